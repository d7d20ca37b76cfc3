// SPDX-License-Identifier: GPL-3.0-or-later
// Fees of terms with several deadlines, against a calculation of their own.
#include "core/random.h"
#include "pricing/fee_steps.h"
#include "pricing/hotel.h"
#include "support/pocket_calculator.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::pricing;
using tests::pocket::halfEven;

namespace {

const Night kArrival = Night::of(2026, 7, 10);

Instant utc(const char *iso)
{
    return Instant::fromDateTime(QDateTime::fromString(QString::fromLatin1(iso), Qt::ISODate));
}

/// The larger of percentage and nights, by hand.
qint64 naive(int percent, int nights, int stayNights, qint64 total)
{
    const qint64 share = halfEven(tests::pocket::Wide(total) * percent, 100);
    const int counted = std::min(nights, stayNights);
    const qint64 first = halfEven(tests::pocket::Wide(total) * counted, stayNights);
    return std::min(total, std::max(share, first));
}

/// Free until 7 days before at 18:00, then 50 %, from the day before at noon everything.
CancellationTerms inSteps()
{
    CancellationTerms t;
    t.freeUntilDays = 7;
    t.feePercent = 50;
    t.feeNights = 0;
    t.further = {{1, 720, {100, 0}}};
    return t;
}

CancellationTerms someTerms(core::Random &random)
{
    CancellationTerms t;
    int days = t.freeUntilDays = random.between(4, 30);
    t.freeUntilMinute = random.below(1440);
    t.feePercent = random.between(0, 100);
    t.feeNights = random.below(4);
    for (int left = random.below(4); left > 0 && days > 0; --left) {
        days = random.below(days);
        t.further.push_back({days, random.below(1440), {random.between(0, 100), random.below(4)}});
    }
    if (random.chance(0.5)) t.noShow = CancellationFee{random.between(0, 100), random.below(4)};
    return t;
}

}  // namespace

class TestCancellationSteps : public QObject {
    Q_OBJECT

private slots:
    void theLastDeadlineThatPassedCounts();
    void aSkippedHourOfADeadlineMovesForward();
    void aRepeatedHourOfADeadlineIsTheLast();
    void feesAreThoseOfANaiveCalculation();
    void oneDeadlineMeansWhatItDid();
    void aNoShowHasAFeeOfItsOwn();
    void aPartIsPrepaid();
    void deadlinesThatChangeNothingAreNotNamed();
};

void TestCancellationSteps::theLastDeadlineThatPassedCounts()
{
    const QTimeZone lisbon = *core::timeZone(QStringLiteral("Europe/Lisbon"));
    const Stay stay(kArrival, 2);
    const Instant half = utc("2026-07-03T17:00:00Z"), all = utc("2026-07-09T11:00:00Z");
    const CancellationTerms t = inSteps();
    QCOMPARE(cancellationFee(t, lisbon, stay, 20'000, half - 1), 0);
    QCOMPARE(cancellationFee(t, lisbon, stay, 20'000, half), 10'000);
    QCOMPARE(cancellationFee(t, lisbon, stay, 20'000, all - 1), 10'000);
    QCOMPARE(cancellationFee(t, lisbon, stay, 20'000, all), 20'000);
    QCOMPARE(cancellationFee(t, lisbon, stay, 20'000, utc("2027-01-01T00:00:00Z")), 20'000);
}

/// Lisbon's clocks change from 01:00 to 02:00 on 29 March 2026, and from 02:00 to 01:00 on 25
/// October.
void TestCancellationSteps::aSkippedHourOfADeadlineMovesForward()
{
    const QTimeZone lisbon = *core::timeZone(QStringLiteral("Europe/Lisbon"));
    CancellationTerms t = inSteps();
    t.further = {{1, 90, {100, 0}}};
    const Stay stay(Night::of(2026, 3, 30), 2);
    const Instant at = utc("2026-03-29T01:00:00Z");
    QCOMPARE(cancellationFee(t, lisbon, stay, 20'000, at - 1), 10'000);
    QCOMPARE(cancellationFee(t, lisbon, stay, 20'000, at), 20'000);
}

/// What texts name is when the fee applies.
void TestCancellationSteps::aRepeatedHourOfADeadlineIsTheLast()
{
    const QTimeZone lisbon = *core::timeZone(QStringLiteral("Europe/Lisbon"));
    CancellationTerms t = inSteps();
    t.further = {{1, 90, {100, 0}}};
    const Stay stay(Night::of(2026, 10, 26), 2);
    const Instant at = utc("2026-10-25T01:30:00Z");
    QCOMPARE(cancellationFee(t, lisbon, stay, 20'000, at - 1), 10'000);
    QCOMPARE(cancellationFee(t, lisbon, stay, 20'000, at), 20'000);
    const auto fees = feesByDeadline(t, lisbon, stay, 20'000);
    QCOMPARE(fees.size(), size_t(2));
    QVERIFY(fees[1].at == at);
    QCOMPARE(fees[1].time, QTime(1, 30));
}

void TestCancellationSteps::feesAreThoseOfANaiveCalculation()
{
    core::Random random(18);
    for (int run = 0; run < 3000; ++run) {
        const CancellationTerms t = someTerms(random);
        const int nights = random.between(1, 9);
        const Stay stay(kArrival, nights);
        const qint64 total = random.below(1'000'000);
        // Minutes from the arrival date's midnight, in UTC.
        const int at = -random.below(31 * 1440);
        qint64 fee = 0;
        if (at >= -t.freeUntilDays * 1440 + t.freeUntilMinute)
            fee = naive(t.feePercent, t.feeNights, nights, total);
        for (const CancellationStep &s : t.further) {
            if (at >= -s.fromDays * 1440 + s.fromMinute)
                fee = naive(s.fee.percent, s.fee.nights, nights, total);
        }
        const Instant when = utc("2026-07-10T00:00:00Z") + qint64(at) * 60 * 1'000'000;
        QCOMPARE(cancellationFee(t, QTimeZone::utc(), stay, total, when), fee);
        const qint64 noShow =
            t.noShow ? naive(t.noShow->percent, t.noShow->nights, nights, total) : fee;
        QCOMPARE(noShowFee(t, QTimeZone::utc(), stay, total, when), noShow);
    }
}

/// Terms without later deadlines are those of older files.
void TestCancellationSteps::oneDeadlineMeansWhatItDid()
{
    core::Random random(25);
    for (int run = 0; run < 1000; ++run) {
        CancellationTerms t = someTerms(random);
        t.further.clear();
        t.noShow.reset();
        const int nights = random.between(1, 9);
        const qint64 total = random.below(1'000'000);
        const qint64 fee = naive(t.feePercent, t.feeNights, nights, total);
        const Stay stay(kArrival, nights);
        const QTimeZone zone = *core::timeZone(QStringLiteral("Asia/Tokyo"));
        const Instant deadline =
            core::localInstant(zone, kArrival - t.freeUntilDays,
                               QTime(t.freeUntilMinute / 60, t.freeUntilMinute % 60));
        for (const auto &[at, due] :
             {std::pair(deadline - 1, qint64(0)), std::pair(deadline, fee)}) {
            QCOMPARE(cancellationFee(t, zone, stay, total, at), due);
            QCOMPARE(noShowFee(t, zone, stay, total, at), due);
        }
    }
}

void TestCancellationSteps::aNoShowHasAFeeOfItsOwn()
{
    CancellationTerms t = inSteps();
    t.noShow = CancellationFee{30, 1};
    const Stay stay(kArrival, 2);
    const Instant late = utc("2026-07-10T20:00:00Z");
    QCOMPARE(cancellationFee(t, QTimeZone::utc(), stay, 20'000, late), 20'000);
    QCOMPARE(noShowFee(t, QTimeZone::utc(), stay, 20'000, late), 10'000);
    t.refundable = false;
    QCOMPARE(noShowFee(t, QTimeZone::utc(), stay, 20'000, late), 20'000);
}

void TestCancellationSteps::aPartIsPrepaid()
{
    const Stay three(kArrival, 3);
    QCOMPARE(prepaidPart(Prepayment::None, 0, three, 10'000), 0);
    QCOMPARE(prepaidPart(Prepayment::All, 0, three, 10'000), 10'000);
    QCOMPARE(prepaidPart(Prepayment::FirstNight, 0, three, 10'000), 3'333);
    QCOMPARE(prepaidPart(Prepayment::Percent, 30, three, 10'000), 3'000);
    QCOMPARE(prepaidPart(Prepayment::Percent, 50, three, 5), 2);
    QCOMPARE(prepaidPart(Prepayment::Percent, 100, three, 10'001), 10'001);
    QCOMPARE(prepaidPart(Prepayment::All, 0, three, 0), 0);
}

void TestCancellationSteps::deadlinesThatChangeNothingAreNotNamed()
{
    CancellationTerms t = inSteps();
    t.further.insert(t.further.begin(), {3, 0, {50, 0}});
    const Stay stay(kArrival, 2);
    const auto fees = feesByDeadline(t, QTimeZone::utc(), stay, 20'000);
    QCOMPARE(fees.size(), size_t(2));
    QCOMPARE(fees[0].day, kArrival - 7);
    QCOMPARE(fees[0].time, QTime(18, 0));
    QCOMPARE(fees[0].fee, qint64(10'000));
    QCOMPARE(fees[1].day, kArrival - 1);
    QCOMPARE(fees[1].time, QTime(12, 0));
    QCOMPARE(fees[1].fee, qint64(20'000));
    QVERIFY(fees[1].at == utc("2026-07-09T12:00:00Z"));
    QVERIFY(feesByDeadline(t, QTimeZone::utc(), stay, 0).empty());
}

QTEST_GUILESS_MAIN(TestCancellationSteps)
#include "test_cancellation_steps.moc"
