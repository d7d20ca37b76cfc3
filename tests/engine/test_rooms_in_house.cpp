// SPDX-License-Identifier: GPL-3.0-or-later
// Rooms of guests in house in the file: the room plan agrees with the rules, and the log with the
// table.
#include "engine/room_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

QString shown(int room, BookingId id)
{
    return QStringLiteral("%1 of %2").arg(room).arg(id.value);
}

}  // namespace

class TestRoomsInHouse : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void anotherTypeInMidStay();
    void aGroupThatChangesItsRooms();
    void ofAGroupOnlyRoomsInUseAreShown();
    void aRoomOfAGroupThatAnotherGuestHasLeftIsVacant();
    void aPlannedMoveComesBackWithTheTypeOrTheNumberOfRooms();
    void anUndoGivesBackOnlyRoomsThatAreFree();
};

void TestRoomsInHouse::anotherTypeInMidStay()
{
    RoomHotel hotel;
    QVERIFY(hotel.start());
    const BookingId id = hotel.book(0, 4);
    QVERIFY(hotel.enter(id, {RoomId{1}}));
    QVERIFY(hotel.nextDay());
    const auto changed = hotel.change(id, 3);
    QVERIFY(changed);
    QCOMPARE(hotel.findings(), QString());
    QCOMPARE(hotel.occupied(), QStringList());  // the room is assigned tonight
    // As if it had not been: the rooms for later nights come back.
    const auto undone = hotel.engine->run(UndoStep{hotel.desk(), changed->step, false, {}});
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text()));
    QVERIFY(hotel.nextDay());
    QCOMPARE(hotel.occupied(), QStringList());
    QVERIFY(hotel.change(id, 3));
    QVERIFY(hotel.nextDay());
    QVERIFY(hotel.reopen());
    QCOMPARE(hotel.findings(), QString());
    QVERIFY(hotel.move(id, 0, 5));
    QCOMPARE(hotel.findings(), QString());
    QVERIFY(hotel.engine->run(CheckOut{hotel.desk(), id, 0, {}}));
    QCOMPARE(hotel.findings(), QString());
}

void TestRoomsInHouse::aGroupThatChangesItsRooms()
{
    RoomHotel hotel;
    QVERIFY(hotel.start());
    const BookingId id = hotel.book(0, 4, 2);
    QVERIFY(hotel.enter(id, {RoomId{1}, RoomId{2}}));
    QVERIFY(hotel.nextDay());
    QVERIFY(hotel.change(id, 3));
    QVERIFY(hotel.move(id, 0, 5));
    QCOMPARE(hotel.findings(), QString());
    QVERIFY(hotel.move(id, 0, 6));
    QVERIFY(hotel.reopen());
    ChangeBooking fewer;
    fewer.caller = hotel.desk();
    fewer.booking = id;
    fewer.rooms = fewer.adults = 1;
    QVERIFY(hotel.engine->run(fewer));
    QCOMPARE(hotel.findings(), QString());
    QVERIFY(hotel.engine->run(CheckOut{hotel.desk(), id, 0, {}}));
    QCOMPARE(hotel.findings(), QString());
}

void TestRoomsInHouse::ofAGroupOnlyRoomsInUseAreShown()
{
    RoomHotel hotel;
    QVERIFY(hotel.start());
    const BookingId id = hotel.book(0, 1, 2), other = hotel.book(1, 1);
    QVERIFY(hotel.enter(id, {RoomId{1}, RoomId{2}}));
    QVERIFY(hotel.move(other, 0, 2));
    ChangeBooking longer;
    longer.caller = hotel.desk();
    longer.booking = id;
    longer.stay = Stay(kToday, 2);
    QVERIFY(hotel.engine->run(longer));
    QVERIFY(hotel.nextDay());
    // The group still has the first room; the second one went to the other guest.
    QCOMPARE(hotel.occupied(), QStringList(shown(102, id)));
    QVERIFY(hotel.nextDay());
    QCOMPARE(hotel.occupied(), (QStringList{shown(101, id), shown(102, id)}));
    QCOMPARE(hotel.findings(), QString());
}

/// After a restart too, when the nights of the guest who has left are read from the file.
void TestRoomsInHouse::aRoomOfAGroupThatAnotherGuestHasLeftIsVacant()
{
    RoomHotel hotel;
    QVERIFY(hotel.start());
    const BookingId group = hotel.book(0, 6, 2), next = hotel.book(1, 1), last = hotel.book(2, 1);
    QVERIFY(hotel.enter(group, {RoomId{1}, RoomId{2}}));
    QVERIFY(hotel.nextDay());
    QVERIFY(
        hotel.engine->run(AssignRooms{hotel.pms(), {{group, RoomId{2}, {}, Stay(kToday + 1, 5)}}}));
    QCOMPARE(hotel.occupied(), QStringList(shown(102, group)));
    QVERIFY(hotel.engine->run(CheckIn{hotel.pms(), next, 0, {}, {RoomId{2}}, false}));
    QVERIFY(hotel.nextDay());
    QCOMPARE(hotel.occupied(), QStringList(shown(102, next)));
    QVERIFY(hotel.engine->run(CheckOut{hotel.desk(), next, 0, {}}));
    QCOMPARE(hotel.occupied(), QStringList());
    QVERIFY(hotel.reopen());
    QVERIFY(hotel.enter(last, {RoomId{2}}));
    QCOMPARE(hotel.findings(), QString());
}

void TestRoomsInHouse::aPlannedMoveComesBackWithTheTypeOrTheNumberOfRooms()
{
    RoomHotel hotel;
    QVERIFY(hotel.start());
    const BookingId id = hotel.book(0, 4), group = hotel.book(0, 4, 2);
    QVERIFY(hotel.enter(id, {RoomId{1}}));
    QVERIFY(hotel.enter(group, {RoomId{2}, RoomId{3}}));
    QVERIFY(hotel.nextDay());
    QVERIFY(hotel.move(group, 3, 4, Stay(kToday + 2, 2)));
    QVERIFY(hotel.move(group, 2, 3, Stay(kToday + 3, 1)));
    QVERIFY(hotel.move(id, 1, 2, Stay(kToday + 3, 1)));
    const QString one = hotel.given(id), two = hotel.given(group);
    QCOMPARE(one, QStringLiteral("101 from 0 for 3, 102 from 3 for 1"));
    const auto type = hotel.change(id, 3);
    QCOMPARE(hotel.given(id), QStringLiteral("101 from 0 for 2"));
    ChangeBooking fewer;
    fewer.caller = hotel.desk();
    fewer.booking = group;
    fewer.rooms = fewer.adults = 1;
    const auto rooms = hotel.engine->run(fewer);
    QCOMPARE(hotel.given(group), QStringLiteral("102 from 0 for 2, 103 from 0 for 2"));
    QVERIFY(hotel.undo(rooms));
    QCOMPARE(hotel.given(group), two);
    QVERIFY(hotel.undo(type));
    QCOMPARE(hotel.given(id), one);
    QCOMPARE(hotel.findings(), QString());
}

void TestRoomsInHouse::anUndoGivesBackOnlyRoomsThatAreFree()
{
    RoomHotel hotel;
    QVERIFY(hotel.start());
    const BookingId id = hotel.book(1, 4), other = hotel.book(3, 1);
    QVERIFY(hotel.move(id, 0, 1));
    const auto type = hotel.change(id, 3);
    QCOMPARE(hotel.given(id), QString());
    QVERIFY(hotel.move(other, 0, 1));
    QVERIFY(hotel.undo(type));
    QCOMPARE(hotel.given(id), QStringLiteral("101 from 1 for 2, 101 from 4 for 1"));
    QCOMPARE(hotel.findings(), QString());
}

QTEST_GUILESS_MAIN(TestRoomsInHouse)
#include "test_rooms_in_house.moc"
