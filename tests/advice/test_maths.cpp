// SPDX-License-Identifier: GPL-3.0-or-later
// The adviser's mathematics against enumeration of all outcomes.
#include "advice/best_limit.h"
#include "advice/distance.h"
#include "advice/show_rates.h"
#include "core/random.h"
#include "support/environment.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace roomrack;
using namespace roomrack::advice;

namespace {

struct Group {
    double chance = 0;
    int rooms = 1;
};

std::vector<Group> randomGroups(core::Random &random, int most)
{
    std::vector<Group> groups(size_t(random.between(0, most)));
    for (Group &g : groups) g = {random.real(), random.chance(0.2) ? random.between(2, 4) : 1};
    return groups;
}

ShowCounts countsOf(const std::vector<Group> &groups)
{
    ShowCounts counts;
    for (const Group &g : groups) counts.add(g.chance, g.rooms);
    return counts;
}

/// Every subset of the bookings that may arrive, with its probability.
std::vector<double> enumerated(const std::vector<Group> &groups)
{
    const int all = std::accumulate(groups.begin(), groups.end(), 0,
                                    [](int sum, const Group &g) { return sum + g.rooms; });
    std::vector<double> chances(size_t(all) + 1);
    for (size_t who = 0; who < (size_t(1) << groups.size()); ++who) {
        double chance = 1;
        int rooms = 0;
        for (size_t i = 0; i < groups.size(); ++i) {
            const bool comes = (who >> i) & 1;
            chance *= comes ? groups[i].chance : 1 - groups[i].chance;
            rooms += comes ? groups[i].rooms : 0;
        }
        chances[size_t(rooms)] += chance;
    }
    return chances;
}

/// Expected profit of a night: the price of every room used, minus the walk costs.
double profit(const std::vector<double> &chances, int rooms, Stakes stakes)
{
    double sum = 0;
    for (int shows = 0; shows < int(chances.size()); ++shows) {
        const double used = std::min(shows, rooms), walked = std::max(0, shows - rooms);
        sum += chances[size_t(shows)] * (used * stakes.price - walked * stakes.walk);
    }
    return sum;
}

bool near(double a, double b)
{
    return std::abs(a - b) <= 1e-9 * std::max(1.0, std::abs(b));
}

}  // namespace

class TestMaths : public QObject {
    Q_OBJECT

private slots:
    void showsAreDistributedAsEnumerationSays();
    void bestLimitEarnsMost();
    void limitIsNeverBelowTheRoomsNorAboveTheMost();
    void dearerWalksNeverRaiseTheLimit();
    void nightThatIsTooFullAlreadySaysSo();
    void guestsWhoAlwaysComeLeaveNothingToOversell();
    void workingAddsUp();
    void ratesAreDrawnTowardsTheWiderGroup();
    void hotelWithoutAPastDoesNotOversell();
    void bookingCountsForTheDaysOnWhichItStood();
    void distancesAreThoseOfTheAtlas();
};

void TestMaths::showsAreDistributedAsEnumerationSays()
{
    core::Random random(1);
    for (int round = 0; round < tests::rounds(200); ++round) {
        const std::vector<Group> groups = randomGroups(random, 10);
        const std::vector<double> expected = enumerated(groups);
        const ShowCounts counts = countsOf(groups);
        QCOMPARE(counts.chances().size(), expected.size());
        double mean = 0, square = 0, above = 0;
        const int rooms = random.between(0, 12);
        double beyond = 0;
        for (size_t k = 0; k < expected.size(); ++k) {
            QVERIFY(near(counts.chances()[k], expected[k]));
            mean += double(k) * expected[k];
            square += double(k * k) * expected[k];
            if (int(k) >= rooms) above += expected[k];
            beyond += expected[k] * std::max(0, int(k) - rooms);
        }
        QVERIFY(near(counts.mean(), mean));
        QVERIFY(std::abs(counts.variance() - (square - mean * mean)) < 1e-9);
        QVERIFY(near(counts.atLeast(rooms), above));
        QVERIFY(near(counts.expectedBeyond(rooms), beyond));
    }
}

void TestMaths::bestLimitEarnsMost()
{
    core::Random random(2);
    for (int round = 0; round < tests::rounds(200); ++round) {
        std::vector<Group> groups = randomGroups(random, 6);
        const ShowCounts booked = countsOf(groups);
        const int rooms = random.between(1, 9);
        const double comes = 0.3 + 0.7 * random.real();
        const Stakes stakes{random.real() * 200, random.real() * 400};
        const NightLimit night = bestLimit(booked, rooms, comes, stakes, 6);
        if (night.beyond) continue;
        // Every number of further bookings up to the maximum allowed.
        double best = profit(enumerated(groups), rooms, stakes);
        while (int(enumerated(groups).size()) - 1 < rooms + 6) {
            groups.push_back({comes, 1});
            best = std::max(best, profit(enumerated(groups), rooms, stakes));
        }
        ShowCounts taken = booked;
        while (taken.booked() < night.limit) taken.add(comes);
        const auto chances = taken.chances();
        const double earned = profit({chances.begin(), chances.end()}, rooms, stakes);
        QVERIFY2(
            earned >= best - 1e-9,
            qPrintable(
                QStringLiteral("%1 earns %2, best is %3").arg(night.limit).arg(earned).arg(best)));
    }
}

void TestMaths::limitIsNeverBelowTheRoomsNorAboveTheMost()
{
    core::Random random(3);
    for (int round = 0; round < tests::rounds(500); ++round) {
        const ShowCounts booked = countsOf(randomGroups(random, 20));
        const int rooms = random.between(0, 15), most = random.between(0, 5);
        const NightLimit night = bestLimit(booked, rooms, random.real(),
                                           {random.real() * 100, random.real() * 300}, most);
        QVERIFY(night.limit >= rooms);
        QVERIFY(night.extra() == night.limit - rooms);
        QVERIFY(night.limit <= std::max(rooms + most, booked.booked()));
        QVERIFY(night.walked >= 0);
    }
}

void TestMaths::dearerWalksNeverRaiseTheLimit()
{
    core::Random random(4);
    for (int round = 0; round < tests::rounds(100); ++round) {
        const ShowCounts booked = countsOf(randomGroups(random, 20));
        const int rooms = random.between(1, 15);
        const double comes = random.real();
        int before = 1'000'000;
        for (double walk = 0; walk < 1000; walk += 50) {
            const int limit = bestLimit(booked, rooms, comes, {100, walk}, 40).limit;
            QVERIFY(limit <= before);
            before = limit;
        }
    }
}

void TestMaths::nightThatIsTooFullAlreadySaysSo()
{
    ShowCounts booked;
    for (int i = 0; i < 14; ++i) booked.add(0.95);
    const NightLimit night = bestLimit(booked, 10, 0.95, {100, 200}, 20);
    QVERIFY(night.beyond);
    QVERIFY(night.limit >= 10 && night.limit < 14);
    QVERIFY(near(night.walked, booked.expectedBeyond(10)));
}

void TestMaths::guestsWhoAlwaysComeLeaveNothingToOversell()
{
    ShowCounts booked;
    for (int i = 0; i < 8; ++i) booked.add(1.0);
    QCOMPARE(bestLimit(booked, 10, 1.0, {100, 150}, 20).extra(), 0);
    // Guests who never arrive leave room for the maximum number of extra bookings.
    QCOMPARE(bestLimit({}, 10, 0.0, {100, 150}, 7).extra(), 7);
    // No revenue, no extra rooms.
    QCOMPARE(bestLimit(booked, 10, 0.5, {0, 150}, 20).extra(), 0);
}

void TestMaths::workingAddsUp()
{
    ShowCounts booked;
    for (int i = 0; i < 8; ++i) booked.add(0.8);
    const NightLimit night = bestLimit(booked, 10, 0.9, {100, 150}, 20);
    QVERIFY(night.extra() > 0);
    QVERIFY(!night.working.empty());
    QVERIFY(!night.working.back().taken);
    QCOMPARE(night.working.back().booked, night.limit);
    for (const LimitStep &step : night.working) {
        QCOMPARE(step.taken, step.full <= night.stakes.ratio());
        QCOMPARE(step.taken, step.gain >= -1e-9);
    }
    QVERIFY(near(night.stakes.ratio(), 0.4));
}

void TestMaths::ratesAreDrawnTowardsTheWiderGroup()
{
    const ChannelId often{1}, rare{2};
    ShowRates rates;
    for (int i = 0; i < 1000; ++i) rates.learn(often, 0, -1, i % 10 != 0);
    rates.learn(rare, 0, -1, false);
    const ShowRate ofOften = rates.of(often, 0), ofRare = rates.of(rare, 0);
    QVERIFY(std::abs(ofOften.chance - 0.9) < 0.01);
    // One no-show does not make a channel unreliable.
    QCOMPARE(ofRare.own, 0.0);
    QVERIFY(ofRare.chance > 0.8 && ofRare.chance < 0.9);
    const double others = rates.of(0).chance;
    QVERIFY(near(ofRare.chance, (0 + ShowRates::kWeight * others) / (1 + ShowRates::kWeight)));
    QVERIFY(near(rates.of(ChannelId{3}, 0).chance, others));
}

void TestMaths::hotelWithoutAPastDoesNotOversell()
{
    const ShowRates rates;
    for (const int days : {0, 1, 30, 1000}) QCOMPARE(rates.of(ChannelId{1}, days).chance, 1.0);
    QCOMPARE(ShowRates::groupOf(-3), 0);
    QCOMPARE(ShowRates::groupOf(3), 2);
    QCOMPARE(ShowRates::groupOf(4), 3);
    QCOMPARE(ShowRates::groupOf(9999), 8);
}

void TestMaths::bookingCountsForTheDaysOnWhichItStood()
{
    const ChannelId channel{1};
    ShowRates rates;
    rates.learn(channel, 10, 5, false);  // held from 10 days before until 6 days before
    QCOMPARE(rates.of(channel, 0).seen, 0.0);
    QCOMPARE(rates.of(channel, 5).seen, 2 / 4.0);   // days 6 and 7 of 4 to 7
    QCOMPARE(rates.of(channel, 10).seen, 3 / 7.0);  // days 8, 9 and 10 of 8 to 14
    QCOMPARE(rates.of(channel, 20).seen, 0.0);
    rates.learn(channel, 400, -1, true);
    QCOMPARE(rates.of(channel, 0).seen, 1.0);
    QCOMPARE(rates.of(channel, 200).seen, 1.0);
    rates.learn(channel, 0, 0, false);  // booked and cancelled on the day of arrival
    QCOMPARE(rates.of(channel, 0).seen, 2.0);
    QCOMPARE(rates.of(channel, 0).own, 0.5);
    QCOMPARE(rates.bookings(), 3);
}

void TestMaths::distancesAreThoseOfTheAtlas()
{
    const Place lisbon{38.7223, -9.1393}, faro{37.0194, -7.9304}, berlin{52.52, 13.405};
    QVERIFY(std::abs(distanceKm(lisbon, faro) - 217.3) < 1.5);
    QVERIFY(std::abs(distanceKm(lisbon, berlin) - 2312) < 15);
    QCOMPARE(distanceKm(faro, faro), 0.0);
    QVERIFY(near(distanceKm(lisbon, faro), distanceKm(faro, lisbon)));
    // A quarter of the circumference in either direction.
    QVERIFY(std::abs(distanceKm({0, 0}, {90, 12}) - 10007.557) < 0.01);
    QVERIFY(std::abs(distanceKm({0, 179.5}, {0, -179.5}) - 111.195) < 0.01);
    QVERIFY(!Place().isKnown());
}

QTEST_GUILESS_MAIN(TestMaths)
#include "test_maths.moc"
