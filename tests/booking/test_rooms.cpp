// SPDX-License-Identifier: GPL-3.0-or-later
// Assigned rooms: one booking per room and night, whatever the command.
#include "booking/room_moves.h"
#include "booking/rules/room_choice.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

/// The table resulting from the batch's rows, and whether a row ever hit a taken night.
struct Table {
    std::map<std::pair<qint64, int>, qint64> rows;
    bool clash = false;
    explicit Table(const Batch &batch)
    {
        for (const RoomGivenRow &g : batch.roomsGiven) {
            for (int i = 0; i < g.stay.nights(); ++i) {
                const std::pair key(g.room.value, (g.stay.checkIn() + i).day());
                if (g.release)
                    rows.erase(key);
                else
                    clash = !rows.emplace(key, g.booking.value).second || clash;
            }
        }
    }
};

}  // namespace

class TestRooms : public QObject {
    Q_OBJECT

private slots:
    void aRoomIsGivenBeforeTheGuestComes()
    {
        TestHouse h;
        const BookingId id = book(h, kTwin, 2, 3);
        QVERIFY(h(move(h, id, 0, 2)));
        for (int n = 2; n < 5; ++n) QCOMPARE(taker(h, 2, n), id.value);
        QCOMPARE(taker(h, 2, 5), 0);
        QCOMPARE(h.batch.records.back().kind, RecordKind::RoomAssigned);
        QCOMPARE(h.batch.records.back().value, 2);
        // No other booking gets it, at check-in either.
        const BookingId other = book(h, kTwin, 0, 3);
        QVERIFY(h(CheckIn{h.desk(), other, 0, {}, {RoomId{2}}, false}).error().code
                == ErrorCode::SoldOut);
        QVERIFY(h(CheckIn{h.desk(), other, 0, {}, {}, true}));
        QCOMPARE(taker(h, 1, 0), other.value);
    }

    void aRoomThatIsDueOutIsGivenAheadAndEnteredAfterTheCheckOut()
    {
        TestHouse h;
        const BookingId inside = book(h, kTwin, 0, 1);
        const BookingId next = book(h, kTwin, 1, 2);
        const BookingId later = book(h, kTwin, 3, 1);
        QVERIFY(h(CheckIn{h.desk(), inside, 0, {}, {RoomId{2}}, false}));
        QVERIFY(h(move(h, later, 0, 2, Stay(kToday + 3, 1))));  // by then the guest has left
        QVERIFY(h(CloseDay{h.desk(), true}));
        QVERIFY(h(move(h, next, 0, 2)));
        for (const std::vector<RoomId> &rooms : {std::vector<RoomId>{}, {RoomId{2}}}) {
            const auto entered = h(CheckIn{h.desk(), next, 0, {}, rooms, rooms.empty()});
            QCOMPARE(entered.error(), stillOccupied(QStringLiteral("102"), inside));
        }
        QVERIFY(h(CheckOut{h.desk(), inside, 0, {}}));
        QVERIFY(h(CheckIn{h.desk(), next, 0, {}, {}, false}));
        QCOMPARE(taker(h, 2, 1), next.value);
    }

    void aGuestInHouseIsNotMovedIntoARoomThatIsDueOut()
    {
        TestHouse h;
        const BookingId leaves = book(h, kTwin, 0, 1), stays = book(h, kTwin, 0, 3);
        QVERIFY(h(CheckIn{h.desk(), leaves, 0, {}, {RoomId{1}}, false}));
        QVERIFY(h(CheckIn{h.desk(), stays, 0, {}, {RoomId{2}}, false}));
        QVERIFY(h(CloseDay{h.desk(), true}));
        const AssignRooms change = move(h, stays, 2, 1, Stay(kToday + 1, 2));
        QCOMPARE(h(change).error(), stillOccupied(QStringLiteral("101"), leaves));
        QVERIFY(h(CheckOut{h.desk(), leaves, 0, {}}));
        QVERIFY(h(change));
    }

    void theRoomOfAnOverdueGuestIsNotGivenAhead()
    {
        TestHouse h;
        const BookingId inside = book(h, kTwin, 0, 1), late = book(h, kTwin, 1, 1),
                        next = book(h, kTwin, 2, 2);
        QVERIFY(h(CheckIn{h.desk(), inside, 0, {}, {RoomId{1}}, false}));
        QVERIFY(h(CloseDay{h.desk(), true}));
        QVERIFY(h(move(h, late, 0, 1)));  // due out; this guest does not come either
        QVERIFY(h(CloseDay{h.desk(), false}));
        QCOMPARE(h(move(h, next, 0, 1)).error(), stillOccupied(QStringLiteral("101"), inside));
        QCOMPARE(h(CheckIn{h.desk(), next, 0, {}, {RoomId{1}}, false}).error(),
                 stillOccupied(QStringLiteral("101"), inside));
        QVERIFY(h(move(h, next, 0, 1, Stay(kToday + 3, 1))));
        QVERIFY(h(CheckOut{h.desk(), inside, 0, {}}));
        QVERIFY(h(move(h, next, 0, 1, Stay(kToday + 2, 1))));
    }

    void aGuestWhoseStayGoesOnKeepsOthersOut()
    {
        TestHouse h;
        const BookingId inside = book(h, kTwin, 0, 1), next = book(h, kTwin, 1, 1),
                        third = book(h, kTwin, 1, 1);
        QVERIFY(h(CheckIn{h.desk(), inside, 0, {}, {RoomId{1}}, false}));
        QVERIFY(h(CloseDay{h.desk(), true}));
        QVERIFY(h(move(h, next, 0, 1)));
        ChangeBooking longer;
        longer.caller = h.desk();
        longer.booking = inside;
        longer.stay = Stay(kToday, 2);
        QVERIFY(h(longer));
        QCOMPARE(h(CheckIn{h.desk(), next, 0, {}, {}, false}).error(),
                 stillOccupied(QStringLiteral("101"), inside));
        QVERIFY(h(move(h, next, 1, 0)));
        QCOMPARE(h(move(h, third, 0, 1)).error().code, ErrorCode::WrongState);
        QVERIFY(h(move(h, inside, 0, 3, Stay(kToday + 1, 1))));  // the guest moves
        QVERIFY(h(CheckIn{h.desk(), third, 0, {}, {RoomId{1}}, false}));
    }

    void aRoomThatWasAssignedBeforeIsNotEnteredWhileItsGuestIsIn()
    {
        TestHouse h;
        const BookingId inside = book(h, kTwin, 0, 1);
        const BookingId next = book(h, kTwin, 1, 1);
        QVERIFY(h(CheckIn{h.desk(), inside, 0, {}, {RoomId{1}}, false}));
        QVERIFY(h(move(h, next, 0, 1)));  // for tomorrow
        QVERIFY(h(CloseDay{h.desk(), true}));
        for (const bool pick : {false, true}) {
            QCOMPARE(h(CheckIn{h.desk(), next, 0, {}, {}, pick}).error().code,
                     ErrorCode::WrongState);
        }
        QVERIFY(h(CheckIn{h.desk(), next, 0, {}, {RoomId{3}}, false}));
        QCOMPARE(taker(h, 3, 1), next.value);
        QCOMPARE(taker(h, 1, 1), 0);
    }

    void aRoomIsPickedAmongThoseThatAreVacant()
    {
        TestHouse h;
        std::vector<BookingId> inside;
        for (const int room : {1, 2, 3}) {
            inside.push_back(book(h, kTwin, 0, 1));
            QVERIFY(h(CheckIn{h.desk(), inside.back(), 0, {}, {RoomId{room}}, false}));
        }
        const BookingId next = book(h, kTwin, 1, 1), other = book(h, kTwin, 1, 1);
        QVERIFY(h(CloseDay{h.desk(), true}));
        QVERIFY(h(CheckIn{h.desk(), next, 0, {}, {}, true}));
        QCOMPARE(taker(h, 4, 1), next.value);
        QCOMPARE(h(CheckIn{h.desk(), other, 0, {}, {}, true}).error().code, ErrorCode::SoldOut);
        QVERIFY(h(CheckOut{h.desk(), inside[1], 0, {}}));
        QVERIFY(h(CheckIn{h.desk(), other, 0, {}, {}, true}));
        QCOMPARE(taker(h, 2, 1), other.value);
    }

    void aStayThatBeginsEarlierBringsItsRoomOnceThatIsDueOut_data()
    {
        QTest::addColumn<int>("closed");
        QTest::newRow("due out") << 1;
        QTest::newRow("overdue") << 2;
    }
    void aStayThatBeginsEarlierBringsItsRoomOnceThatIsDueOut()
    {
        TestHouse h;
        QFETCH(const int, closed);
        const BookingId inside = book(h, kTwin, 0, 1);
        const BookingId next = book(h, kTwin, closed + 1, 1);
        QVERIFY(h(CheckIn{h.desk(), inside, 0, {}, {RoomId{1}}, false}));
        QVERIFY(h(move(h, next, 0, 1)));
        for (int i = 0; i < closed; ++i) QVERIFY(h(CloseDay{h.desk(), true}));
        ChangeBooking change;
        change.caller = h.desk();
        change.booking = next;
        change.stay = Stay(kToday + closed, 2);
        QVERIFY(h(change));
        QCOMPARE(taker(h, 1, closed), closed == 1 ? next.value : 0);
        QCOMPARE(taker(h, 1, closed + 1), next.value);
        QCOMPARE(h(CheckIn{h.desk(), next, 0, {}, {RoomId{1}}, false}).error(),
                 stillOccupied(QStringLiteral("101"), inside));
    }

    void aPmsReportsWhatItsDeskDid()
    {
        booking::HouseInput in = smallHotel();
        in.catalogue.channels.push_back(
            {ChannelId{2}, inventory::ChannelKind::Pms, QStringLiteral("PMS"), 300, 900});
        TestHouse h(in);
        const BookingId inside = book(h, kTwin, 0, 1);
        const BookingId next = book(h, kTwin, 1, 1);
        QVERIFY(h(CheckIn{h.desk(), inside, 0, {}, {RoomId{1}}, false}));
        QVERIFY(h(CloseDay{h.desk(), true}));
        Caller pms = h.desk();
        pms.channel = ChannelId{2};
        QVERIFY(h(CheckIn{pms, next, 0, {}, {RoomId{1}}, false}));
    }

    void checkInKeepsTheRoomThatWasGiven()
    {
        TestHouse h;
        const BookingId id = book(h, kTwin, 0, 2);
        QVERIFY(h(move(h, id, 0, 3)));
        const size_t before = h.batch.roomsGiven.size();
        QVERIFY(h(CheckIn{h.desk(), id, 0, {}, {}, true}));
        QCOMPARE(h.batch.roomsGiven.size(), before);
        QCOMPARE(taker(h, 3, 0), id.value);
    }

    void checkInToAnotherRoomGivesTheFirstOneBack()
    {
        TestHouse h;
        const BookingId id = book(h, kTwin, 0, 2);
        QVERIFY(h(move(h, id, 0, 3)));
        QVERIFY(h(CheckIn{h.desk(), id, 0, {}, {RoomId{1}}, false}));
        QCOMPARE(taker(h, 3, 0), 0);
        QCOMPARE(taker(h, 1, 1), id.value);
        QVERIFY(!Table(h.batch).clash);
    }

    void twoStaysSwapInOneCommand()
    {
        TestHouse h;
        const BookingId a = book(h, kTwin, 0, 2), b = book(h, kTwin, 0, 3);
        QVERIFY(h(move(h, a, 0, 1)));
        QVERIFY(h(move(h, b, 0, 2)));
        const auto taken = h(move(h, a, 1, 2));
        QCOMPARE(taken.error().code, ErrorCode::SoldOut);
        QCOMPARE(taker(h, 1, 0), a.value);
        const AssignRooms swap{h.desk(),
                               {{a, RoomId{1}, RoomId{2}, {}}, {b, RoomId{2}, RoomId{1}, {}}}};
        QVERIFY(h(swap));
        QCOMPARE(taker(h, 2, 0), a.value);
        QCOMPARE(taker(h, 1, 2), b.value);
        QVERIFY(!Table(h.batch).clash);
    }

    void aStayMayBeSplitOverTwoRooms()
    {
        TestHouse h;
        const BookingId id = book(h, kSuite, 0, 4);
        const Stay first(kToday, 2), second(kToday + 2, 2);
        QVERIFY(
            h(AssignRooms{h.desk(), {{id, {}, RoomId{5}, first}, {id, {}, RoomId{6}, second}}}));
        QCOMPARE(taker(h, 5, 1), id.value);
        QCOMPARE(taker(h, 6, 2), id.value);
        QCOMPARE(h(move(h, id, 0, 6, first)).error().code, ErrorCode::WrongState);
        QVERIFY2(h(CheckIn{h.desk(), id, 0, {}, {}, true}), "both rooms stay");
        QCOMPARE(taker(h, 5, 1), id.value);
        QCOMPARE(taker(h, 6, 2), id.value);
    }

    void whatIsAskedForMustMakeSense()
    {
        TestHouse h;
        const BookingId id = book(h, kTwin, 1, 2);
        const auto code = [&](const AssignRooms &c) { return h(c).error().code; };
        QCOMPARE(code({h.desk(), {}}), ErrorCode::Invalid);
        QCOMPARE(code(move(h, id, 0, 0)), ErrorCode::Invalid);
        QCOMPARE(code(move(h, id, 0, 5)), ErrorCode::Invalid);
        QCOMPARE(code(move(h, id, 0, 99)), ErrorCode::Invalid);
        QCOMPARE(code(move(h, id, 1, 2)), ErrorCode::Stale);
        QCOMPARE(code(move(h, id, 0, 1, Stay(kToday, 2))), ErrorCode::Invalid);
        QCOMPARE(code(move(h, BookingId{99'999}, 0, 1)), ErrorCode::NotFound);
        QVERIFY(h.batch.roomsGiven.empty());
        // The second step fails: the first one is not applied either.
        QVERIFY(h(move(h, id, 0, 1)));
        const AssignRooms half{h.desk(), {{id, RoomId{1}, RoomId{2}, {}}, {id, {}, RoomId{3}, {}}}};
        QCOMPARE(code(half), ErrorCode::WrongState);
        QCOMPARE(taker(h, 1, 1), id.value);
        QCOMPARE(taker(h, 2, 1), 0);
    }

    void aRoomHeldByNumberIsNotSoldAgain()
    {
        TestHouse h;
        TakeHold stayRequest = h.hold(kTwin, 0, 2);
        stayRequest.numbers = {RoomId{3}};
        const auto hold = h(stayRequest);
        QVERIFY(hold);
        QCOMPARE(taker(h, 3, 1), hold->hold.value);
        QCOMPARE(h(stayRequest).error().code, ErrorCode::SoldOut);
        const BookingId other = book(h, kDouble, 0, 1);
        QCOMPARE(h(move(h, other, 0, 3)).error().code, ErrorCode::SoldOut);
        const auto booked = h(ConfirmHold{h.desk(), hold->hold, {}});
        QVERIFY(booked);
        QCOMPARE(taker(h, 3, 1), booked->booking.value);
        QCOMPARE(h.batch.roomsGiven.back().room, RoomId{3});
        QVERIFY(h(CancelBooking{h.desk(), booked->booking, 0}));
        QCOMPARE(taker(h, 3, 1), 0);
        QVERIFY(Table(h.batch).rows.empty());
        QCOMPARE(h.batch.records.back().kind, RecordKind::RoomTakenBack);
    }

    void aRoomThatCannotBeHeldIsNamedWithItsReason()
    {
        TestHouse h;
        const auto reason = [&](qint64 room) {
            TakeHold stayRequest = h.hold(kTwin, 0, 2);
            stayRequest.numbers = {RoomId{room}};
            const auto held = h(stayRequest);
            return held ? QString() : held.error().reason;
        };
        QVERIFY(h(SetRoomOutOfOrder{h.desk(), {RoomId{1}}, Stay(kToday + 1, 1), true}));
        const BookingId booked = book(h, kTwin, 1, 1);
        QVERIFY(h(move(h, booked, 0, 2)));
        QVERIFY(reason(3).isEmpty());
        QCOMPARE(reason(1),
                 QStringLiteral("room 101 is out of order on at least one of the nights"));
        QCOMPARE(reason(2), QStringLiteral("room 102 is not available on at least one of the "
                                           "nights"));
        QCOMPARE(reason(3), QStringLiteral("room 103 is held on at least one of the nights"));
        QCOMPARE(reason(5), QStringLiteral("room 105 does not belong to the booked room type"));
    }

    void aRoomIsNamedOnceInAHold()
    {
        TestHouse h;
        TakeHold twice = h.hold(kTwin, 0, 2, 2);
        twice.numbers = {RoomId{3}, RoomId{3}};
        const auto refused = h(twice);
        QCOMPARE(refused.error().code, ErrorCode::Invalid);
        QCOMPARE(refused.error().field, QStringLiteral("numbers"));
        twice.numbers = {RoomId{3}, RoomId{2}};
        QVERIFY(h(twice));
    }

    void aRoomHeldTooLongIsFreeForTheNextWhoAsks()
    {
        TestHouse h;
        TakeHold stayRequest = h.hold(kTwin, 0, 2);
        stayRequest.numbers = {RoomId{3}};
        stayRequest.ttlSeconds = 10;
        const auto first = h(stayRequest);
        h.now = h.now + 11 * kSecond;
        const auto second = h(stayRequest);
        QVERIFY2(second, "nobody swept");
        QCOMPARE(taker(h, 3, 0), second->hold.value);
        QCOMPARE(h(ConfirmHold{h.desk(), first->hold, {}}).error().code, ErrorCode::NotFound);
    }

    void aVolatileHoldKeepsItsRoomWhenItBecomesDurable()
    {
        TestHouse h;
        TakeHold stayRequest = h.hold(kTwin, 0, 2);
        stayRequest.numbered = true;
        stayRequest.durability = Durability::Volatile;
        const auto hold = h(stayRequest);
        QVERIFY(hold->hold.value < 0);
        QCOMPARE(taker(h, 1, 0), hold->hold.value);
        QVERIFY(h.batch.records.empty());
        const auto booked = h(ConfirmHold{h.desk(), hold->hold, {}});
        QCOMPARE(taker(h, 1, 0), booked->booking.value);
    }

    void theCheapestUnitIsTakenUntilNoneIsLeft()
    {
        TestHouse h;
        TakeCheapest c{h.hold(kTwin, 0, 1), {}};
        c.hold.numbered = true;
        c.hold.adults = 1;
        std::set<qint64> units;
        for (int i = 0; i < 6; ++i) {
            const auto hold = h(c);
            QVERIFY2(hold, qPrintable(QString::number(i)));
            // Twins are cheapest, up to their cap; then doubles of the same rooms; then suites.
            QCOMPARE(hold->roomType, i < 3 ? kTwin : i < 4 ? kDouble : kSuite);
            for (int room = 1; room <= 6; ++room) {
                if (taker(h, room, 0) == hold->hold.value) units.insert(room);
            }
        }
        QCOMPARE(units.size(), size_t(6));
        QCOMPARE(h(c).error().code, ErrorCode::SoldOut);
    }

    void aRoomOutOfOrderIsNeitherAssignedNorSold()
    {
        TestHouse h;
        const Stay nights(kToday, 3);
        QVERIFY(h(SetRoomOutOfOrder{h.desk(), {RoomId{5}}, nights, true}));
        QCOMPARE(h.left(kSuite, 0), 1);
        QCOMPARE(h.left(kSuite, 3), 2);
        const BookingId id = book(h, kSuite, 0, 2);
        QCOMPARE(h(move(h, id, 0, 5)).error().code, ErrorCode::SoldOut);
        QCOMPARE(h(SetRoomOutOfOrder{h.desk(), {RoomId{5}}, nights, true})->repeated, true);
        EditCells none;
        none.caller = h.desk();
        none.field = CellField::OutOfOrder;
        none.pools = {PoolId{2}};
        none.ranges = {{kToday, 1}};
        QCOMPARE(h(EditBlock(none)).error().code, ErrorCode::Invalid);
        QVERIFY(h(SetRoomOutOfOrder{h.desk(), {RoomId{5}}, Stay(kToday, 1), false}));
        QCOMPARE(h.left(kSuite, 0), 1);  // one of two is booked
        QVERIFY(h(move(h, id, 0, 6)));
        QCOMPARE(h(SetRoomOutOfOrder{h.desk(), {RoomId{6}}, nights, true}).error().code,
                 ErrorCode::SoldOut);
    }

    void aDayIsClosedOnce()
    {
        TestHouse h;
        QVERIFY(h(CloseDay{h.desk(), true, kToday}));
        QCOMPARE(h(CloseDay{h.desk(), true, kToday}).error().code, ErrorCode::Stale);
        QCOMPARE(h.house.catalogue().property.businessDate, kToday + 1);
    }

    void aGuestWhoMovedHasLeftTheRoom()
    {
        TestHouse h;
        const BookingId inside = book(h, kTwin, 0, 3), next = book(h, kTwin, 3, 1);
        QVERIFY(h(CheckIn{h.desk(), inside, 0, {}, {RoomId{1}}, false}));
        QVERIFY(h(CloseDay{h.desk(), true}));
        QVERIFY(h(move(h, inside, 1, 2, Stay(kToday + 1, 2))));
        QVERIFY(h(CloseDay{h.desk(), true}));
        QVERIFY(h(CloseDay{h.desk(), true}));
        const auto second = h(CheckIn{h.desk(), next, 0, {}, {RoomId{2}}, false});
        QVERIFY(!second && second.error().code == ErrorCode::WrongState);
        QVERIFY(h(CheckIn{h.desk(), next, 0, {}, {RoomId{1}}, false}));
    }

    void aRoomIsNotTakenFromAGuestAndGivenInOneCommand()
    {
        TestHouse h;
        const BookingId inside = book(h, kTwin, 0, 3), other = book(h, kTwin, 0, 3);
        QVERIFY(h(CheckIn{h.desk(), inside, 0, {}, {RoomId{1}}, false}));
        QVERIFY(h(CheckIn{h.desk(), other, 0, {}, {RoomId{2}}, false}));
        QVERIFY(h(CloseDay{h.desk(), true}));
        const Stay rest(kToday + 1, 2);
        const auto given = h(AssignRooms{
            h.desk(), {{inside, RoomId{1}, {}, rest}, {other, RoomId{2}, RoomId{1}, rest}}});
        QVERIFY(!given && given.error().code == ErrorCode::WrongState);
        // A swap leaves both guests with a room.
        QVERIFY(h(AssignRooms{
            h.desk(),
            {{inside, RoomId{1}, RoomId{2}, rest}, {other, RoomId{2}, RoomId{1}, rest}}}));
    }
};

QTEST_GUILESS_MAIN(TestRooms)
#include "test_rooms.moc"
