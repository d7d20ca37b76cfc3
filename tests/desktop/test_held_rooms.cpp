// SPDX-License-Identifier: GPL-3.0-or-later
// Holds of numbered rooms in the window: on the room plan with holder and countdown, and made from
// a new booking, where a room that another has cannot be chosen.
#include "desktop/booking_dialogs/check_in_dialog.h"
#include "kept_places.h"
#include "shown_booking.h"
#include "shown_plan.h"
#include "themed_test.h"

#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QSpinBox>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::ShownPlan;
using tests::SmallHotel;
using Booking = tests::ShownBooking;
using Stage = BookingDraft::Stage;

namespace {

RoomId roomOf(SmallHotel &hotel, const char *number)
{
    for (const inventory::Room &room : hotel.session().view().catalogue().rooms) {
        if (room.number == QLatin1String(number)) return room.id;
    }
    qFatal("no such room");
}

HoldId hold(SmallHotel &hotel, const char *number, Stay stay,
            booking::Durability durability = booking::Durability::Durable)
{
    booking::TakeHold take;
    take.caller = hotel.desk();
    take.roomType = hotel.type("STD");
    take.stay = stay;
    take.durability = durability;
    take.numbers = {roomOf(hotel, number)};
    return hotel.run(take).hold;
}

/// Limits the adults and children of a standard room and a twin; the window knows it then.
void limit(SmallHotel &hotel, int adults, int children)
{
    booking::DescriptionItems items;
    for (const char *code : {"STD", "TWN"}) {
        items.roomTypes.push_back(*hotel.session().view().catalogue().roomType(hotel.type(code)));
        items.roomTypes.back().maxAdults = adults;
        items.roomTypes.back().maxChildren = children;
    }
    hotel.run(booking::EditDescription{hotel.desk(), items, {}, false, {}});
    const RoomTypeId last = hotel.type("TWN");
    if (!tests::waitFor([&] {
            return hotel.session().view().catalogue().roomType(last)->maxChildren == children;
        }))
        qFatal("the window does not know the limits");
}

/// Opens the list of several rooms by Enter on its button and presses the keys in it, the last of
/// which closes it. False: it was not opened, or is still open. Qt runs a loop while it is.
bool press(const Booking &booking, const std::vector<Qt::Key> &keys)
{
    auto *menu = booking.several()->menu();
    bool opened = false, closed = false;
    QTimer::singleShot(0, menu, [&] {
        opened = menu->isVisible();
        for (const Qt::Key key : keys) QTest::keyClick(menu, key);
        closed = !menu->isVisible();
        menu->close();
    });
    booking.several()->setFocus();
    QTest::keyClick(booking.several(), Qt::Key_Return);
    tests::handlePosted();
    return opened && closed;
}

}  // namespace

class TestHeldRooms : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void theRoomPlanShowsWhoHoldsARoomAndForHowLong_data()
    {
        QTest::addColumn<bool>("inMemory");
        QTest::addRow("durable") << false;
        QTest::addRow("in memory") << true;
    }
    void theRoomPlanShowsWhoHoldsARoomAndForHowLong()
    {
        QFETCH(bool, inMemory);
        ShownPlan shown(*theme_);
        const Night today = shown.hotel.today();
        hold(shown.hotel, "102", Stay(today, 2),
             inMemory ? booking::Durability::Volatile : booking::Durability::Durable);
        QTRY_VERIFY(shown.model().holdAt(shown.at("102", today + 1)));
        QVERIFY(!shown.model().holdAt(shown.at("102", today + 2)));
        QVERIFY(!shown.model().holdAt(shown.at("101", today)));
        const auto words = [&] {
            return shown.at("102", today).data(Qt::AccessibleTextRole).toString();
        };
        QVERIFY2(words().endsWith(QStringLiteral("held by Front desk, 5:00 left")),
                 qPrintable(words()));
        shown.hotel.clock.advance(60 * kSecond);
        QVERIFY(words().endsWith(QStringLiteral("4:00 left")));
        QCOMPARE(shown.at("102", today).data(Qt::ToolTipRole).toString(), words());
        shown.view().setFocus();
        shown.view().setCurrentIndex(shown.at("102", today));
        QVERIFY(!shown.find<QPushButton>("outOfOrder")->isEnabled());
        shown.view().setCurrentIndex(shown.at("101", today));
        QVERIFY(shown.find<QPushButton>("outOfOrder")->isEnabled());
        shown.view().viewport()->grab();  // painted without a fault
        // The room is given to no other stay.
        const BookingId id = shown.hotel.book("STD", Stay(today, 1), QStringLiteral("Ana"));
        QVERIFY(shown.goTo(id));
        const PlanBar bar = shown.board().find(id)->second;
        QVERIFY(shown.board().fit(bar, roomOf(shown.hotel, "102")) == PlanFit::Taken);
        QVERIFY(shown.board().fit(bar, roomOf(shown.hotel, "103")) == PlanFit::Free);
        shown.hotel.pass(300);
        QTRY_VERIFY(!shown.model().holdAt(shown.at("102", today)));
        QVERIFY(words().endsWith(QStringLiteral("available")));
    }

    void enterOnAFreeNightBeginsABookingOfTheRoom()
    {
        ShownPlan shown(*theme_);
        std::optional<BookingPreset> asked;
        shown.actions.newBooking = [&](const BookingPreset &preset) { asked = preset; };
        const Night today = shown.hotel.today();
        hold(shown.hotel, "102", Stay(today, 1));
        QTRY_VERIFY(shown.model().holdAt(shown.at("102", today)));
        shown.view().setCurrentIndex(shown.at("102", today));
        shown.press(Qt::Key_Return);
        shown.view().setCurrentIndex(shown.at("103", today - 1));
        shown.press(Qt::Key_Return);
        shown.view().setCurrentIndex(shown.model().index(0, shown.model().columnOf(today)));
        shown.press(Qt::Key_Return);
        QVERIFY(!asked);
        shown.view().setCurrentIndex(shown.at("103", today + 1));
        shown.press(Qt::Key_Return);
        QVERIFY(asked);
        QCOMPARE(asked->room, std::optional(roomOf(shown.hotel, "103")));
        QCOMPARE(asked->stay, std::optional(Stay(today + 1, 1)));
        Booking booking(shown.hotel, *theme_, *asked);
        QCOMPARE(booking.number(), QStringLiteral("103"));
        QCOMPARE(booking.offered(), QStringLiteral("Standard"));
    }

    void aNewBookingHoldsTheRoomThatWasAskedFor()
    {
        SmallHotel hotel;
        Booking booking(hotel, *theme_, {hotel.type("STD"), Stay(hotel.today() + 8, 3)});
        QAbstractItemModelTester tester(booking.list()->model(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(booking.list()->currentText(), QStringLiteral("Any room"));
        booking.down(2);
        QCOMPARE(booking.number(), QStringLiteral("102"));
        booking.click("next");
        QTRY_COMPARE(booking.stage(), Stage::Held);
        const auto &held = hotel.session().view().roomsHeld();
        QTRY_COMPARE(held.size(), size_t(1));
        QCOMPARE(held.begin()->second, std::vector{roomOf(hotel, "102")});
        QSignalSpy booked(booking.dialog, &NewBookingDialog::booked);
        auto *name = booking.find<QLineEdit>("name");
        name->setFocus();
        QTest::keyClicks(name, QStringLiteral("A. Example"));
        booking.click("next");
        QTRY_COMPARE(booked.size(), 1);
        QCOMPARE(hotel.read(booked[0][0].value<BookingId>()).rooms,
                 QStringList{QStringLiteral("102")});
    }

    void severalRoomsAreHeldByTheirNumbers()
    {
        SmallHotel hotel;
        Booking booking(hotel, *theme_, {hotel.type("STD"), Stay(hotel.today() + 8, 3)});
        booking.down(1);
        booking.openSeveral();
        QCOMPARE(booking.ticked(), QStringList{QStringLiteral("101")});
        booking.tick("103");
        QCOMPARE(booking.find<QSpinBox>("rooms")->value(), 2);
        QCOMPARE(booking.list()->placeholderText(), QStringLiteral("101, 103"));
        booking.several()->menu()->close();
        booking.click("next");
        QTRY_COMPARE(booking.stage(), Stage::Held);
        const auto &held = hotel.session().view().roomsHeld();
        QTRY_COMPARE(held.size(), size_t(1));
        QCOMPARE(held.begin()->second, (std::vector{roomOf(hotel, "101"), roomOf(hotel, "103")}));
        const auto labels = booking.dialog->findChildren<QLabel *>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->text().contains(QStringLiteral("Rooms 101, 103"));
        }));
    }

    void severalRoomsAreChosenByKeysAndNothingMoves()
    {
        SmallHotel hotel;
        Booking booking(hotel, *theme_, {hotel.type("STD"), Stay(hotel.today() + 8, 3)});
        QVERIFY(booking.isActive());
        const tests::Places before = tests::placesOf(*booking.dialog);
        // Enter opens the list, and does not hold rooms; in the list it keeps the last one ticked.
        QVERIFY(press(booking, {Qt::Key_Down, Qt::Key_Space, Qt::Key_Down, Qt::Key_Down,
                                Qt::Key_Space, Qt::Key_Return}));
        QCOMPARE(booking.list()->placeholderText(), QStringLiteral("101, 103"));
        QCOMPARE(booking.find<QSpinBox>("rooms")->value(), 2);
        QCOMPARE(booking.several()->text(), QStringLiteral("Several rooms"));
        QCOMPARE(tests::movedSince(before, *booking.dialog), QString());
        QCOMPARE(booking.stage(), Stage::Choosing);
        // One that is not ticked it ticks.
        QVERIFY(press(booking, {Qt::Key_Down, Qt::Key_Down, Qt::Key_Return}));
        QCOMPARE(booking.find<QSpinBox>("rooms")->value(), 3);
        QCOMPARE(tests::movedSince(before, *booking.dialog), QString());
    }

    void eachOfSeveralRoomsHasANumberOrNoneHas()
    {
        SmallHotel hotel;
        Booking booking(hotel, *theme_, {hotel.type("STD"), Stay(hotel.today() + 8, 3)});
        auto *rooms = booking.find<QSpinBox>("rooms");
        rooms->setValue(3);
        QVERIFY(booking.find<QPushButton>("next")->isEnabled());
        booking.openSeveral();
        booking.tick("101");
        QCOMPARE(rooms->value(), 3);
        QCOMPARE(booking.list()->placeholderText(), QStringLiteral("101; choose 2 more"));
        QVERIFY(!booking.find<QPushButton>("next")->isEnabled());
        booking.tick("102");
        booking.tick("103");
        QVERIFY(booking.find<QPushButton>("next")->isEnabled());
        booking.tick("103");
        QCOMPARE(rooms->value(), 2);
        QVERIFY(booking.find<QPushButton>("next")->isEnabled());
        booking.several()->menu()->close();
        // Another number of rooms is one without numbers.
        rooms->setValue(3);
        QCOMPARE(booking.list()->currentText(), QStringLiteral("Any room"));
        QVERIFY(booking.find<QPushButton>("next")->isEnabled());
    }

    void allNumbersOfABookingAreOfOneRoomType()
    {
        SmallHotel hotel;
        hold(hotel, "102", Stay(hotel.today() + 8, 1));
        Booking booking(hotel, *theme_, {{}, Stay(hotel.today() + 8, 1)});
        // The window follows the commit.
        QTRY_COMPARE(hotel.session().view().roomsHeld().size(), size_t(1));
        booking.openSeveral();
        QCOMPARE(booking.several()->menu()->actions().size(), 3);  // not the room that is held
        booking.tick("101");
        QCOMPARE(booking.offered(), QStringLiteral("Standard"));
        booking.tick("201");
        QCOMPARE(booking.ticked(), QStringList{QStringLiteral("201")});
        QCOMPARE(booking.offered(), QStringLiteral("Suite"));
        QCOMPARE(booking.find<QLabel>("obstacle")->text(), QStringLiteral("No longer chosen: 101"));
        QCOMPARE(booking.find<QSpinBox>("rooms")->value(), 1);
        booking.several()->menu()->close();
        QCOMPARE(booking.number(), QStringLiteral("201"));
    }

    void aRoomThatAnotherHasCannotBeChosen()
    {
        SmallHotel hotel;
        const Stay stay(hotel.today() + 8, 3);
        hold(hotel, "102", stay);
        hotel.run(booking::SetRoomOutOfOrder{
            hotel.desk(), {roomOf(hotel, "101")}, Stay(hotel.today() + 9, 1), true});
        Booking booking(hotel, *theme_, {hotel.type("STD"), stay});
        QTRY_COMPARE(booking.list()->itemText(1),
                     QStringLiteral("101 · Standard / Twin · Out of order"));
        QTRY_COMPARE(booking.list()->itemText(2),
                     QStringLiteral("102 · Standard / Twin · Held by Front desk, 5:00 left"));
        booking.down(1);
        QCOMPARE(booking.number(), QStringLiteral("103"));
        QVERIFY(booking.find<QPushButton>("next")->isEnabled());
        // It is taken while it is chosen.
        const HoldId other = hold(hotel, "103", stay);
        QTRY_VERIFY(!booking.find<QPushButton>("next")->isEnabled());
        QCOMPARE(booking.list()->currentText(),
                 QStringLiteral("103 · Standard / Twin · Held by Front desk, 5:00 left"));
        QVERIFY(booking.list()->property("wrong").toBool());
        hotel.run(booking::ReleaseHold{hotel.desk(), other});
        QTRY_VERIFY(booking.find<QPushButton>("next")->isEnabled());
        QVERIFY(!booking.list()->property("wrong").toBool());
        booking.click("next");
        QTRY_COMPARE(booking.stage(), Stage::Held);
    }

    void aRoomThatIsRefusedSaysWhyUntilAnotherStayIsTyped()
    {
        SmallHotel hotel;
        const Stay stay(hotel.today() + 8, 3);
        Booking booking(hotel, *theme_, {hotel.type("STD"), stay});
        HotelChanges &changes = hotel.session().changes();
        changes.hold();  // the window does not know of the other hold
        const auto resume = qScopeGuard([&changes] { changes.resume(); });
        hold(hotel, "101", stay);
        booking.down(1);
        QCOMPARE(booking.number(), QStringLiteral("101"));
        booking.click("next");
        QTRY_COMPARE(booking.stage(), Stage::Refused);
        QCOMPARE(booking.find<QLabel>("problem")->text(),
                 QStringLiteral("room 101 is held on at least one of the nights"));
        QVERIFY(booking.list()->property("wrong").toBool());
        booking.find<QSpinBox>("nights")->setValue(1);
        QCOMPARE(booking.stage(), Stage::Choosing);
        QCOMPARE(booking.number(), QStringLiteral("101"));
        QVERIFY(!booking.list()->property("wrong").toBool());
    }

    void aRefusalIsNotShownAtAnotherStay()
    {
        SmallHotel hotel;
        hotel.book("STD", Stay(hotel.today() + 9, 1), QStringLiteral("Early bird"));
        Booking booking(hotel, *theme_, {hotel.type("STD"), Stay(hotel.today() + 8, 3)});
        auto *rooms = booking.find<QSpinBox>("rooms");
        rooms->setValue(3);
        booking.click("next");
        QTRY_COMPARE(booking.stage(), Stage::Refused);
        QVERIFY(rooms->property("wrong").toBool());
        booking.find<QSpinBox>("nights")->setValue(1);
        QCOMPARE(booking.stage(), Stage::Choosing);
        QVERIFY(!rooms->property("wrong").toBool());
    }

    void aHeldRoomIsNotOfferedAtCheckIn()
    {
        SmallHotel hotel;
        const Stay stay(hotel.today(), 2);
        const BookingId id = hotel.book("STD", stay, QStringLiteral("Ana"));
        hold(hotel, "102", Stay(hotel.today() + 1, 1), booking::Durability::Volatile);
        // The window follows the commit.
        QTRY_COMPARE(hotel.session().view().roomsHeld().size(), size_t(1));
        const std::unique_ptr<CheckInDialog> dialog(
            new CheckInDialog(hotel.session(), hotel.read(id)));
        const auto *rooms = dialog->findChild<QListWidget *>(QStringLiteral("rooms"));
        QTRY_COMPARE(rooms->count(), 2);
        QVERIFY(rooms->item(0)->text().startsWith(QStringLiteral("101")));
        QVERIFY(rooms->item(1)->text().startsWith(QStringLiteral("103")));
        QCOMPARE(dialog->findChild<QLabel *>(QStringLiteral("notOffered"))->text(),
                 QStringLiteral("Held: 102"));
    }

    void aRoomHeldMeanwhileIsNoLongerOfferedAtCheckIn()
    {
        SmallHotel hotel;
        const Stay stay(hotel.today(), 2);
        const BookingId id = hotel.book("STD", stay, QStringLiteral("Ana"));
        const std::unique_ptr<CheckInDialog> dialog(
            new CheckInDialog(hotel.session(), hotel.read(id)));
        auto *rooms = dialog->findChild<QListWidget *>(QStringLiteral("rooms"));
        QTRY_COMPARE(rooms->count(), 3);
        rooms->item(2)->setSelected(true);
        const HoldId other = hold(hotel, "102", Stay(hotel.today() + 1, 1));
        QTRY_COMPARE(rooms->count(), 2);
        QVERIFY(rooms->item(1)->text().startsWith(QStringLiteral("103")));
        QVERIFY(rooms->item(1)->isSelected());
        const auto *notOffered = dialog->findChild<QLabel *>(QStringLiteral("notOffered"));
        QCOMPARE(notOffered->text(), QStringLiteral("Held: 102"));
        hotel.run(booking::ReleaseHold{hotel.desk(), other});
        QTRY_COMPARE(rooms->count(), 3);
        QVERIFY(rooms->item(2)->isSelected());
        QCOMPARE(notOffered->text(), QString());
    }

    void aRoomTooSmallForTheGuestsCannotBeChosen()
    {
        SmallHotel hotel;
        Booking booking(hotel, *theme_, {{}, Stay(hotel.today() + 8, 1)});
        booking.find<QSpinBox>("adults")->setValue(2);
        QVERIFY(booking.canChoose(1));
        booking.find<QSpinBox>("adults")->setValue(3);
        QVERIFY(booking.list()->itemText(1).startsWith(
            QStringLiteral("101 · Standard / Twin · Max 2 guest(s) per room")));
        QVERIFY(!booking.canChoose(1));
        // As many rooms as are booked hold them.
        booking.find<QSpinBox>("rooms")->setValue(2);
        QVERIFY(booking.canChoose(1));
    }

    void aRoomForFewerAdultsOrChildrenCannotBeChosen()
    {
        SmallHotel hotel;
        limit(hotel, 1, 1);
        Booking booking(hotel, *theme_, {{}, Stay(hotel.today() + 8, 1)});
        const auto state = [&booking](int row) {
            return booking.list()->itemText(row).section(QStringLiteral(" · "), -1);
        };
        booking.find<QSpinBox>("adults")->setValue(2);
        QCOMPARE(state(1), QStringLiteral("Max 1 adult(s) per room"));
        QVERIFY(!booking.canChoose(1));
        QVERIFY2(booking.canChoose(4), "a suite has no such limit");
        booking.find<QSpinBox>("adults")->setValue(1);
        QVERIFY(booking.canChoose(1));
        booking.find<QSpinBox>("children")->setValue(1);
        QVERIFY(booking.canChoose(1));
        limit(hotel, 2, 0);
        QTRY_COMPARE(state(1), QStringLiteral("No children"));
        QVERIFY(!booking.canChoose(1));
    }

    void aRoomOfAnotherTypeChoosesThatType()
    {
        SmallHotel hotel;
        Booking booking(hotel, *theme_, {{}, Stay(hotel.today() + 8, 1)});
        QCOMPARE(booking.offered(), QStringLiteral("Best available"));
        booking.down(4);
        QCOMPARE(booking.number(), QStringLiteral("201"));
        QCOMPARE(booking.offered(), QStringLiteral("Suite"));
        auto *offers = booking.find<QTableView>("offers");
        offers->setFocus();
        QTest::keyClick(offers, Qt::Key_Up);
        QCOMPARE(booking.offered(), QStringLiteral("Twin"));
        QCOMPARE(booking.list()->currentText(), QStringLiteral("Any room"));
        booking.list()->setFocus();
        booking.down(1);
        QCOMPARE(booking.number(), QStringLiteral("101"));
        QCOMPARE(booking.offered(), QStringLiteral("Twin"));
        // A number is for one room.
        booking.find<QSpinBox>("rooms")->setValue(2);
        QCOMPARE(booking.list()->currentText(), QStringLiteral("Any room"));
        QVERIFY(!booking.list()->isEnabled());
        booking.find<QSpinBox>("rooms")->setValue(1);
        QVERIFY(booking.list()->isEnabled());
    }
};

QTEST_MAIN(TestHeldRooms)
#include "test_held_rooms.moc"
