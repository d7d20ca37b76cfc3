// SPDX-License-Identifier: GPL-3.0-or-later
// A guest in house is known in a room until moved or checked out: no other party enters it.
#include "booking/room_moves.h"
#include "booking/rules/room_choice.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

ChangeBooking changeOf(const TestHouse &h, BookingId booking)
{
    ChangeBooking c;
    c.caller = h.desk();
    c.booking = booking;
    return c;
}

booking::HouseInput hotelWithPms()
{
    booking::HouseInput in = smallHotel();
    in.catalogue.channels.push_back(
        {ChannelId{2}, inventory::ChannelKind::Pms, QStringLiteral("PMS"), 300, 900});
    return in;
}

Caller pmsOf(const TestHouse &h)
{
    Caller pms = h.desk();
    pms.channel = ChannelId{2};
    return pms;
}

/// A booking that is in house since the night before tonight, in these rooms.
BookingId inHouse(TestHouse &h, const std::vector<RoomId> &rooms, int nights)
{
    const BookingId id = book(h, kTwin, 0, nights, int(rooms.size()));
    const auto in = h(CheckIn{h.desk(), id, 0, {}, rooms, false});
    const auto closed = h(CloseDay{h.desk(), true});
    return in && closed ? id : BookingId{};
}

}  // namespace

class TestRoomsInHouse : public QObject {
    Q_OBJECT

private slots:
    void anotherTypeKeepsTheGuestInTheRoomUntilMoved();
    void anotherTypeKeepsTheRoomOverAuditsThatWereMissed();
    void anotherTypeIsUndoneWithItsRooms();
    void ofAGroupOneRoomMovesAfterTheOther();
    void anotherNumberOfRoomsKeepsThoseInUse();
    void whoLeavesAfterAnotherTypeLeavesNothingBehind();
    void theRoomOfAGuestInHouseIsNotUnassigned();
    void theRoomOfAnOverdueGuestIsNotHeld();
    void ofAGroupOnlyRoomsInUseAreOccupied();
    void moreRoomsKeepThePlannedMoves();
    void aRoomThatWasLeftIsVacantThoughMoreRoomsAreBooked();
    void aRoomOfAGroupThatAnotherGuestHasLeftIsVacant();
    void aRoomThatALateArrivalNeverEnteredIsOccupied();
    void aGuestInHouseDoesNotMoveInWithAGroup();
    void theAuditKeepsNoRoomThatAPlannedMoveLeaves();
    void aMoveIntoTheNewTypeIsUndone();
    void aStayGetsLongerInItsRoomAsFarAsThatIsFree();
};

void TestRoomsInHouse::anotherTypeKeepsTheGuestInTheRoomUntilMoved()
{
    TestHouse h;
    const BookingId id = inHouse(h, {RoomId{1}}, 4), other = book(h, kTwin, 1, 1),
                    later = book(h, kTwin, 2, 1);
    ChangeBooking change = changeOf(h, id);
    change.roomType = kSuite;
    QVERIFY(h(change));
    for (const int night : {0, 1}) QCOMPARE(taker(h, 1, night), id.value);
    for (const int night : {2, 3}) QCOMPARE(taker(h, 1, night), 0);
    QCOMPARE(h(CheckIn{h.desk(), other, 0, {}, {RoomId{1}}, false}).error().code,
             ErrorCode::SoldOut);
    QVERIFY(h(CloseDay{h.desk(), true}));
    QCOMPARE(taker(h, 1, 2), id.value);
    const auto kept = std::find_if(h.batch.records.rbegin(), h.batch.records.rend(),
                                   [](auto &r) { return r.kind == RecordKind::RoomAssigned; });
    QCOMPARE(kept->actor, kEngineActor);  // not an act of the user, who could undo it
    QCOMPARE(h(CheckIn{h.desk(), later, 0, {}, {RoomId{1}}, false}).error().code,
             ErrorCode::SoldOut);
    QVERIFY(h(move(h, id, 0, 5)));
    QVERIFY(h(CheckIn{h.desk(), later, 0, {}, {RoomId{1}}, false}));
    QCOMPARE(taker(h, 1, 0), id.value);
}

void TestRoomsInHouse::anotherTypeKeepsTheRoomOverAuditsThatWereMissed()
{
    TestHouse h;
    const BookingId id = inHouse(h, {RoomId{1}}, 6);
    ChangeBooking change = changeOf(h, id);
    change.roomType = kSuite;
    QVERIFY(h(change));
    QVERIFY(h(MoveBusinessDate{{h.desk().property, kEngineActor, {}, {}}, kToday + 4}));
    QCOMPARE(taker(h, 1, 3), 0);
    QCOMPARE(taker(h, 1, 4), id.value);
    QVERIFY(h(SetHousekeeping{h.desk(), {RoomId{1}}}));
    QVERIFY(h(CheckOut{h.desk(), id, 0, {}}));
    QCOMPARE(h.house.housekeeping().of(RoomId{1}), HousekeepingStatus::Dirty);
}

void TestRoomsInHouse::anotherTypeIsUndoneWithItsRooms()
{
    TestHouse h;
    const BookingId id = inHouse(h, {RoomId{1}}, 4);
    ChangeBooking change = changeOf(h, id);
    change.roomType = kSuite;
    QVERIFY(h(change));
    change.roomType = kTwin;
    QVERIFY(h(change));
    for (const int night : {0, 1, 2, 3}) QCOMPARE(taker(h, 1, night), id.value);
    // Once the guest has moved, it is the new room that the change back does not forget.
    change.roomType = kSuite;
    QVERIFY(h(change));
    QVERIFY(h(move(h, id, 1, 5, Stay(kToday + 1, 1))));
    QCOMPARE(taker(h, 1, 1), 0);
    change.roomType = kTwin;
    QVERIFY(h(change));
    QCOMPARE(taker(h, 5, 1), id.value);
    QCOMPARE(taker(h, 1, 0), id.value);
}

void TestRoomsInHouse::ofAGroupOneRoomMovesAfterTheOther()
{
    TestHouse h;
    const BookingId id = inHouse(h, {RoomId{1}, RoomId{2}}, 3);
    const Stay rest(kToday + 1, 2), tonight(kToday + 1, 1);
    ChangeBooking change = changeOf(h, id);
    change.roomType = kSuite;
    QVERIFY(h(change));
    QVERIFY(h(move(h, id, 1, 5, tonight)));
    QCOMPARE(taker(h, 1, 1), 0);
    QCOMPARE(taker(h, 2, 1), id.value);
    // The second room is assigned without a word of the one before.
    QVERIFY(h(move(h, id, 0, 6, rest)));
    QCOMPARE(taker(h, 2, 1), 0);
    QCOMPARE(taker(h, 2, 0), id.value);
    const std::vector<RoomGivenRow> &rows = h.batch.roomsGiven;
    QVERIFY(rows.back().release && rows.back().room == RoomId{2} && rows.back().stay == tonight);
}

void TestRoomsInHouse::anotherNumberOfRoomsKeepsThoseInUse()
{
    TestHouse h;
    const BookingId id = inHouse(h, {RoomId{1}}, 3);
    ChangeBooking change = changeOf(h, id);
    change.rooms = change.adults = 2;
    QVERIFY(h(change));
    for (const int night : {0, 1, 2}) QCOMPARE(taker(h, 1, night), id.value);
    QVERIFY(h(move(h, id, 0, 2)));
    change.rooms = change.adults = 1;
    QVERIFY(h(change));
    for (const int room : {1, 2}) {
        QCOMPARE(taker(h, room, 1), id.value);  // it is not known who of the two leaves
        QCOMPARE(taker(h, room, 2), 0);
    }
    change.rooms = change.adults = 2;
    QVERIFY(h(change));
    for (const int room : {1, 2}) QCOMPARE(taker(h, room, 2), id.value);
    change.rooms = change.adults = 1;
    QVERIFY(h(change));
    QVERIFY(h(move(h, id, 1, 0, Stay(kToday + 1, 1))));
    QCOMPARE(taker(h, 1, 1), 0);
    QCOMPARE(taker(h, 2, 1), id.value);
}

void TestRoomsInHouse::whoLeavesAfterAnotherTypeLeavesNothingBehind()
{
    TestHouse h;
    const BookingId id = inHouse(h, {RoomId{1}}, 4), other = book(h, kTwin, 1, 1);
    ChangeBooking change = changeOf(h, id);
    change.roomType = kSuite;
    QVERIFY(h(change));
    QVERIFY(h(CheckOut{h.desk(), id, 0, {}}));
    QCOMPARE(taker(h, 1, 0), id.value);
    QCOMPARE(taker(h, 1, 1), 0);
    QVERIFY(h(CheckIn{h.desk(), other, 0, {}, {RoomId{1}}, false}));
}

void TestRoomsInHouse::theRoomOfAGuestInHouseIsNotUnassigned()
{
    TestHouse h(hotelWithPms());
    const BookingId id = inHouse(h, {RoomId{1}}, 3), next = book(h, kTwin, 1, 2);
    const Stay tonight(kToday + 1, 1), tomorrow(kToday + 2, 1);
    for (const Stay nights : {Stay(), tonight}) {
        const auto gone = h(move(h, id, 1, 0, nights));
        QVERIFY(!gone && gone.error().code == ErrorCode::WrongState);
        QVERIFY(gone.error().reason.contains(QStringLiteral("101")));
        QCOMPARE(taker(h, 1, 1), id.value);
    }
    QVERIFY(h(move(h, id, 1, 0, tomorrow)));
    QVERIFY(h(move(h, id, 0, 1, tomorrow)));
    QVERIFY(h(move(h, next, 0, 2)));
    QVERIFY2(h(move(h, next, 2, 0)), "that guest has not arrived");
    // Elsewhere in the same command is a move.
    QVERIFY(h(AssignRooms{
        h.desk(),
        {{id, RoomId{1}, {}, Stay(kToday + 1, 2)}, {id, {}, RoomId{3}, Stay(kToday + 1, 2)}}}));
    QCOMPARE(taker(h, 3, 1), id.value);
    AssignRooms report = move(h, id, 3, 0);
    report.caller = pmsOf(h);
    QVERIFY2(h(report), "a PMS reports what has happened");
}

void TestRoomsInHouse::theRoomOfAnOverdueGuestIsNotHeld()
{
    TestHouse h;
    const BookingId id = inHouse(h, {RoomId{1}}, 1);
    TakeHold byNumber = h.hold(kTwin, 1, 1), any = h.hold(kTwin, 2, 1, 3);
    byNumber.numbers = {RoomId{1}};
    any.numbered = true;
    const auto dueOut = h(byNumber);
    QVERIFY(dueOut);
    QVERIFY(h(ReleaseHold{h.desk(), dueOut->hold}));
    QVERIFY(h(CloseDay{h.desk(), true}));
    byNumber.stay = Stay(kToday + 2, 1);
    Error occupied = stillOccupied(QStringLiteral("101"), id);
    occupied.field = QStringLiteral("numbers");
    QCOMPARE(h(byNumber).error(), occupied);
    QVERIFY(h(any));  // the three others
    any.roomType = kDouble;
    any.rooms = any.adults = 1;
    QCOMPARE(h(any).error().code, ErrorCode::SoldOut);
    any.roomType = {};
    QCOMPARE(h(TakeCheapest{any, {}})->roomType, kSuite);
    any.stay = Stay(kToday + 3, 1);
    any.roomType = kDouble;
    any.rooms = any.adults = 4;
    QVERIFY(h(any));  // by then the guest has left
}

void TestRoomsInHouse::ofAGroupOnlyRoomsInUseAreOccupied()
{
    TestHouse h;
    const BookingId id = inHouse(h, {RoomId{1}, RoomId{2}}, 2), other = book(h, kDouble, 2, 1),
                    next = book(h, kDouble, 2, 1);
    QVERIFY(h(move(h, other, 0, 2)));  // tomorrow
    ChangeBooking change = changeOf(h, id);
    change.stay = Stay(kToday, 4);
    QVERIFY(h(change));
    QVERIFY(h(CloseDay{h.desk(), true}));
    // The first room goes on, the second one is assigned to the other guest.
    QCOMPARE(taker(h, 1, 2), id.value);
    QCOMPARE(taker(h, 2, 2), other.value);
    QCOMPARE(h(CheckIn{h.desk(), other, 0, {}, {}, false}).error(),
             stillOccupied(QStringLiteral("102"), id));
    QVERIFY(h(move(h, other, 2, 0)));
    QCOMPARE(h(move(h, next, 0, 2)).error(), stillOccupied(QStringLiteral("102"), id));
    // It is free for the group itself, and then the first one is left for another.
    QVERIFY(h(move(h, id, 0, 2)));
    QVERIFY(h(move(h, id, 1, 3, Stay(kToday + 2, 2))));
    QVERIFY(h(CheckIn{h.desk(), next, 0, {}, {RoomId{1}}, false}));
    // A group that changes its type has its rooms on the next day too: the move names the one left.
    change.stay.reset();
    change.roomType = kSuite;
    QVERIFY(h(change));
    QVERIFY(h(CloseDay{h.desk(), true}));
    QVERIFY(h(move(h, id, 3, 5, Stay(kToday + 3, 1))));
    QCOMPARE(taker(h, 3, 3), 0);
    QCOMPARE(taker(h, 2, 3), id.value);
    const BookingId last = book(h, kTwin, 3, 1);
    QVERIFY(h(CheckIn{h.desk(), last, 0, {}, {RoomId{3}}, false}));
}

void TestRoomsInHouse::moreRoomsKeepThePlannedMoves()
{
    TestHouse h;
    const BookingId id = inHouse(h, {RoomId{1}, RoomId{2}}, 4);
    const Stay rest(kToday + 2, 2);
    QVERIFY(h(AssignRooms{h.desk(),
                          {{id, RoomId{1}, RoomId{3}, rest}, {id, RoomId{2}, RoomId{4}, rest}}}));
    ChangeBooking change = changeOf(h, id);
    change.rooms = change.adults = 3;
    QVERIFY(h(change));
    for (const int night : {2, 3}) {
        for (const int room : {1, 2}) QCOMPARE(taker(h, room, night), 0);
        for (const int room : {3, 4}) QCOMPARE(taker(h, room, night), id.value);
    }
}

void TestRoomsInHouse::aRoomThatWasLeftIsVacantThoughMoreRoomsAreBooked()
{
    TestHouse h;
    const BookingId id = inHouse(h, {RoomId{1}}, 4), other = book(h, kTwin, 1, 1);
    QVERIFY(h(move(h, id, 1, 2)));
    ChangeBooking change = changeOf(h, id);
    change.rooms = change.adults = 2;
    QVERIFY(h(change));
    QVERIFY(h(CheckIn{h.desk(), other, 0, {}, {RoomId{1}}, false}));
    // Of a room that was not left it is still known who is in it.
    QVERIFY(h(CloseDay{h.desk(), true}));
    const BookingId last = book(h, kDouble, 2, 1);
    QCOMPARE(h(CheckIn{h.desk(), last, 0, {}, {RoomId{1}}, false}).error(),
             stillOccupied(QStringLiteral("101"), other));
}

void TestRoomsInHouse::aRoomOfAGroupThatAnotherGuestHasLeftIsVacant()
{
    TestHouse h(hotelWithPms());
    const BookingId group = inHouse(h, {RoomId{1}, RoomId{2}}, 6), next = book(h, kTwin, 1, 1),
                    last = book(h, kTwin, 2, 1);
    AssignRooms left = move(h, group, 2, 0);
    left.caller = pmsOf(h);
    QVERIFY(h(left));
    QVERIFY(h(CheckIn{pmsOf(h), next, 0, {}, {RoomId{2}}, false}));
    QVERIFY(h(CloseDay{h.desk(), true}));
    const CheckIn enter{h.desk(), last, 0, {}, {RoomId{2}}, false};
    QCOMPARE(h(enter).error(), stillOccupied(QStringLiteral("102"), next));
    QVERIFY(h(CheckOut{h.desk(), next, 0, {}}));
    QVERIFY(h(enter));
}

/// The late guest had the room of a group that was due out, and gets another one.
void TestRoomsInHouse::aRoomThatALateArrivalNeverEnteredIsOccupied()
{
    TestHouse h;
    const BookingId group = inHouse(h, {RoomId{1}, RoomId{2}}, 1), late = book(h, kTwin, 1, 3),
                    next = book(h, kDouble, 2, 1);
    QVERIFY(h(move(h, late, 0, 1)));
    QVERIFY(h(CloseDay{h.desk(), false}));
    QVERIFY(h(CheckIn{h.desk(), late, 0, {}, {RoomId{3}}, false}));
    QCOMPARE(taker(h, 1, 1), 0);
    QCOMPARE(taker(h, 3, 2), late.value);
    QCOMPARE(h(CheckIn{h.desk(), next, 0, {}, {RoomId{1}}, false}).error(),
             stillOccupied(QStringLiteral("101"), group));
}

/// The move itself does not show that the group has left the room.
void TestRoomsInHouse::aGuestInHouseDoesNotMoveInWithAGroup()
{
    TestHouse h;
    const BookingId other = book(h, kTwin, 0, 4);
    QVERIFY(h(CheckIn{h.desk(), other, 0, {}, {RoomId{3}}, false}));
    const BookingId group = inHouse(h, {RoomId{1}, RoomId{2}}, 1);
    QCOMPARE(h(move(h, other, 3, 1)).error(), stillOccupied(QStringLiteral("101"), group));
    QVERIFY(h(CheckOut{h.desk(), group, 0, {}}));
    QVERIFY(h(move(h, other, 3, 1)));
}

/// Of two rooms only one has a number.
void TestRoomsInHouse::theAuditKeepsNoRoomThatAPlannedMoveLeaves()
{
    TestHouse h;
    const BookingId id = book(h, kTwin, 0, 3, 2);
    QVERIFY(h(AssignRooms{
        h.desk(),
        {{id, {}, RoomId{1}, Stay(kToday, 1)}, {id, {}, RoomId{3}, Stay(kToday + 1, 2)}}}));
    QVERIFY(h(CheckIn{h.desk(), id, 0, {}, {}, false}));
    QVERIFY(h(CloseDay{h.desk(), true}));
    QCOMPARE(taker(h, 1, 1), 0);
    QCOMPARE(taker(h, 3, 1), id.value);
}

void TestRoomsInHouse::aMoveIntoTheNewTypeIsUndone()
{
    TestHouse h;
    const BookingId id = inHouse(h, {RoomId{1}}, 4);
    const Stay tonight(kToday + 1, 1), rest(kToday + 1, 3);
    ChangeBooking change = changeOf(h, id);
    change.roomType = kSuite;
    QVERIFY(h(change));
    QVERIFY(h(move(h, id, 0, 5, rest)));  // which leaves the room before by itself
    QCOMPARE(taker(h, 1, 1), 0);
    const auto back = [&](int room, Stay nights) {
        return h(
            AssignRooms{h.desk(), {{id, RoomId{5}, {}, rest}, {id, {}, RoomId{room}, nights}}});
    };
    QCOMPARE(back(1, rest).error().code, ErrorCode::Invalid);
    QCOMPARE(back(2, tonight).error().code, ErrorCode::Invalid);
    QCOMPARE(h(move(h, id, 0, 1, tonight)).error().code, ErrorCode::WrongState);
    QVERIFY(back(1, tonight));
    QCOMPARE(taker(h, 1, 1), id.value);
    for (const int night : {1, 2, 3}) QCOMPARE(taker(h, 5, night), 0);
}

void TestRoomsInHouse::aStayGetsLongerInItsRoomAsFarAsThatIsFree()
{
    TestHouse h;
    const BookingId id = inHouse(h, {RoomId{1}}, 2), other = book(h, kTwin, 3, 1);
    QVERIFY(h(move(h, other, 0, 1)));
    ChangeBooking change = changeOf(h, id);
    change.stay = Stay(kToday, 5);
    QVERIFY(h(change));
    QCOMPARE(taker(h, 1, 2), id.value);
    QCOMPARE(taker(h, 1, 3), other.value);
    QCOMPARE(taker(h, 1, 4), 0);
}

QTEST_GUILESS_MAIN(TestRoomsInHouse)
#include "test_rooms_in_house.moc"
