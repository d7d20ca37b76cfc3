// SPDX-License-Identifier: GPL-3.0-or-later
// Volatile holds: looked up by number in a ring; no number of a hold that exists is reused.
#include "booking/hold_table.h"
#include "core/random.h"
#include "support/environment.h"

#include <QTest>

#include <map>
#include <set>

using namespace roomrack;
using namespace roomrack::booking;

class TestHoldTable : public QObject {
    Q_OBJECT

private slots:
    void everyHoldIsFoundUnderItsOwnNumber();
    void numbersOfAnotherEpochMeanNothing();
    void numbersKeepAllDigitsInJson_data();
    void numbersKeepAllDigitsInJson();
    void numbersThatBeginAgainPassHoldsThatExist();
    void longerNumbersAreOfAnEarlierEpoch();
    void adoptedHoldsKeepTheirNumbers();

private:
    static constexpr qint64 kLastCounter = (qint64(1) << 35) - 1;
    static constexpr qint64 kLastExact = (qint64(1) << 53) - 1;  ///< in a double
    static Hold hold(int n)
    {
        Hold h;
        h.rooms = n;
        h.deadline = Instant{qint64(n) * kSecond};
        return h;
    }
};

void TestHoldTable::everyHoldIsFoundUnderItsOwnNumber()
{
    core::Random random(7);
    HoldTable table;
    table.setEpoch(3);
    std::map<qint64, int> present;
    std::set<qint64> given;
    for (int i = 1; i <= tests::rounds(20'000); ++i) {
        if (present.empty() || random.chance(i % 2000 < 1000 ? 0.7 : 0.3)) {
            const HoldId id = table.add(hold(i))->id;
            QVERIFY(id.value < 0);
            QVERIFY(given.insert(id.value).second);
            present[id.value] = i;
        } else {
            auto gone = present.begin();
            std::advance(gone, random.below(int(std::min<size_t>(present.size(), 50))));
            table.remove(HoldId{gone->first});
            QVERIFY(!table.find(HoldId{gone->first}));
            present.erase(gone);
        }
        if (i % 500 != 0) continue;
        QCOMPARE(table.size(), int(present.size()));
        for (const auto &[id, n] : present) {
            const Hold *found = table.find(HoldId{id});
            QVERIFY(found && found->id.value == id && found->rooms == n);
        }
        int seen = 0;
        table.forEach([&](const Hold &) { ++seen; });
        QCOMPARE(seen, int(present.size()));
    }
}

void TestHoldTable::numbersOfAnotherEpochMeanNothing()
{
    std::set<qint64> given;
    for (const qint64 epoch : {1, 2, 3}) {
        HoldTable table;
        table.setEpoch(epoch);
        const std::set<qint64> before = given;
        for (int i = 0; i < 1000; ++i) {
            const HoldId id = table.add(hold(1))->id;
            QVERIFY(given.insert(id.value).second);
        }
        for (const qint64 id : before) {
            QVERIFY(!table.find(HoldId{id}));
            QVERIFY(table.isOfEarlierEpoch(HoldId{id}));
        }
        for (const qint64 id : given)
            QCOMPARE(table.isOfEarlierEpoch(HoldId{id}), before.count(id) != 0);
        QVERIFY(!table.isOfEarlierEpoch(HoldId{1}));
        QVERIFY(table.isOfEarlierEpoch(HoldId{std::numeric_limits<qint64>::min()}));
    }
}

void TestHoldTable::numbersKeepAllDigitsInJson_data()
{
    QTest::addColumn<qint64>("epoch");
    for (const qint64 epoch : {0, 1, 1023, 1024, 262'143, 262'144, 262'145})
        QTest::addRow("epoch %lld", static_cast<long long>(epoch)) << epoch;
    QTest::addRow("last epoch") << std::numeric_limits<qint64>::max();
}

/// The first numbers of an opening, and those around the last one.
void TestHoldTable::numbersKeepAllDigitsInJson()
{
    QFETCH(qint64, epoch);
    std::set<qint64> given;
    for (const qint64 counter : {qint64(0), kLastCounter - 2}) {
        HoldTable table(counter);
        table.setEpoch(epoch);
        for (int i = 0; i < 4; ++i) {
            const HoldId id = table.add(hold(i + 1))->id;
            QVERIFY(id.value < 0 && id.value >= -kLastExact);
            QCOMPARE(qint64(double(id.value)), id.value);
            QCOMPARE(table.find(id)->rooms, i + 1);
            QVERIFY(!table.isOfEarlierEpoch(id));
            QVERIFY(HoldTable::isOfEarlierEpoch(id, epoch == 0 ? 1 : epoch - 1));
            given.insert(id.value);
        }
    }
    // 1 to 4; then the last two and, from the start again, 1 and 2.
    QCOMPARE(given.size(), size_t(6));
}

void TestHoldTable::numbersThatBeginAgainPassHoldsThatExist()
{
    HoldTable table(kLastCounter - 1);
    table.setEpoch(7);
    Hold old = hold(100);
    old.id = HoldId{-((qint64(7) << 35) | 1)};
    table.restore(old);
    const HoldId last = table.add(hold(1))->id, next = table.add(hold(2))->id;
    QCOMPARE(last.value, -((qint64(7) << 35) | kLastCounter));
    QCOMPARE(next.value, -((qint64(7) << 35) | 2));
    QCOMPARE(table.find(old.id)->rooms, 100);
    QCOMPARE(table.find(last)->rooms, 1);
    QCOMPARE(table.find(next)->rooms, 2);
}

/// Such as those that were assigned until they were limited to 53 bits.
void TestHoldTable::longerNumbersAreOfAnEarlierEpoch()
{
    HoldTable table;
    table.setEpoch(1024);
    const HoldId id = table.add(hold(1))->id;
    for (const qint64 longer :
         {-(kLastExact + 2), -((qint64(1024) << 43) | 1), id.value - (qint64(1) << 53),
          -std::numeric_limits<qint64>::max()}) {
        QVERIFY(!table.find(HoldId{longer}));
        QVERIFY(table.isOfEarlierEpoch(HoldId{longer}));
    }
}

void TestHoldTable::adoptedHoldsKeepTheirNumbers()
{
    HoldTable before, after;
    before.setEpoch(1);
    after.setEpoch(2);
    std::vector<HoldId> ids;
    for (int i = 1; i <= 300; ++i) ids.push_back(before.add(hold(i))->id);
    for (size_t i = 0; i < ids.size(); i += 2) before.remove(ids[i]);
    Hold durable = hold(1000);
    durable.id = HoldId{5};
    after.add(durable);
    after.adoptVolatile(before);
    QCOMPARE(before.size(), 0);
    QCOMPARE(after.size(), 151);
    for (size_t i = 0; i < ids.size(); ++i) QCOMPARE(after.find(ids[i]) != nullptr, i % 2 == 1);
    for (int i = 0; i < 1000; ++i) {
        const HoldId id = after.add(hold(2000))->id;
        QVERIFY(std::find(ids.begin(), ids.end(), id) == ids.end());
    }
    QCOMPARE(after.find(ids[299])->rooms, 300);
    // They expire at their original deadlines.
    const auto expired = after.collectExpired(Instant{100 * kSecond});
    QCOMPARE(expired.size(), size_t(50));
    QCOMPARE(expired.front(), ids[1]);
}

QTEST_GUILESS_MAIN(TestHoldTable)
#include "test_hold_table.moc"
