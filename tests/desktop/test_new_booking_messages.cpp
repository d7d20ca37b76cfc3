// SPDX-License-Identifier: GPL-3.0-or-later
// The new booking: where its messages appear, what has the focus then, and that nothing moves.
#include "desktop/new_booking/offers_model.h"
#include "desktop/theme/style.h"
#include "kept_places.h"
#include "shown_booking.h"
#include "themed_test.h"

#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::SmallHotel;
using Shown = roomrack::tests::ShownBooking;
using Stage = BookingDraft::Stage;

namespace {

BookingPreset standard(SmallHotel &hotel)
{
    return {hotel.type("STD"), Stay(hotel.today() + 8, 3)};
}

}  // namespace

class TestNewBookingMessages : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void aRetiredPlanSaysSoBeforeAHoldIsTried()
    {
        SmallHotel hotel;
        pricing::RatePlan plan = hotel.session().view().rates().plans().front();
        plan.retiredFrom = hotel.today() + 5;
        hotel.run(booking::EditDescription{hotel.desk(), {{}, {}, {}, {plan}}, {}, false, {}});
        QTRY_VERIFY(hotel.session().view().rates().plans().front().retiredFrom);
        Shown shown(hotel, *theme_, standard(hotel));
        const auto *obstacle = shown.find<QLabel>("obstacle");
        QVERIFY2(obstacle->text().startsWith(plan.name + QStringLiteral(" is retired")),
                 qPrintable(obstacle->text()));
        const Shown before(hotel, *theme_, {hotel.type("STD"), Stay(hotel.today() + 4, 3)});
        QCOMPARE(before.find<QLabel>("obstacle")->text(), QString());
    }

    void roomNumbersHaveRowsAsOtherLists()
    {
        SmallHotel hotel;
        Shown shown(hotel, *theme_, standard(hotel));
        const auto rowOf = [&shown](const char *list) {
            return shown.find<QComboBox>(list)->view()->sizeHintForRow(0);
        };
        shown.find<QComboBox>("source")->addItem(QStringLiteral("Telephone"));
        QVERIFY2(rowOf("room") >= rowOf("source") - 2, qPrintable(QString::number(rowOf("room"))));
        QVERIFY(rowOf("room") > 20);
    }

    /// No refusal: a family may book the room of its children.
    void twoRoomsForOneAdultAreAskedAbout()
    {
        SmallHotel hotel;
        Shown shown(hotel, *theme_, standard(hotel));
        const auto *obstacle = shown.find<QLabel>("obstacle");
        shown.find<QSpinBox>("adults")->setValue(1);
        QCOMPARE(obstacle->text(), QString());
        shown.find<QSpinBox>("rooms")->setValue(2);
        QCOMPARE(obstacle->text(), QStringLiteral("Fewer adults than rooms: check both numbers"));
        QVERIFY(obstacle->isVisible());
        QVERIFY(shown.find<QPushButton>("next")->isEnabled());
        shown.find<QSpinBox>("adults")->setValue(2);
        QCOMPARE(obstacle->text(), QString());
    }

    void nothingMovesForAMessage()
    {
        SmallHotel hotel;
        hotel.book("STD", Stay(hotel.today() + 9, 1), QStringLiteral("Early bird"));
        pricing::RatePlan plan = hotel.session().view().rates().plans().front();
        plan.conditions.minNights = 3;
        hotel.run(booking::EditDescription{hotel.desk(), {{}, {}, {}, {plan}}, {}, false, {}});
        QTRY_COMPARE(hotel.session().view().rates().plans().front().conditions.minNights, 3);
        Shown shown(hotel, *theme_, standard(hotel));
        QVERIFY(shown.isActive());
        const tests::Places before = tests::placesOf(*shown.dialog);
        shown.find<QSpinBox>("nights")->setValue(2);
        QVERIFY(shown.find<QLabel>("obstacle")->isVisible());
        QCOMPARE(tests::movedSince(before, *shown.dialog), QString());
        shown.find<QSpinBox>("nights")->setValue(3);
        shown.type("agreed", QStringLiteral("cheap"));
        QCOMPARE(shown.find<QLabel>("choice")->text(),
                 QStringLiteral("Enter an amount such as 118.50"));
        QCOMPARE(tests::movedSince(before, *shown.dialog), QString());
        shown.find<QLineEdit>("agreed")->clear();
        auto *rooms = shown.find<QSpinBox>("rooms");
        rooms->setValue(3);
        shown.click("next");
        QTRY_COMPARE(shown.stage(), Stage::Refused);
        QVERIFY(shown.find<QLabel>("problem")->isVisible());
        QCOMPARE(tests::movedSince(before, *shown.dialog), QString());
        QCOMPARE(shown.dialog->focusWidget(), static_cast<QWidget *>(rooms));
    }

    void theOffersEndWithAWholeRowInAnyHeight()
    {
        SmallHotel hotel;
        booking::DescriptionItems items;
        for (int i = 1; i <= 6; ++i) {
            inventory::RoomType type =
                *hotel.session().view().catalogue().roomType(hotel.type("STE"));
            type.id = {};
            type.code = QStringLiteral("S%1").arg(i);
            type.name = QStringLiteral("Suite %1").arg(i);
            items.roomTypes.push_back(type);
        }
        hotel.run(booking::EditDescription{hotel.desk(), items, {}, false, {}});
        QTRY_COMPARE(hotel.session().view().catalogue().roomTypes.size(), size_t(9));
        Shown shown(hotel, *theme_, standard(hotel));
        QVERIFY(shown.isActive());
        const auto *offers = shown.find<QTableView>("offers");
        const int all = 10 * style::kRow;
        // A row that is not whole is covered.
        const auto height = [offers] {
            const auto *cover = offers->findChild<QWidget *>(QStringLiteral("wholeRowsCover"));
            return offers->viewport()->height() - (cover->isVisible() ? cover->height() : 0);
        };
        const int least = shown.dialog->minimumSizeHint().height();
        bool scrolled = false, whole = false;
        for (int more = 0; more < 300; more += 23) {
            shown.dialog->resize(shown.dialog->width(), least + more);
            QTRY_VERIFY2(height() >= all || height() % style::kRow == 0,
                         qPrintable(QString::number(height())));
            scrolled = scrolled || height() < all;
            whole = whole || height() >= all;
        }
        QVERIFY(scrolled && whole);
        // A row that was scrolled to is whole as well, and the dialog can be made small again.
        shown.dialog->resize(shown.dialog->width(), least);
        QTRY_COMPARE(shown.dialog->height(), least);
        QTest::keyClick(shown.find<QTableView>("offers"), Qt::Key_End, Qt::ControlModifier);
        QTRY_VERIFY(offers->rowViewportPosition(9) + style::kRow <= height());
    }

    /// What happens in the hotel loads the prices again.
    void aRefusalStaysUntilTheInputIsChanged()
    {
        SmallHotel hotel;
        hotel.book("STD", Stay(hotel.today() + 9, 1), QStringLiteral("Early bird"));
        Shown shown(hotel, *theme_, standard(hotel));
        const auto *offers = shown.find<QTableView>("offers")->model();
        const auto suite = [offers] {
            const int last = offers->rowCount() - 1;
            return offers->index(last, OffersModel::FirstPlan).data().toString();
        };
        shown.find<QSpinBox>("rooms")->setValue(3);
        QTRY_VERIFY(suite().endsWith(QStringLiteral("800.00")));
        shown.click("next");
        QTRY_COMPARE(shown.stage(), Stage::Refused);
        const auto *help = shown.find<QPushButton>("help");
        QVERIFY(help->isVisible());
        booking::EditCells dearer;
        dearer.caller = hotel.desk();
        dearer.field = booking::CellField::Rate;
        dearer.roomTypes = {hotel.type("STE")};
        dearer.plan = hotel.session().view().rates().plans().front().id;
        dearer.ranges = {{hotel.today() + 8, 3}};
        dearer.value = 250'00;
        hotel.run(booking::EditBlock(dearer));
        QTRY_VERIFY(suite().endsWith(QStringLiteral("250.00")));
        QCOMPARE(shown.stage(), Stage::Refused);
        QVERIFY(shown.find<QLabel>("problem")->isVisible() && help->isVisible());
        QVERIFY(shown.find<QSpinBox>("rooms")->property("wrong").toBool());
        shown.find<QSpinBox>("nights")->setValue(2);
        QCOMPARE(shown.stage(), Stage::Choosing);
        QVERIFY(!help->isVisible());
    }

    void nothingMovesForAMessageAboutTheGuest()
    {
        SmallHotel hotel;
        Shown shown(hotel, *theme_, standard(hotel));
        QVERIFY(shown.isActive());
        const auto placeOf = [&](const char *name) {
            tests::handlePosted();
            return shown.find<QPushButton>(name)->geometry();
        };
        const QRect next = placeOf("next");
        shown.click("next");
        QTRY_COMPARE(shown.stage(), Stage::Held);
        QCOMPARE(placeOf("next"), next);
        const tests::Places before = tests::placesOf(*shown.dialog);
        shown.type("email", QStringLiteral("anna"));
        shown.type("phone", QStringLiteral("abc"));
        shown.click("next");
        for (const char *line : {"nameProblem", "emailProblem", "phoneProblem"})
            QVERIFY2(shown.find<QLabel>(line)->isVisible(), line);
        QCOMPARE(tests::movedSince(before, *shown.dialog), QString());
        hotel.pass(1801);
        QTRY_COMPARE(shown.stage(), Stage::Expired);
        QVERIFY(shown.find<QLabel>("problem")->isVisible());
        QCOMPARE(tests::movedSince(before, *shown.dialog), QString());
    }

    void enterOnAButtonPressesThatButton()
    {
        SmallHotel hotel;
        Shown shown(hotel, *theme_, standard(hotel));
        shown.click("next");
        QTRY_COMPARE(shown.stage(), Stage::Held);
        shown.type("name", QStringLiteral("A. Example"));
        auto *back = shown.find<QPushButton>("back");
        back->setFocus();
        QTest::keyClick(back, Qt::Key_Return);
        QCOMPARE(shown.stage(), Stage::Choosing);
        QTRY_COMPARE(hotel.liveHolds(), 0);
        QCOMPARE(hotel.bookings(), 0);
    }
};

QTEST_MAIN(TestNewBookingMessages)
#include "test_new_booking_messages.moc"
