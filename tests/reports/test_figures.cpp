// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/axis.h"
#include "reports/figures.h"
#include "reports/period.h"
#include "reports/sample_report.h"

#include <QtTest/QtTest>

#include <rapidcheck.h>

#include <numeric>

using namespace roomrack;
using namespace roomrack::reports;
using roomrack::tests::sampleDays;

namespace {

storage::DayFigures day(Night night, int rooms, int occupied, int paid, qint64 revenue)
{
    return {night, rooms, occupied, paid, revenue};
}

const Night kJuly = Night::of(2026, 7, 1);  // a Wednesday

}  // namespace

class TestFigures : public QObject {
    Q_OBJECT

private slots:
    void totalsAreQuotientsOfSumsAndNotMeansOfQuotients()
    {
        // A full night at a low rate and a nearly empty one at a high rate.
        const auto lines =
            summarise({day(kJuly, 100, 100, 100, 500000), day(kJuly + 1, 100, 1, 1, 50000)},
                      Granularity::Day);
        const Sums sums = total(lines);
        QCOMPARE(sums.adr().rounded().value(), 5446);  // not (50.00 + 500.00) / 2
        QCOMPARE(sums.revPar().rounded().value(), 2750);
        QCOMPARE(sums.occupancy().rounded(1000).value(), 505);
    }

    void roomsGivenAwayDoNotPullTheRateDown()
    {
        const auto lines = summarise({day(kJuly, 10, 10, 8, 80000)}, Granularity::Day);
        QCOMPARE(lines[0].sums.adr().rounded().value(), 10000);
        QCOMPARE(lines[0].sums.revPar().rounded().value(), 8000);
        QCOMPARE(lines[0].sums.occupancy().rounded(1000).value(), 1000);
    }

    void halvesRoundToTheEvenNeighbour()
    {
        QCOMPARE((Ratio{5, 2}.rounded().value()), 2);
        QCOMPARE((Ratio{7, 2}.rounded().value()), 4);
        QCOMPARE((Ratio{1, 3}.rounded(1000).value()), 333);
        QCOMPARE((Ratio{-5, 2}.rounded().value()), -2);
    }

    void nothingToDivideByIsNoFigure()
    {
        const auto lines = summarise({day(kJuly, 0, 0, 0, 0)}, Granularity::Day);
        QVERIFY(lines[0].sums.occupancy().isNone());
        QVERIFY(!lines[0].sums.adr().rounded());
        QVERIFY(std::isnan(lines[0].sums.revPar().approximate()));
    }

    void weeksBeginOnMondayAndKeepOnlyTheNightsThatAreThere()
    {
        const auto lines = summarise(sampleDays(kJuly, 31), Granularity::Week);
        QCOMPARE(lines.size(), size_t(5));
        QCOMPARE(lines[0].nights, Stay(kJuly, 5));  // Wednesday to Sunday
        QCOMPARE(lines[1].nights, Stay(Night::of(2026, 7, 6), 7));
        QCOMPARE(lines[4].nights, Stay(Night::of(2026, 7, 27), 5));
    }

    void monthsFollowTheCalendarThroughALeapYear()
    {
        const auto lines = summarise(sampleDays(Night::of(2024, 1, 15), 60), Granularity::Month);
        QCOMPARE(lines.size(), size_t(3));
        QCOMPARE(lines[0].nights, Stay(Night::of(2024, 1, 15), 17));
        QCOMPARE(lines[1].nights, Stay(Night::of(2024, 2, 1), 29));
        QCOMPARE(lines[2].nights.nights(), 14);
    }

    void everyGranularityAddsUpToTheSameTotal()
    {
        QVERIFY(rc::check([] {
            const int nights = *rc::gen::inRange(0, 800);
            const Night first = kJuly + *rc::gen::inRange(-3000, 3000);
            const auto days = sampleDays(first, nights);
            const Sums byDay = total(summarise(days, Granularity::Day));
            RC_ASSERT(byDay.nights == nights);
            for (const Granularity g : {Granularity::Week, Granularity::Month}) {
                const auto lines = summarise(days, g);
                RC_ASSERT(total(lines) == byDay);
                Night next = first;
                for (const Line &line : lines) {
                    RC_ASSERT(line.nights.checkIn() == next);
                    RC_ASSERT(line.sums.nights == line.nights.nights());
                    next = line.nights.checkOut();
                }
                RC_ASSERT(next == first + nights);
            }
        }));
    }

    void periodsAreWholeMonthsBeforeAndAroundTheBusinessDate()
    {
        const Night today = Night::of(2026, 3, 31);
        QCOMPARE(periodOf(PeriodChoice::ThisMonth, today), Stay(Night::of(2026, 3, 1), 31));
        QCOMPARE(periodOf(PeriodChoice::LastMonth, today), Stay(Night::of(2026, 2, 1), 28));
        QCOMPARE(periodOf(PeriodChoice::LastTwelveMonths, today), Stay(Night::of(2025, 3, 1), 365));
    }

    void aCustomPeriodMustRunForwardsAndHaveAnEnd()
    {
        QCOMPARE(customPeriod(kJuly, kJuly).value(), Stay(kJuly, 1));
        QCOMPARE(customPeriod(kJuly, kJuly - 1).error().field, QStringLiteral("to"));
        QVERIFY(customPeriod(kJuly, kJuly + kMostNights - 1));
        QCOMPARE(customPeriod(kJuly, kJuly + kMostNights).error().code, ErrorCode::Invalid);
    }

    void axesHoldEveryValueWithRoundMarks()
    {
        QVERIFY(rc::check([] {
            const double most = *rc::gen::inRange(1, 2'000'000'000) / 1000.0;
            const int marks = *rc::gen::inRange(2, 9);
            const Axis few = axisFor(most, marks);
            RC_ASSERT(few.top >= most * (1 - 1e-6) && few.marks() >= 1 && few.marks() <= marks);
            const Axis exact = axisWith(most, marks);
            RC_ASSERT(exact.top >= most * (1 - 1e-6) && exact.marks() == marks);
            RC_ASSERT(exact.top <= most * 2.01);
        }));
        QCOMPARE(axisFor(0, 5).top, 1.0);
        QCOMPARE(axisFor(std::nan(""), 5).top, 1.0);
        QCOMPARE(axisFor(1.0, 5).marks(), 5);
    }
};

QTEST_APPLESS_MAIN(TestFigures)
#include "test_figures.moc"
