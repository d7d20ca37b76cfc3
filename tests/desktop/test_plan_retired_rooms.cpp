// SPDX-License-Identifier: GPL-3.0-or-later
// The room plan shows rooms on the nights on which they exist.
#include "desktop/frontdesk/plan_board.h"

#include <QtTest/QTest>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

const Night kToday = Night::of(2026, 7, 10);
const Stay kLoaded(kToday - 10, 40);
const Stay kNear(kToday - 5, 20);

/// Rooms 101 to 104 of one pool.
inventory::Catalogue hotel()
{
    inventory::Catalogue c;
    c.property.id = {1};
    c.property.businessDate = kToday;
    c.pools.push_back({{1}, QStringLiteral("P"), {}, 0});
    c.roomTypes.push_back({{1}, {1}, QStringLiteral("T"), QStringLiteral("Type")});
    for (const qint64 room : {1, 2, 3, 4})
        c.rooms.push_back({{room}, {1}, QString::number(100 + room)});
    return c;
}

storage::BookingRow stays(qint64 id, Stay stay)
{
    storage::BookingRow row;
    row.booking.id = {id};
    row.booking.counted = row.booking.reserved = {1};
    row.booking.stay = stay;
    row.booking.rooms = 1;
    row.booking.status = booking::BookingStatus::CheckedOut;
    return row;
}

PlanBoard boardOf(const inventory::Catalogue &catalogue, const storage::RoomPlan &plan = {})
{
    return PlanBoard(catalogue, plan, kLoaded, kNear, kToday);
}

}  // namespace

class TestPlanRetiredRooms : public QObject {
    Q_OBJECT

private slots:
    void roomsThatDoNotExistInViewAreLeftOut()
    {
        inventory::Catalogue c = hotel();
        c.rooms[0].retiredFrom = kNear.checkIn();
        c.rooms[1].retiredFrom = kNear.checkIn() + 1;
        c.rooms[2].inServiceFrom = kNear.checkOut();
        c.rooms[3].inServiceFrom = kNear.checkOut() - 1;
        const PlanBoard board = boardOf(c);
        QCOMPARE(board.rowOf({1}), -1);
        QVERIFY(board.rowOf({2}) >= 0);
        QCOMPARE(board.rowOf({3}), -1);
        QVERIFY(board.rowOf({4}) >= 0);
    }

    void aRetiredRoomWithAStayInViewIsShown()
    {
        inventory::Catalogue c = hotel();
        c.rooms[0].retiredFrom = kNear.checkIn();
        storage::RoomPlan plan;
        plan.bookings.push_back(stays(7, Stay(kNear.checkIn() - 2, 4)));
        plan.given.push_back({{1}, {7}, Stay(kNear.checkIn() - 2, 4)});
        QVERIFY(boardOf(c, plan).rowOf({1}) >= 0);
    }

    void nightsWithoutTheRoomAreMarked()
    {
        inventory::Catalogue c = hotel();
        c.rooms[0].inServiceFrom = kToday + 1;
        c.rooms[0].retiredFrom = kToday + 4;
        const PlanBoard board = boardOf(c);
        const PlanRow &row = board.rows()[size_t(board.rowOf({1}))];
        QCOMPARE(row.notInService.size(), size_t(2));
        QCOMPARE(row.notInService[0], Stay(kLoaded.checkIn(), 11));
        QCOMPARE(row.notInService[1], Stay(kToday + 4, 26));
        QVERIFY(!row.isInService(kToday) && row.isInService(kToday + 1));
        QVERIFY(row.isInService(kToday + 3) && !row.isInService(kToday + 4));
        QVERIFY(board.rows()[size_t(board.rowOf({2}))].notInService.empty());
    }
};

QTEST_GUILESS_MAIN(TestPlanRetiredRooms)
#include "test_plan_retired_rooms.moc"
