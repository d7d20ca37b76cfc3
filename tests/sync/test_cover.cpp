// SPDX-License-Identifier: GPL-3.0-or-later
// Covers include every night that must be sent, and no night with a wrong value; among range covers
// none is smaller, and weekday filters never need more entries.
#include "sync/cover.h"

#include <QTest>
#include <rapidcheck.h>

#include <algorithm>
#include <limits>
#include <map>

using namespace roomrack;
using namespace roomrack::sync;

namespace {

const Night kMonday{4};  // 1970-01-05

struct Nights {
    std::vector<qint64> wanted;
    std::vector<Need> need;
};

/// Where the channel's values are wrong or missing after applying the entries in order.
QStringList mistakes(const Nights &nights, const std::vector<Entry> &entries)
{
    QStringList found;
    for (size_t i = 0; i < nights.wanted.size(); ++i) {
        const Night n = kMonday + int(i);
        bool told = false;
        for (const Entry &e : entries) {
            if (!e.covers(n)) continue;
            told = true;
            if (nights.need[i] == Need::Out || e.value != nights.wanted[i])
                found += QStringLiteral("night %1 is told %2").arg(i).arg(e.value);
        }
        if (!told && nights.need[i] == Need::Must)
            found += QStringLiteral("night %1 is not told").arg(i);
    }
    return found;
}

/// The minimum number of ranges, by trying every partition of the nights.
int fewestRanges(const Nights &nights)
{
    const size_t n = nights.wanted.size();
    std::vector<int> fewest(n + 1, 1'000);
    fewest[0] = 0;
    for (size_t end = 1; end <= n; ++end) {
        if (nights.need[end - 1] != Need::Must) fewest[end] = fewest[end - 1];
        for (size_t begin = 0; begin < end; ++begin) {
            bool one = true;
            for (size_t i = begin; i < end; ++i) {
                one =
                    one && nights.need[i] != Need::Out && nights.wanted[i] == nights.wanted[begin];
            }
            if (one) fewest[end] = std::min(fewest[end], fewest[begin] + 1);
        }
    }
    return fewest[n];
}

/// The same for segments with one value per weekday, implemented independently.
int fewestWithWeekdays(const Nights &nights)
{
    const size_t n = nights.wanted.size();
    std::vector<int> fewest(n + 1, 1'000);
    fewest[0] = 0;
    for (size_t end = 1; end <= n; ++end) {
        for (size_t begin = 0; begin < end; ++begin) {
            std::vector<qint64> values;
            bool possible = true;
            for (size_t day = 0; day < 7; ++day) {
                bool must = false, mixed = false;
                std::optional<qint64> value;
                for (size_t i = begin; i < end; ++i) {
                    if ((kMonday + int(i)).weekday() != int(day) + 1) continue;
                    must = must || nights.need[i] == Need::Must;
                    mixed = mixed || nights.need[i] == Need::Out
                            || (value && *value != nights.wanted[i]);
                    value = nights.wanted[i];
                }
                possible = possible && !(must && mixed);
                if (must && std::find(values.begin(), values.end(), *value) == values.end())
                    values.push_back(*value);
            }
            if (possible) fewest[end] = std::min(fewest[end], fewest[begin] + int(values.size()));
        }
    }
    return fewest[n];
}

Nights someNights(int values, int length)
{
    Nights nights;
    const auto pattern = *rc::gen::container<std::vector<int>>(7, rc::gen::inRange(0, values));
    for (int i = 0; i < length; ++i) {
        // Usually a repeating week, as hotels price their weekends.
        const bool asUsual = *rc::gen::inRange(0, 6) > 0;
        nights.wanted.push_back(asUsual ? pattern[size_t(i % 7)] : *rc::gen::inRange(0, values));
        nights.need.push_back(
            *rc::gen::weightedElement<Need>({{6, Need::Must}, {3, Need::May}, {1, Need::Out}}));
    }
    return nights;
}

std::vector<Entry> ranges(const Nights &nights)
{
    std::vector<Entry> out;
    coverByRanges(0, kMonday, nights.wanted, nights.need, out);
    return out;
}
std::vector<Entry> weekdays(const Nights &nights)
{
    std::vector<Entry> out;
    coverByWeekdays(0, kMonday, nights.wanted, nights.need, out);
    return out;
}

Nights plain(std::vector<qint64> wanted)
{
    Nights nights{std::move(wanted), {}};
    nights.need.assign(nights.wanted.size(), Need::Must);
    return nights;
}

}  // namespace

class TestCover : public QObject {
    Q_OBJECT

private slots:
    void equalNeighboursAreOneEntry();
    void nightsThatShowTheirValueAreBridged();
    void aNightThatMustNotBeTouchedSplits();
    void weekendsTakeTwoEntries();
    void oddDaysAreCutOut();
    void rangesAreRightAndFewest();
    void weekdaysAreRightAndFewest();
};

void TestCover::equalNeighboursAreOneEntry()
{
    QCOMPARE(ranges(plain({5, 5, 5})),
             (std::vector<Entry>{{0, kMonday, kMonday + 2, kEveryWeekday, 5}}));
    QCOMPARE(ranges(plain({5, 4, 5})).size(), size_t(3));
    QVERIFY(ranges(plain({})).empty());
}

void TestCover::nightsThatShowTheirValueAreBridged()
{
    Nights nights = plain({5, 5, 5, 5, 5});
    nights.need = {Need::May, Need::Must, Need::May, Need::Must, Need::May};
    QCOMPARE(ranges(nights), (std::vector<Entry>{{0, kMonday + 1, kMonday + 3, kEveryWeekday, 5}}));
}

void TestCover::aNightThatMustNotBeTouchedSplits()
{
    Nights nights = plain({5, 5, 5});
    nights.need[1] = Need::Out;
    QCOMPARE(ranges(nights).size(), size_t(2));
}

void TestCover::weekendsTakeTwoEntries()
{
    Nights nights;
    for (int i = 0; i < 70; ++i) nights.wanted.push_back((kMonday + i).isWeekend() ? 120 : 90);
    nights.need.assign(70, Need::Must);
    const auto entries = weekdays(nights);
    QCOMPARE(entries.size(), size_t(2));
    QCOMPARE(mistakes(nights, entries), QStringList());
    QCOMPARE(ranges(nights).size(), size_t(21));
}

void TestCover::oddDaysAreCutOut()
{
    Nights nights;
    for (int i = 0; i < 70; ++i) nights.wanted.push_back((kMonday + i).isWeekend() ? 120 : 90);
    nights.wanted[30] = 500;  // an event in town
    nights.need.assign(70, Need::Must);
    const auto entries = weekdays(nights);
    QCOMPARE(mistakes(nights, entries), QStringList());
    QCOMPARE(entries.size(), size_t(5));
}

void TestCover::rangesAreRightAndFewest()
{
    const bool ok = rc::check("ranges", [] {
        const Nights nights = someNights(*rc::gen::inRange(1, 4), *rc::gen::inRange(0, 60));
        const auto entries = ranges(nights);
        RC_ASSERT(mistakes(nights, entries).isEmpty());
        RC_ASSERT(int(entries.size()) == fewestRanges(nights));
    });
    QVERIFY(ok);
}

void TestCover::weekdaysAreRightAndFewest()
{
    const bool ok = rc::check("weekdays", [] {
        const Nights nights = someNights(*rc::gen::inRange(1, 4), *rc::gen::inRange(0, 60));
        const auto entries = weekdays(nights);
        RC_ASSERT(mistakes(nights, entries).isEmpty());
        const int fewest = std::min(fewestWithWeekdays(nights), fewestRanges(nights));
        RC_ASSERT(int(entries.size()) == fewest || entries.size() <= 2);
    });
    QVERIFY(ok);
}

QTEST_GUILESS_MAIN(TestCover)
#include "test_cover.moc"
