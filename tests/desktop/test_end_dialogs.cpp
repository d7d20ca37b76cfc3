// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogs that end a booking: a fee that is not one says so beside its field, and nothing moves
// for it.
#include "desktop/booking_dialogs/booking_facts.h"
#include "desktop/booking_dialogs/end_dialogs.h"
#include "desktop/bookings/booking_actions.h"
#include "kept_places.h"
#include "small_hotel.h"
#include "themed_test.h"

#include <QtCore/QPointer>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include <algorithm>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::SmallHotel;

class TestEndDialogs : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void aFeeThatIsTooHighSaysSoBesideItsField()
    {
        SmallHotel hotel;
        const BookingId id = hotel.book("STD", Stay(hotel.today() + 3, 3), QStringLiteral("Ana"));
        CancelDialog dialog(hotel.session(), hotel.read(id));
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.open();
        QVERIFY(QTest::qWaitForWindowActive(&dialog, tests::kTryForMs));
        auto *fee = dialog.findChild<QLineEdit *>(QStringLiteral("fee"));
        auto *reason = dialog.findChild<QLineEdit *>(QStringLiteral("reason"));
        const auto *problem = dialog.findChild<QLabel *>(QStringLiteral("feeProblem"));
        const tests::Places before = tests::placesOf(dialog);
        dialog.findChild<QCheckBox *>(QStringLiteral("overrideFee"))->setChecked(true);
        QVERIFY(fee->isVisible());
        QCOMPARE(problem->text(), QString());
        QCOMPARE(tests::movedSince(before, dialog), QString());
        QTest::keyClicks(fee, QStringLiteral("999"));
        QVERIFY2(problem->text().contains(QStringLiteral("300.00")), qPrintable(problem->text()));
        reason->setFocus();
        QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("confirm")),
                          Qt::LeftButton);
        QVERIFY(dialog.isVisible());
        QCOMPARE(dialog.focusWidget(), static_cast<QWidget *>(fee));
        QVERIFY(fee->property("wrong").toBool());
        QCOMPARE(problem->property("tone").toInt(), int(Tone::Bad));
        QCOMPARE(tests::movedSince(before, dialog), QString());
        fee->selectAll();
        QTest::keyClicks(fee, QStringLiteral("12"));
        QCOMPARE(problem->text(), QString());
        QCOMPARE(tests::movedSince(before, dialog), QString());
        dialog.reject();
    }

    /// In one line, by which fees are of other terms than the rate plan has now.
    void termsOfAnEarlierPlanAreNamed()
    {
        SmallHotel hotel;
        const BookingId id = hotel.book("STD", Stay(hotel.today() + 3, 3), QStringLiteral("Ana"));
        const QString line =
            QStringLiteral("Terms as of the booking; the rate plan has others now");
        const auto policy = [&] {
            const storage::BookingRow row = hotel.read(id);
            for (const Fact &f : bookingFacts(row, hotel.session().view(), QLocale::c()))
                if (f.label == u"Cancellation policy") return f.value;
            return QString();
        };
        const auto dialogSays = [&] {
            CancelDialog dialog(hotel.session(), hotel.read(id));
            const auto labels = dialog.findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(),
                               [&](const QLabel *one) { return one->text().contains(line); });
        };
        const QString before = policy();
        QVERIFY(before.startsWith(QLatin1String("Free until")));
        QVERIFY(!before.contains(line) && !dialogSays());
        pricing::RatePlan edited = hotel.session().view().rates().plans().front();
        edited.terms.refundable = false;
        hotel.run(booking::EditDescription{hotel.desk(), {{}, {}, {}, {edited}}, {}, false, {}});
        QTRY_VERIFY(!hotel.session().view().rates().plans().front().terms.refundable);
        QCOMPARE(policy(), before + QLatin1Char('\n') + line);
        QVERIFY(dialogSays());
        const BookingId later =
            hotel.book("STD", Stay(hotel.today() + 9, 1), QStringLiteral("Rui"));
        QCOMPARE(termsText(hotel.read(later).booking, hotel.session().view(), QLocale::c()),
                 QStringLiteral("Non-refundable"));
        QCOMPARE(earlierTermsText(hotel.read(later).booking, hotel.session().view()), QString());
    }

    /// Its fields lose the focus and tell the dialog what was typed, which must still be there.
    void aDialogThatIsOpenGoesWithItsPage()
    {
        SmallHotel hotel;
        const BookingId id = hotel.book("STD", Stay(hotel.today() + 3, 3), QStringLiteral("Ana"));
        for (const auto &[button, field] : {std::pair("Change", "checkOut"), {"Cancel", "fee"}}) {
            auto actions = std::make_unique<BookingActions>(hotel.session());
            actions->offer(hotel.read(id), {});
            for (QAbstractButton *one : actions->buttons())
                if (one->text().remove(u'&').startsWith(QLatin1String(button))) one->click();
            const QPointer<QWidget> dialog = QApplication::activeModalWidget();
            QVERIFY(dialog);
            QVERIFY(QTest::qWaitForWindowActive(dialog, tests::kTryForMs));
            if (auto *fee = dialog->findChild<QCheckBox *>(QStringLiteral("overrideFee")))
                fee->setChecked(true);
            auto *edit = dialog->findChild<QLineEdit *>(QString::fromLatin1(field));
            edit->setFocus();
            edit->selectAll();
            QTest::keyClicks(edit, QStringLiteral("20.7."));
            actions.reset();
            QVERIFY(!dialog);
        }
    }
};

QTEST_MAIN(TestEndDialogs)
#include "test_end_dialogs.moc"
