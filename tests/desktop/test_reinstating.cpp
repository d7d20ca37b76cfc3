// SPDX-License-Identifier: GPL-3.0-or-later
// The bookings page: cancelling with a reason and a fee of one's own, and reinstating.
#include "core/error_values.h"
#include "desktop/booking_dialogs/paid_amounts.h"
#include "desktop/bookings/booking_details.h"
#include "desktop/bookings/booking_page.h"
#include "pricing/tax_hotel.h"
#include "request_scene.h"
#include "shown_page.h"
#include "support/widget_test.h"

#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

using namespace roomrack;
using namespace roomrack::desktop;
using booking::BookingStatus;

namespace {

using Shown = tests::ShownPage<BookingPage>;

QPushButton *choose(Shown &shown, BookingId id, const char *button)
{
    shown.page->showBooking(id);
    QPushButton *found = nullptr;
    if (!tests::waitFor([&] { return (found = shown.button(button)) != nullptr; })) return nullptr;
    return found;
}

QString textsOf(const QWidget *widget)
{
    QStringList texts;
    for (const QLabel *label : widget->findChildren<QLabel *>()) texts << label->text();
    return texts.join(u'\n');
}

booking::SagaRow charge(const QByteArray &payment, qint64 minor, const Currency &currency)
{
    booking::SagaRow row;
    row.state.purpose = booking::SagaPurpose::Book;
    row.state.end = booking::SagaEnd::Booked;
    row.state.payment = payment;
    row.state.amount = {minor, currency};
    return row;
}

booking::SagaRow refund(const QByteArray &payment, qint64 minor, const Currency &currency)
{
    booking::SagaRow row = charge(payment, minor, currency);
    row.state.purpose = booking::SagaPurpose::Refund;
    row.state.end = booking::SagaEnd::Open;
    return row;
}

}  // namespace

class TestReinstating : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }

    void aCancelledBookingIsReinstated()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today, 3), QStringLiteral("Ana"), 2);
        shown.hotel.run(booking::CancelBooking{shown.hotel.desk(), id, 1});
        const storage::BookingRow over = shown.hotel.read(id);
        QVERIFY(over.fee > 0);
        QTest::mouseClick(choose(shown, id, "Reinstate"), Qt::LeftButton);
        // Beside the button: what happened, and when.
        const auto *end = shown.find<QLabel>("over");
        QTRY_COMPARE(end->text().section(QLatin1Char(' '), 0, 4),
                     QStringLiteral("Cancelled on 10 Jul 2026"));
        QTRY_VERIFY(shown.dialog());
        const QString said = textsOf(shown.dialog());
        const Currency currency = shown.hotel.session().view().property().currency;
        QVERIFY2(said.contains(QStringLiteral("Ana")), qPrintable(said));
        for (const qint64 amount : {over.booking.total, over.fee})
            QVERIFY2(said.contains(Money{amount, currency}.text(shown.dialog()->locale())),
                     qPrintable(said));
        shown.inDialog<QLineEdit>("reason")->setText(QStringLiteral("A mistake"));
        QTest::mouseClick(shown.inDialog<QPushButton>("confirm"), Qt::LeftButton);
        QTRY_COMPARE(shown.notices.size(), 1);
        const storage::BookingRow back = shown.hotel.read(id);
        QCOMPARE(back.booking.status, BookingStatus::Confirmed);
        QCOMPARE(back.booking.total, over.booking.total);
        QCOMPARE(back.fee, qint64(0));
        QCOMPARE(back.reason, QStringLiteral("A mistake"));
        QTRY_VERIFY(shown.button("Cancel"));
        QVERIFY(!shown.button("Reinstate"));
        QTRY_VERIFY(textsOf(shown.page.get()).contains(QStringLiteral("A mistake")));
    }

    /// 2.00 a person and night of two guests come to what is due of the price.
    void whatIsDueAgainContainsTheTaxes()
    {
        Shown shown(*theme_);
        booking::DescriptionItems items;
        items.cityTaxes = {tests::cityTax(-1, 200)};
        shown.hotel.run(booking::EditDescription{shown.hotel.desk(), items, {}, false, {}});
        const BookingId id =
            shown.hotel.book("STD", Stay(shown.hotel.today(), 3), QStringLiteral("Ana"));
        const storage::BookingRow before = shown.hotel.read(id);
        const qint64 taxes = before.taxes.onTop();
        QVERIFY(taxes > 0);
        shown.hotel.run(booking::CancelBooking{shown.hotel.desk(), id, 1});
        QTest::mouseClick(choose(shown, id, "Reinstate"), Qt::LeftButton);
        QTRY_VERIFY(shown.dialog());
        const Money due{before.booking.total + taxes,
                        shown.hotel.session().view().property().currency};
        const QString said =
            QStringLiteral("Due at the hotel: %1").arg(due.text(shown.dialog()->locale()));
        QTRY_VERIFY2(textsOf(shown.dialog()).contains(said), qPrintable(textsOf(shown.dialog())));
        QTest::mouseClick(shown.inDialog<QPushButton>("confirm"), Qt::LeftButton);
        QTRY_COMPARE(shown.notices.size(), 1);
        QVERIFY(shown.notices.first().contains(said));
    }

    /// Cards are charged no third decimal: 33.303 and 3.337 dinars are 36.640 together, 33.300 and
    /// 3.330 each by itself.
    void theNoticeHasTheAmountOfTheDialog()
    {
        Shown shown(*theme_);
        tests::SmallHotel &hotel = shown.hotel;
        const Currency eur = hotel.session().view().property().currency;
        const Currency kwd = *Currency::make(QStringLiteral("KWD"));
        const Stay night(hotel.today(), 1);
        booking::DescriptionItems items;
        items.cityTaxes = {tests::cityTax(-1, 501)};
        hotel.run(booking::EditDescription{hotel.desk(), items, {}, false, {}});
        hotel.run(
            booking::SaveFxRates{hotel.desk(),
                                 QStringLiteral("Typed"),
                                 {{eur, kwd, hotel.today(), *pricing::FxFactor::make(333, 3)}}});
        booking::HoldAndConfirm book;
        book.what.caller = hotel.desk();
        book.what.roomType = hotel.type("STD");
        book.what.stay = night;
        book.what.plan = hotel.session().view().rates().plans().front().id;
        book.what.agreedTotal = 100'01;
        book.what.currency = kwd;
        const BookingId id = hotel.run(book).booking;
        const storage::BookingRow before = hotel.read(id);
        QVERIFY(before.charge);
        QCOMPARE(before.taxes.onTop(), qint64(10'02));
        hotel.run(booking::CancelBooking{hotel.desk(), id, 1});
        QTest::mouseClick(choose(shown, id, "Reinstate"), Qt::LeftButton);
        QTRY_VERIFY(shown.dialog());
        const QString said = QStringLiteral("Due at the hotel: %1")
                                 .arg(Money{36'640, kwd}.text(shown.dialog()->locale()));
        QTRY_VERIFY2(textsOf(shown.dialog()).contains(said), qPrintable(textsOf(shown.dialog())));
        QTest::mouseClick(shown.inDialog<QPushButton>("confirm"), Qt::LeftButton);
        QTRY_COMPARE(shown.notices.size(), 1);
        QVERIFY2(shown.notices.first().contains(said), qPrintable(shown.notices.first()));
    }

    void eachLineOfTheHistoryHasItsReasonAndItsAuthor()
    {
        Shown shown(*theme_);
        const BookingId id =
            shown.hotel.book("STD", Stay(shown.hotel.today(), 2), QStringLiteral("Ana"));
        booking::CancelBooking cancel{shown.hotel.desk(), id, 1};
        cancel.reason = QStringLiteral("Wrong dates");
        shown.hotel.run(cancel);
        booking::ReinstateBooking reinstate{shown.hotel.desk(), id, 2};
        reinstate.reason = QStringLiteral("They were right");
        shown.hotel.run(reinstate);
        shown.page->showBooking(id);
        const auto *details = shown.page->findChild<BookingDetails *>();
        QTRY_VERIFY2(textsOf(details).contains(QStringLiteral("Reason: Wrong dates")),
                     qPrintable(textsOf(details)));
        QVERIFY(textsOf(details).contains(QStringLiteral("Reason: They were right")));
        QVERIFY(textsOf(details).count(QStringLiteral(" · Front desk\n")) >= 3);
    }

    void aFullHouseIsToldWithItsNights()
    {
        Shown shown(*theme_);
        const Night today = shown.hotel.today();
        const BookingId id = shown.hotel.book("STD", Stay(today, 2), QStringLiteral("Ana"));
        shown.hotel.run(booking::CancelBooking{shown.hotel.desk(), id, 1});
        QPushButton *reinstate = choose(shown, id, "Reinstate");
        QVERIFY(reinstate);
        shown.hotel.book("STD", Stay(today + 1, 1), QStringLiteral("Others"), 3);
        QTest::mouseClick(reinstate, Qt::LeftButton);
        QTRY_VERIFY(shown.dialog());
        QTest::mouseClick(shown.inDialog<QPushButton>("confirm"), Qt::LeftButton);
        QTRY_VERIFY(shown.inDialog<QLabel>("problem")->text().contains(core::errorDate(today + 1)));
        QVERIFY(!shown.inDialog<QLabel>("problem")->text().contains(core::errorDate(today)));
        QCOMPARE(shown.hotel.read(id).booking.status, BookingStatus::Cancelled);
    }

    void aFeeAndAReasonAreTyped()
    {
        Shown shown(*theme_);
        const BookingId id =
            shown.hotel.book("STD", Stay(shown.hotel.today(), 3), QStringLiteral("Ana"));
        QTest::mouseClick(choose(shown, id, "Cancel"), Qt::LeftButton);
        QTRY_VERIFY(shown.dialog());
        auto *fee = shown.inDialog<QLineEdit>("fee");
        QVERIFY(!fee->isVisible());
        QTest::mouseClick(shown.inDialog<QCheckBox>("overrideFee"), Qt::LeftButton, {}, {6, 8});
        QTRY_VERIFY(fee->isVisible());
        const auto isWrong = [fee] { return fee->property("wrong").toBool(); };
        QVERIFY(!isWrong());
        QTest::mouseClick(shown.inDialog<QPushButton>("confirm"), Qt::LeftButton);
        QVERIFY(isWrong());
        shown.inDialog<QLineEdit>("reason")->setText(QStringLiteral("The guest fell ill"));
        for (const char *wrong : {"a lot", "100000"}) {
            fee->setText(QString::fromLatin1(wrong));
            QTest::mouseClick(shown.inDialog<QPushButton>("confirm"), Qt::LeftButton);
            QVERIFY(shown.dialog());
        }
        fee->setText(QStringLiteral("12.34"));
        QVERIFY(textsOf(shown.dialog()).contains(QStringLiteral("12.34")));
        QTest::mouseClick(shown.inDialog<QPushButton>("confirm"), Qt::LeftButton);
        QTRY_COMPARE(shown.hotel.read(id).booking.status, BookingStatus::Cancelled);
        QCOMPARE(shown.hotel.read(id).fee, qint64(12'34));
        QCOMPARE(shown.hotel.read(id).reason, QStringLiteral("The guest fell ill"));
    }

    void enterInTheReasonGoesOnToTheButton()
    {
        Shown shown(*theme_);
        const BookingId id =
            shown.hotel.book("STD", Stay(shown.hotel.today(), 3), QStringLiteral("Ana"));
        QTest::mouseClick(choose(shown, id, "Cancel"), Qt::LeftButton);
        QTRY_VERIFY(shown.dialog());
        const QPointer<QDialog> dialog = shown.dialog();
        shown.inDialog<QLineEdit>("reason")->setFocus();
        QTest::keyClicks(shown.inDialog<QLineEdit>("reason"), QStringLiteral("Fell ill"));
        shown.type(Qt::Key_Return);
        QVERIFY2(dialog && dialog->isVisible(), "Enter neither confirms nor closes");
        QCOMPARE(dialog->focusWidget(),
                 static_cast<QWidget *>(shown.inDialog<QPushButton>("confirm")));
        shown.type(Qt::Key_Return);
        QTRY_COMPARE(shown.hotel.read(id).booking.status, BookingStatus::Cancelled);
        QCOMPARE(shown.hotel.read(id).reason, QStringLiteral("Fell ill"));
    }

    void aReturnedRefundIsStillToBeMade()
    {
        using booking::SagaState;
        Shown shown(*theme_);
        const auto asked =
            tests::send(shown.hotel, tests::prepaid(shown.hotel, tests::maria(),
                                                    Stay(shown.hotel.today() + 5, 2)));
        QVERIFY(asked && asked->saga);
        const BookingId id{asked->saga.value};
        const auto to = [&](booking::SagaId saga, booking::HoldWrite hold, auto change) {
            tests::advance(shown.hotel, saga, change, hold);
        };
        to(asked->saga, booking::HoldWrite::Pin, [](SagaState &s) {
            s.stage = booking::SagaStage::Capturing;
            s.payment = "pi_1";
        });
        to(asked->saga, booking::HoldWrite::Sell, [](SagaState &s) {
            s.stage = booking::SagaStage::Done;
            s.end = booking::SagaEnd::Booked;
        });
        booking::CancelBooking cancel{shown.hotel.desk(), id, 1};
        cancel.fee = 0;
        const auto over = shown.hotel.session().engine().run(cancel);
        QVERIFY(over && over->saga);
        to(over->saga, booking::HoldWrite::None, [](SagaState &s) {
            s.stage = booking::SagaStage::Refunding;
            s.task = booking::SagaTask::RefundByHand;
            s.returned = true;
        });
        QTest::mouseClick(choose(shown, id, "Reinstate"), Qt::LeftButton);
        QTRY_VERIFY(shown.dialog());
        const Money paid{shown.hotel.read(id).booking.total,
                         shown.hotel.session().view().property().currency};
        const QString said = QStringLiteral("%1 must still be refunded manually")
                                 .arg(paid.text(shown.dialog()->locale()));
        QTRY_VERIFY2(textsOf(shown.dialog()).contains(said), qPrintable(textsOf(shown.dialog())));
        QVERIFY(!textsOf(shown.dialog()).contains(QStringLiteral("was refunded")));
    }

    void refundsAreNamedInTheGuestsCurrency()
    {
        const Currency huf = *Currency::make(QStringLiteral("HUF"));
        const QLocale english(QStringLiteral("en_GB"));
        const PaidAmounts paid =
            paidAmounts({charge("pi_1", 30'000'00, huf), charge("pi_2", 9'000'00, huf),
                         refund("pi_2", 4'000'00, huf)});
        QVERIFY(paid.currency == huf);
        QCOMPARE(paid.charged, qint64(39'000'00));
        QCOMPARE(paid.kept, qint64(35'000'00));
        const QString some = refundText(paid, {20'000'00, huf}, english);
        QVERIFY2(some.contains(Money{15'000'00, huf}.text(english)), qPrintable(some));
        QVERIFY(!refundText(paid, {35'000'00, huf}, english).isEmpty());
        QVERIFY(refundText({}, {0, huf}, english).isEmpty());
    }

private:
    std::unique_ptr<Theme> theme_;
};

QTEST_MAIN(TestReinstating)
#include "test_reinstating.moc"
