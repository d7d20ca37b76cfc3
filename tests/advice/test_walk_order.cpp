// SPDX-License-Identifier: GPL-3.0-or-later
#include "advice/walk_order.h"
#include "core/error.h"
#include "core/random.h"
#include "support/environment.h"

#include <QTest>

#include <algorithm>

using namespace roomrack;
using namespace roomrack::advice;

namespace {

WalkCandidate candidate(qint64 id)
{
    WalkCandidate c;
    c.booking = BookingId{id};
    c.nights = 3;
    c.total = 30'000;
    c.booked = Instant{1000};
    return c;
}

std::vector<qint64> orderOf(std::vector<WalkCandidate> candidates)
{
    sortForWalking(candidates);
    std::vector<qint64> ids;
    for (const WalkCandidate &c : candidates) ids.push_back(c.booking.value);
    return ids;
}

int roomsOf(const std::vector<WalkCandidate> &candidates, const std::vector<size_t> &chosen)
{
    int rooms = 0;
    for (const size_t i : chosen) rooms += candidates[i].rooms;
    return rooms;
}

}  // namespace

class TestWalkOrder : public QObject {
    Q_OBJECT

private slots:
    void whoHasStayedBeforeIsAskedLast();
    void shorterStayGoesBeforeCheaper();
    void cheaperNightGoesBeforeYounger();
    void whoBookedLastIsAskedFirst();
    void orderDoesNotDependOnTheOrder();
    void asManyRoomsBecomeFreeAsAreNeeded();
    void noBookingIsWalkedWithoutNeed();
};

void TestWalkOrder::whoHasStayedBeforeIsAskedLast()
{
    WalkCandidate loyal = candidate(1), other = candidate(2);
    loyal.earlierStays = 1;
    loyal.nights = 1;
    loyal.total = 1;
    other.nights = 14;
    QCOMPARE(orderOf({loyal, other}), (std::vector<qint64>{2, 1}));
}

void TestWalkOrder::shorterStayGoesBeforeCheaper()
{
    WalkCandidate brief = candidate(1), cheap = candidate(2);
    brief.nights = 1;
    brief.total = 90'000;
    cheap.total = 3;
    QCOMPARE(orderOf({cheap, brief}), (std::vector<qint64>{1, 2}));
}

void TestWalkOrder::cheaperNightGoesBeforeYounger()
{
    WalkCandidate group = candidate(1), single = candidate(2);
    group.rooms = 2;
    group.total = 50'000;  // 83 per room and night
    single.booked = Instant{2000};
    QCOMPARE(orderOf({single, group}), (std::vector<qint64>{1, 2}));
}

void TestWalkOrder::whoBookedLastIsAskedFirst()
{
    WalkCandidate early = candidate(1), late = candidate(2), later = candidate(3);
    late.booked = Instant{2000};
    later.booked = Instant{2000};
    QCOMPARE(orderOf({early, late, later}), (std::vector<qint64>{3, 2, 1}));
}

void TestWalkOrder::orderDoesNotDependOnTheOrder()
{
    core::Random random(5);
    for (int round = 0; round < tests::rounds(200); ++round) {
        std::vector<WalkCandidate> all;
        for (int i = 1; i <= 12; ++i) {
            WalkCandidate c = candidate(i);
            c.rooms = random.between(1, 3);
            c.nights = random.between(1, 3);
            c.total = random.between(1, 4) * 10'000;
            c.earlierStays = random.below(2);
            c.booked = Instant{random.between(1, 3)};
            all.push_back(c);
        }
        const auto before = orderOf(all);
        for (size_t i = all.size(); i > 1; --i)
            std::swap(all[i - 1], all[size_t(random.below(int(i)))]);
        QCOMPARE(orderOf(all), before);
        for (const WalkCandidate &a : all) {
            for (const WalkCandidate &b : all)
                QCOMPARE(walksBefore(a, b), a.booking != b.booking && !walksBefore(b, a));
        }
    }
}

void TestWalkOrder::asManyRoomsBecomeFreeAsAreNeeded()
{
    core::Random random(6);
    for (int round = 0; round < tests::rounds(500); ++round) {
        std::vector<WalkCandidate> all;
        int there = 0;
        for (int i = random.below(8); i > 0; --i) {
            WalkCandidate c = candidate(i);
            c.rooms = random.between(1, 5);
            there += c.rooms;
            all.push_back(c);
        }
        sortForWalking(all);
        const int needed = random.between(0, 12);
        const auto chosen = chooseToWalk(all, needed);
        QVERIFY(roomsOf(all, chosen) >= std::min(needed, there));
        std::vector<size_t> sorted = chosen;
        std::sort(sorted.begin(), sorted.end());
        QVERIFY(std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end());
    }
}

void TestWalkOrder::noBookingIsWalkedWithoutNeed()
{
    WalkCandidate group = candidate(1), single = candidate(2);
    group.rooms = 4;
    group.nights = 1;  // sorts first
    QCOMPARE(chooseToWalk({group, single}, 1), (std::vector<size_t>{1}));
    QCOMPARE(chooseToWalk({group, single}, 4), (std::vector<size_t>{0}));
    QCOMPARE(chooseToWalk({group, single}, 2), (std::vector<size_t>{0}));
    QCOMPARE(chooseToWalk({group, single}, 5), (std::vector<size_t>{0, 1}));
    QVERIFY(chooseToWalk({single}, 4).size() == 1);
    QVERIFY(chooseToWalk({group, single}, 0).empty());
}

QTEST_GUILESS_MAIN(TestWalkOrder)
#include "test_walk_order.moc"
