// SPDX-License-Identifier: GPL-3.0-or-later
// The room plan shows every stay exactly once.
#include "desktop/frontdesk/plan_board.h"

#include <QtTest/QTest>

using namespace roomrack;
using namespace roomrack::desktop;
using booking::BookingStatus;

namespace {

const Night kToday = Night::of(2026, 7, 10);
const Stay kLoaded(kToday - 10, 40);
const Stay kNear(kToday - 5, 20);

/// Three standard rooms 101..103 and a suite 201; room types share their pool's number.
inventory::Catalogue hotel()
{
    inventory::Catalogue c;
    c.property.id = {1};
    c.property.businessDate = kToday;
    for (const qint64 pool : {1, 2}) {
        c.pools.push_back({{pool}, QStringLiteral("P%1").arg(pool), {}, int(pool)});
        inventory::RoomType type{
            {pool}, {pool}, QStringLiteral("T%1").arg(pool), QStringLiteral("Type %1").arg(pool)};
        c.roomTypes.push_back(type);
    }
    for (const qint64 room : {1, 2, 3})
        c.rooms.push_back({{room}, {1}, QString::number(100 + room)});
    c.rooms.push_back({{4}, {2}, QStringLiteral("201")});
    return c;
}

storage::BookingRow stays(qint64 id, Stay stay, int rooms = 1,
                          BookingStatus status = BookingStatus::Confirmed)
{
    storage::BookingRow row;
    row.booking.id = {id};
    row.booking.counted = row.booking.reserved = {1};
    row.booking.stay = stay;
    row.booking.rooms = rooms;
    row.booking.status = status;
    row.guest.name = QStringLiteral("Guest %1").arg(id);
    return row;
}

class Plan {
public:
    Plan &add(storage::BookingRow row)
    {
        plan_.bookings.push_back(std::move(row));
        return *this;
    }
    Plan &give(qint64 room, qint64 booking, Stay nights)
    {
        plan_.given.push_back({{room}, {booking}, nights});
        return *this;
    }
    Plan &occupy(qint64 room, qint64 booking, Night departure = kToday)
    {
        plan_.occupied.push_back({{room}, {booking}, Stay(departure, kToday - departure + 1)});
        return *this;
    }
    Plan &outOfService(qint64 room) { return set(room, booking::HousekeepingStatus::OutOfService); }
    Plan &set(qint64 room, booking::HousekeepingStatus status)
    {
        housekeeping_.set({room}, status);
        return *this;
    }
    PlanBoard board() const
    {
        return PlanBoard(hotel(), plan_, kLoaded, kNear, kToday, housekeeping_, held_);
    }
    Plan &hold(qint64 room, qint64 hold, Stay nights)
    {
        held_.push_back({{hold}, {room}, nights});
        return *this;
    }

private:
    std::vector<PlanHold> held_;
    booking::Housekeeping housekeeping_;
    storage::RoomPlan plan_;
};

}  // namespace

class TestPlanBoard : public QObject {
    Q_OBJECT

private slots:
    void roomsStandUnderTheirPool()
    {
        const PlanBoard board = Plan().board();
        QStringList titles;
        for (const PlanRow &row : board.rows()) {
            if (row.kind == PlanRow::Kind::Room) titles << row.title;
        }
        QCOMPARE(titles, (QStringList{QStringLiteral("101"), QStringLiteral("102"),
                                      QStringLiteral("103"), QStringLiteral("201")}));
        QCOMPARE(board.rows().front().kind, PlanRow::Kind::Unassigned);
        QCOMPARE(board.unassigned(), 0);
    }

    /// One that became a booking meanwhile, under the same number, is that booking.
    void heldRoomIsGivenToNoStay()
    {
        const PlanBoard board = Plan()
                                    .add(stays(1, Stay(kToday, 2)))
                                    .add(stays(8, Stay(kToday, 2)))
                                    .give(2, 8, Stay(kToday, 2))
                                    .hold(1, -5, Stay(kToday + 1, 3))
                                    .hold(2, 8, Stay(kToday, 2))
                                    .board();
        QCOMPARE(board.bestRoom(board.find({1})->second), RoomId{3});
        const PlanRow &row = board.rows()[size_t(board.rowOf({1}))];
        QVERIFY(!row.holdAt(kToday) && !row.holdAt(kToday + 4));
        QCOMPARE(row.holdAt(kToday + 3)->hold, HoldId{-5});
        QVERIFY(board.rows()[size_t(board.rowOf({2}))].held.empty());
    }

    void roomOutOfServiceIsOfferedLast()
    {
        Plan plan;
        plan.add(stays(1, Stay(kToday, 2))).add(stays(2, Stay(kToday, 2))).outOfService(1);
        plan.add(stays(9, Stay(kToday, 2))).give(2, 9, Stay(kToday, 2));
        PlanBoard board = plan.board();
        const PlanBar bar = board.waiting().front();
        QCOMPARE(board.bestRoom(bar), RoomId{3});
        board.reserve(bar, {3});
        QCOMPARE(board.bestRoom(board.waiting().back()), RoomId{1});
        QCOMPARE(board.fit(bar, {1}), PlanFit::OutOfService);
        QVERIFY(isPossible(PlanFit::OutOfService) && !isPossible(PlanFit::Occupied));
    }

    /// Also before one with a tighter gap; for later nights the present status says nothing.
    void aStayThatArrivesTodayGetsTheReadiestRoom()
    {
        using booking::HousekeepingStatus;
        const auto best = [](Night arrival) {
            Plan plan;
            plan.add(stays(1, Stay(arrival, 2)));
            plan.add(stays(9, Stay(arrival + 2, 1))).give(1, 9, Stay(arrival + 2, 1));
            plan.set(1, HousekeepingStatus::Dirty).set(3, HousekeepingStatus::Inspected);
            const PlanBoard board = plan.board();
            return board.bestRoom(board.find({1})->second);
        };
        QCOMPARE(best(kToday), RoomId{3});
        QCOMPARE(best(kToday + 3), RoomId{1});
    }

    /// The guest in house whose type was changed is in a room tonight; from tomorrow on one of the
    /// new type is missing.
    void aGuestInHouseWhoseTypeWasChangedWaitsOnlyFromTomorrow()
    {
        storage::BookingRow row = stays(1, Stay(kToday - 1, 4), 1, BookingStatus::CheckedIn);
        const PlanBoard board = Plan().add(row).give(4, 1, Stay(kToday - 1, 2)).board();
        QCOMPARE(board.unassigned(), 1);
        QCOMPARE(board.waiting().front().nights, Stay(kToday + 1, 2));
        QCOMPARE(board.unassignedOn(kToday), 0);
        row.booking.stay = Stay(kToday - 1, 2);
        QCOMPARE(Plan().add(row).give(4, 1, Stay(kToday - 1, 2)).board().unassigned(), 0);
        row.booking.status = BookingStatus::Confirmed;
        QCOMPARE(Plan().add(row).give(4, 1, Stay(kToday - 1, 2)).board().unassigned(), 1);
    }

    void onlyAStayWhoseGuestIsInTheRoomOfLastNightNeedsAMove()
    {
        const auto moves = [](BookingStatus status, bool inside) {
            Plan plan;
            plan.add(stays(1, Stay(kToday - 1, 3), 1, status)).give(1, 1, Stay(kToday - 1, 1));
            if (inside) plan.occupy(1, 1);
            return plan.board().waiting().front().moves;
        };
        QVERIFY(moves(BookingStatus::CheckedIn, true));
        QVERIFY(!moves(BookingStatus::CheckedIn, false));
        QVERIFY(!moves(BookingStatus::Confirmed, false));
    }

    /// A dirty room that the guest has on the nights before is better than to move into a clean
    /// one.
    void aStayGoesOnInItsRoomBeforeItMoves()
    {
        Plan plan;
        plan.add(stays(1, Stay(kToday, 3))).give(2, 1, Stay(kToday + 1, 2));
        plan.set(2, booking::HousekeepingStatus::Dirty);
        const PlanBoard board = plan.board();
        QCOMPARE(board.bestRoom(board.waiting().front()), RoomId{2});
    }

    void splitStayGetsARoomOutOfServiceOnlyWhereNoOtherIsFree()
    {
        Plan plan;
        plan.add(stays(1, Stay(kToday, 4))).outOfService(1);
        plan.add(stays(8, Stay(kToday + 2, 2))).give(2, 8, Stay(kToday + 2, 2));
        plan.add(stays(9, Stay(kToday, 4))).give(3, 9, Stay(kToday, 4));
        const PlanBoard board = plan.board();
        const std::vector<PlanPart> parts{{{2}, Stay(kToday, 2)}, {{1}, Stay(kToday + 2, 2), true}};
        QCOMPARE(board.split(board.waiting().front()), parts);
    }

    void headingsNameTheRoomTypesOfTheirRooms()
    {
        inventory::Catalogue twoTypes = hotel();
        twoTypes.roomTypes.push_back({{3}, {1}, QStringLiteral("T3"), QStringLiteral("Type 3")});
        const auto headings = [](const inventory::Catalogue &catalogue) {
            QStringList titles;
            const PlanBoard board(catalogue, {}, kLoaded, kNear, kToday);
            for (const PlanRow &row : board.rows()) {
                if (row.kind == PlanRow::Kind::Pool) titles << row.title;
            }
            return titles;
        };
        QCOMPARE(headings(hotel()),
                 (QStringList{QStringLiteral("Type 1"), QStringLiteral("Type 2")}));
        QCOMPARE(headings(twoTypes),
                 (QStringList{QStringLiteral("Type 1 · Type 3"), QStringLiteral("Type 2")}));
    }

    void unassignedStaysAreSortedByRoomType()
    {
        storage::BookingRow suite = stays(1, Stay(kToday, 2));
        suite.booking.counted = suite.booking.reserved = {2};
        const PlanBoard board = Plan()
                                    .add(suite)
                                    .add(stays(2, Stay(kToday + 3, 1)))
                                    .add(stays(3, Stay(kToday + 1, 1)))
                                    .board();
        std::vector<qint64> order, types;
        for (const PlanBar &bar : board.waiting()) {
            order.push_back(bar.booking.value);
            types.push_back(bar.type.value);
        }
        QCOMPARE(order, (std::vector<qint64>{3, 2, 1}));
        QCOMPARE(types, (std::vector<qint64>{1, 1, 2}));
        QCOMPARE(board.typeName({2}), QStringLiteral("Type 2"));
        QCOMPARE(board.find({1})->first, -1);
    }

    void aStayStandsOnItsRoomOrWaits()
    {
        const PlanBoard board = Plan()
                                    .add(stays(1, Stay(kToday, 3)))
                                    .add(stays(2, Stay(kToday + 1, 2)))
                                    .give(2, 1, Stay(kToday, 3))
                                    .board();
        const PlanBar *given = board.barAt(board.rowOf({2}), kToday + 2);
        QVERIFY(given);
        QCOMPARE(given->booking, BookingId{1});
        QVERIFY(!board.barAt(board.rowOf({2}), kToday + 3));
        QCOMPARE(board.waiting().size(), size_t(1));
        QCOMPARE(board.waiting()[0].booking, BookingId{2});
        QVERIFY(board.waiting()[0].fits);
        QCOMPARE(board.unassignedOn(kToday), 0);
        QCOMPARE(board.unassignedOn(kToday + 1), 1);
    }

    void aRoomThatIsDueOutIsAssignedAheadAfterVacantOnes()
    {
        Plan plan;
        plan.add(stays(1, Stay(kToday - 2, 2), 1, BookingStatus::CheckedIn))
            .give(1, 1, Stay(kToday - 2, 2))
            .add(stays(2, Stay(kToday, 3)))
            .add(stays(3, Stay(kToday + 1, 2)));
        const auto bar = [](const PlanBoard &board, qint64 id) { return board.find({id})->second; };
        const PlanBoard vacant = plan.board();
        QCOMPARE(vacant.fit(bar(vacant, 2), {1}), PlanFit::Free);
        const PlanBoard board = plan.occupy(1, 1).board();
        QCOMPARE(board.fit(bar(board, 2), {1}), PlanFit::DueOut);
        QCOMPARE(board.occupant({1})->booking, BookingId{1});
        QVERIFY(!board.occupant({2}));
        // Room 101 has the tighter gap, and is taken only if no other room is vacant.
        QCOMPARE(vacant.bestRoom(bar(vacant, 2)), RoomId{1});
        QCOMPARE(board.bestRoom(bar(board, 2)), RoomId{2});
        PlanBoard full = board;
        PlanBar other = bar(board, 2);
        other.booking = {99};
        for (const qint64 room : {2, 3}) full.reserve(other, {room});
        QCOMPARE(full.bestRoom(bar(full, 2)), RoomId{1});
        QCOMPARE(board.fit(bar(board, 3), {1}), PlanFit::Free);  // tomorrow
        QCOMPARE(board.rows()[size_t(board.rowOf({1}))].detail, QStringLiteral("Due out"));
        QCOMPARE(board.rows()[size_t(board.rowOf({2}))].detail, QStringLiteral("Type 1"));
    }

    void anOverdueRoomAndAMoveIntoAnOccupiedOneAreRefused()
    {
        Plan plan;
        plan.add(stays(1, Stay(kToday - 3, 2), 1, BookingStatus::CheckedIn))
            .add(stays(2, Stay(kToday, 3)))
            .add(stays(3, Stay(kToday - 1, 3), 1, BookingStatus::CheckedIn))
            .give(3, 3, Stay(kToday - 1, 3))
            .add(stays(4, Stay(kToday - 2, 2), 1, BookingStatus::CheckedIn))
            .give(2, 4, Stay(kToday - 2, 2))
            .occupy(1, 1, kToday - 1)
            .occupy(2, 4);
        const PlanBoard board = plan.board();
        const PlanBar arrival = board.find({2})->second, inHouse = board.find({3})->second;
        QCOMPARE(board.fit(arrival, {1}), PlanFit::Occupied);
        QCOMPARE(board.fit(arrival, {2}), PlanFit::DueOut);
        QCOMPARE(board.fit(inHouse, {2}), PlanFit::Occupied);
        QCOMPARE(board.bestRoom(arrival), RoomId{2});
        QCOMPARE(board.rows()[size_t(board.rowOf({1}))].detail, QStringLiteral("Overdue"));
        // A guest without a room tonight whose stay goes on does not leave today.
        const PlanBoard stayingOn =
            Plan()
                .add(stays(1, Stay(kToday - 1, 3), 1, BookingStatus::CheckedIn))
                .add(stays(2, Stay(kToday, 3)))
                .occupy(1, 1)
                .board();
        QCOMPARE(stayingOn.fit(stayingOn.find({2})->second, {1}), PlanFit::Occupied);
        QCOMPARE(stayingOn.fit(stayingOn.find({1})->second, {1}), PlanFit::Free);
    }

    void whatWaitsFarAwayIsLeftOut()
    {
        const PlanBoard board = Plan()
                                    .add(stays(1, Stay(kNear.checkOut() + 1, 3)))
                                    .add(stays(2, Stay(kNear.checkOut() - 1, 3)))
                                    .board();
        QCOMPARE(board.waiting().size(), size_t(1));
        QCOMPARE(board.waiting()[0].nights, Stay(kNear.checkOut() - 1, 3));
    }

    void nightsThatAreOverNeedNoRoom()
    {
        const PlanBoard board =
            Plan().add(stays(1, Stay(kToday - 2, 4), 1, BookingStatus::CheckedIn)).board();
        QCOMPARE(board.waiting().size(), size_t(1));
        QCOMPARE(board.waiting()[0].nights, Stay(kToday, 2));
    }

    void whoHasLeftWaitsForNothing()
    {
        const auto left = stays(1, Stay(kToday - 2, 4), 1, BookingStatus::CheckedOut);
        QCOMPARE(Plan().add(left).board().unassigned(), 0);
    }

    void aGroupWaitsOnceForEachMissingRoom()
    {
        const PlanBoard board =
            Plan().add(stays(1, Stay(kToday, 2), 3)).give(1, 1, Stay(kToday, 2)).board();
        QCOMPARE(board.waiting().size(), size_t(2));
        for (const PlanBar &bar : board.waiting()) QCOMPARE(bar.nights, Stay(kToday, 2));
    }

    void whatFitsNoSingleRoomIsShownFirst()
    {
        // Each room is taken on a different night: a stay over all three nights fits none of them.
        Plan plan;
        for (const qint64 room : {1, 2, 3}) {
            plan.add(stays(room, Stay(kToday + int(room), 1)))
                .give(room, room, Stay(kToday + int(room), 1));
        }
        const PlanBoard board =
            plan.add(stays(8, Stay(kToday, 1))).add(stays(9, Stay(kToday + 1, 3))).board();
        const auto &bars = board.waiting();
        QCOMPARE(bars.size(), size_t(2));
        const PlanBar &lost = bars[0].booking == BookingId{9} ? bars[0] : bars[1];
        QCOMPARE(lost.booking, BookingId{9});
        QVERIFY(!lost.fits);
        QVERIFY(!board.bestRoom(lost));
        const auto parts = board.split(lost);
        QCOMPARE(parts.size(), size_t(2));
        QCOMPARE(parts[0].nights.nights() + parts[1].nights.nights(), 3);
        QCOMPARE(parts[0].nights.checkOut(), parts[1].nights.checkIn());
        for (const PlanPart &part : parts) {
            for (Night n = part.nights.checkIn(); n < part.nights.checkOut(); ++n)
                QVERIFY(!board.barAt(board.rowOf(part.room), n));
        }
    }

    void aNightWithoutAnyRoomCannotBeSplitAround()
    {
        Plan plan;
        for (const qint64 room : {1, 2, 3}) {
            plan.add(stays(room, Stay(kToday + 1, 1))).give(room, room, Stay(kToday + 1, 1));
        }
        const PlanBoard board = plan.add(stays(9, Stay(kToday, 3))).board();
        QVERIFY(!board.waiting()[0].fits);
        QVERIFY(board.split(board.waiting()[0]).empty());
    }

    void theTightestGapIsGivenFirst()
    {
        // 102 is free for exactly these nights; 101 and 103 are free for longer.
        const PlanBoard board = Plan()
                                    .add(stays(1, Stay(kToday - 5, 5)))
                                    .add(stays(2, Stay(kToday + 2, 5)))
                                    .add(stays(3, Stay(kToday, 2)))
                                    .give(2, 1, Stay(kToday - 5, 5))
                                    .give(2, 2, Stay(kToday + 2, 5))
                                    .board();
        QCOMPARE(board.bestRoom(board.waiting()[0]), RoomId{2});
    }

    void aRoomSaysWhetherItIsFree()
    {
        PlanBoard board = Plan()
                              .add(stays(1, Stay(kToday, 2)))
                              .add(stays(2, Stay(kToday, 2)))
                              .give(1, 1, Stay(kToday, 2))
                              .give(3, 0, Stay(kToday + 1, 1))
                              .board();
        const PlanBar bar = board.waiting()[0];
        QCOMPARE(board.fit(bar, {1}), PlanFit::Taken);
        QCOMPARE(board.fit(bar, {2}), PlanFit::Free);
        QCOMPARE(board.fit(bar, {3}), PlanFit::Taken);
        QCOMPARE(board.fit(bar, {4}), PlanFit::OtherKind);
        QVERIFY(board.isOutOfOrder(board.rowOf({3}), kToday + 1));
        board.reserve(bar, {2});
        QCOMPARE(board.fit(*board.barAt(board.rowOf({1}), kToday), {2}), PlanFit::Taken);
        QCOMPARE(board.fit(bar, {2}), PlanFit::Free);
    }

    void tonightsRoomOfAGuestInHouseIsKept()
    {
        const auto isKept = [](storage::BookingRow row, Stay nights, int given) {
            Plan plan;
            plan.add(row);
            for (int room = 1; room <= given; ++room) plan.give(room, row.booking.id.value, nights);
            const PlanBoard board = plan.board();
            return board.barAt(board.rowOf({1}), nights.checkIn())->kept;
        };
        const Stay stay(kToday - 1, 4), later(kToday + 1, 2);
        const auto inHouse = [&stay](int rooms) {
            return stays(1, stay, rooms, BookingStatus::CheckedIn);
        };
        QVERIFY(isKept(inHouse(1), stay, 1));
        QVERIFY(isKept(inHouse(2), stay, 2));
        QVERIFY(isKept(inHouse(2), stay, 1));
        QVERIFY2(!isKept(inHouse(1), stay, 2), "one of two is more than it needs");
        QVERIFY(!isKept(inHouse(1), later, 1));
        QVERIFY(!isKept(stays(1, stay), stay, 1));
    }

    void aStayThatGoesOnBeyondWhatIsLoadedMovesWhole()
    {
        const Stay longStay(kToday, 60);
        const PlanBoard board = Plan()
                                    .add(stays(1, longStay))
                                    .give(1, 1, Stay(kToday, kLoaded.checkOut() - kToday))
                                    .board();
        const PlanBar *bar = board.barAt(board.rowOf({1}), kToday);
        QCOMPARE(board.nightsToMove(*bar), longStay);
    }
};

QTEST_GUILESS_MAIN(TestPlanBoard)
#include "test_plan_board.moc"
