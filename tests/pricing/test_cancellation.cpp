// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/hotel.h"

#include <QTest>

#include <limits>

using namespace roomrack;
using namespace roomrack::pricing;

namespace {

QTimeZone zone(const char *name)
{
    return *core::timeZone(QString::fromLatin1(name));
}

Instant utc(const char *iso)
{
    return Instant::fromDateTime(QDateTime::fromString(QString::fromLatin1(iso), Qt::ISODate));
}

CancellationTerms terms(int days, int minute, int percent, int nights)
{
    CancellationTerms t;
    t.freeUntilDays = days;
    t.freeUntilMinute = minute;
    t.feePercent = percent;
    t.feeNights = nights;
    return t;
}

}  // namespace

class TestCancellation : public QObject {
    Q_OBJECT

private slots:
    void isFreeUntilTheLocalDeadline_data();
    void isFreeUntilTheLocalDeadline();
    void feeIsTheLargerOfPercentAndNights();
    void percentIsRoundedHalfEven();
    void feeNeverExceedsTheTotal();
    void feeOfAllNightsIsTheTotal();
    void nonRefundableCostsTheTotalFromTheStart();
    void hugeTotalsDoNotWrap();
    void freeStaysCostNothing();
    void termsOfOneEffectAreEqual();
};

void TestCancellation::isFreeUntilTheLocalDeadline_data()
{
    QTest::addColumn<QString>("zoneName");
    QTest::addColumn<Night>("arrival");
    QTest::addColumn<int>("days");
    QTest::addColumn<int>("minute");
    QTest::addColumn<QString>("deadline");
    const auto row = [](const char *name, const char *zoneName, Night arrival, int days, int minute,
                        const char *deadline) {
        QTest::newRow(name) << QString::fromLatin1(zoneName) << arrival << days << minute
                            << QString::fromLatin1(deadline);
    };
    row("summer in Lisbon", "Europe/Lisbon", Night::of(2026, 7, 10), 1, 1080,
        "2026-07-09T17:00:00Z");
    row("winter in Lisbon", "Europe/Lisbon", Night::of(2026, 1, 10), 3, 1080,
        "2026-01-07T18:00:00Z");
    row("on the day itself", "Asia/Tokyo", Night::of(2026, 7, 10), 0, 540, "2026-07-10T00:00:00Z");
    // Lisbon's clocks change from 01:00 to 02:00 on 29 March 2026, and from 02:00 to 01:00 on 25
    // October.
    row("skipped hour moves forward", "Europe/Lisbon", Night::of(2026, 3, 30), 1, 90,
        "2026-03-29T01:00:00Z");
    row("day before the skip", "Europe/Lisbon", Night::of(2026, 3, 30), 2, 90,
        "2026-03-28T01:30:00Z");
    row("repeated hour is the last", "Europe/Lisbon", Night::of(2026, 10, 26), 1, 90,
        "2026-10-25T01:30:00Z");
    row("before the repeated hour", "Europe/Lisbon", Night::of(2026, 10, 26), 1, 59,
        "2026-10-24T23:59:00Z");
    row("after the repeated hour", "Europe/Lisbon", Night::of(2026, 10, 26), 1, 120,
        "2026-10-25T02:00:00Z");
    row("skipped in Berlin", "Europe/Berlin", Night::of(2027, 3, 29), 1, 150,
        "2027-03-28T01:00:00Z");
    row("repeated in Berlin", "Europe/Berlin", Night::of(2026, 10, 26), 1, 150,
        "2026-10-25T01:30:00Z");
    row("repeated in Berlin, a week before", "Europe/Berlin", Night::of(2026, 11, 1), 7, 150,
        "2026-10-25T01:30:00Z");
    row("skipped half hour of Lord Howe", "Australia/Lord_Howe", Night::of(2026, 10, 5), 1, 135,
        "2026-10-03T15:30:00Z");
    row("repeated half hour of Lord Howe", "Australia/Lord_Howe", Night::of(2026, 4, 6), 1, 105,
        "2026-04-04T15:15:00Z");
    row("hour before midnight that Sao Paulo repeated", "America/Sao_Paulo", Night::of(2018, 2, 18),
        1, 1410, "2018-02-18T02:30:00Z");
    row("midnight that Sao Paulo skipped", "America/Sao_Paulo", Night::of(2018, 11, 5), 1, 0,
        "2018-11-04T03:00:00Z");
}

void TestCancellation::isFreeUntilTheLocalDeadline()
{
    QFETCH(QString, zoneName);
    QFETCH(Night, arrival);
    QFETCH(int, days);
    QFETCH(int, minute);
    QFETCH(QString, deadline);
    const QTimeZone z = *core::timeZone(zoneName);
    const CancellationTerms t = terms(days, minute, 50, 0);
    const Instant at = utc(qPrintable(deadline));
    QCOMPARE(cancellationFee(t, z, Stay(arrival, 2), 20000, at - 1), 0);
    QCOMPARE(cancellationFee(t, z, Stay(arrival, 2), 20000, at), 10000);
    QCOMPARE(cancellationFee(t, z, Stay(arrival, 2), 20000, at + 1), 10000);
}

void TestCancellation::feeIsTheLargerOfPercentAndNights()
{
    const Stay stay(Night::of(2026, 7, 10), 4);
    const Instant late = utc("2026-07-10T12:00:00Z");
    const QTimeZone lisbon = zone("Europe/Lisbon");
    QCOMPARE(cancellationFee(terms(1, 1080, 50, 1), lisbon, stay, 40000, late), 20000);
    QCOMPARE(cancellationFee(terms(1, 1080, 10, 1), lisbon, stay, 40000, late), 10000);
    QCOMPARE(cancellationFee(terms(1, 1080, 10, 0), lisbon, stay, 40000, late), 4000);
    QCOMPARE(cancellationFee(terms(1, 1080, 0, 0), lisbon, stay, 40000, late), 0);
}

void TestCancellation::percentIsRoundedHalfEven()
{
    const Stay stay(Night::of(2026, 7, 10), 1);
    const Instant late = utc("2026-07-10T12:00:00Z");
    for (const auto &[total, fee] : {std::pair<qint64, qint64>{5, 2}, {7, 4}, {9, 4}, {10, 5}}) {
        QCOMPARE(cancellationFee(terms(1, 1080, 50, 0), zone("UTC"), stay, total, late), fee);
    }
}

void TestCancellation::feeNeverExceedsTheTotal()
{
    const Stay stay(Night::of(2026, 7, 10), 2);
    const Instant late = utc("2026-07-10T12:00:00Z");
    QCOMPARE(cancellationFee(terms(1, 1080, 0, 5), zone("UTC"), stay, 9000, late), 9000);
}

/// For any price per night: 100.00 over three nights does not become 99.99.
void TestCancellation::feeOfAllNightsIsTheTotal()
{
    const Instant late = utc("2026-07-10T12:00:00Z");
    for (int nights = 1; nights <= 31; ++nights) {
        const Stay stay(Night::of(2026, 7, 10), nights);
        for (const qint64 total : {qint64(1), qint64(10'000), qint64(99'999)}) {
            QCOMPARE(cancellationFee(terms(1, 1080, 0, nights), zone("UTC"), stay, total, late),
                     total);
        }
    }
    const Stay three(Night::of(2026, 7, 10), 3);
    QCOMPARE(cancellationFee(terms(1, 1080, 0, 1), zone("UTC"), three, 10'000, late), 3'333);
    QCOMPARE(cancellationFee(terms(1, 1080, 0, 2), zone("UTC"), three, 10'000, late), 6'667);
}

void TestCancellation::nonRefundableCostsTheTotalFromTheStart()
{
    CancellationTerms t = terms(30, 0, 0, 0);
    t.refundable = false;
    const Stay stay(Night::of(2026, 7, 10), 2);
    QCOMPARE(cancellationFee(t, zone("UTC"), stay, 20000, utc("2020-01-01T00:00:00Z")), 20000);
}

void TestCancellation::hugeTotalsDoNotWrap()
{
    const qint64 most = std::numeric_limits<qint64>::max();
    const Stay stay(Night::of(2026, 7, 10), 1);
    const Instant late = utc("2026-07-10T12:00:00Z");
    QCOMPARE(cancellationFee(terms(1, 1080, 50, 0), zone("UTC"), stay, most, late), most / 2 + 1);
    QCOMPARE(cancellationFee(terms(1, 1080, 100, 0), zone("UTC"), stay, most, late), most);
}

void TestCancellation::freeStaysCostNothing()
{
    CancellationTerms t = terms(1, 1080, 100, 1);
    t.refundable = false;
    QCOMPARE(cancellationFee(t, zone("UTC"), Stay(Night::of(2026, 7, 10), 1), 0,
                             utc("2026-07-10T12:00:00Z")),
             0);
}

void TestCancellation::termsOfOneEffectAreEqual()
{
    PlanTerms a, b;
    QVERIFY(haveSameEffect(a, b));
    b.cancellation.freeUntilDays = 7;
    QVERIFY(!haveSameEffect(a, b));
    // Deadlines and the fee of a no-show mean nothing where the whole price is due at once.
    a.cancellation.refundable = b.cancellation.refundable = false;
    b.cancellation.noShow = CancellationFee{50, 0};
    b.cancellation.further = {{3, 1080, {80, 0}}};
    QVERIFY(haveSameEffect(a, b));
    b.guarantee = Guarantee::Card;
    QVERIFY(!haveSameEffect(a, b));
    // Nor does a deadline whose fee is that of before, or of nothing.
    a = b = {};
    a.cancellation = terms(7, 1080, 0, 0);
    a.cancellation.further = {{3, 1080, {50, 0}}, {1, 1080, {50, 0}}};
    b.cancellation = terms(3, 1080, 50, 0);
    QVERIFY(haveSameEffect(a, b));
    b.cancellation.noShow = CancellationFee{100, 0};
    QVERIFY(!haveSameEffect(a, b));
    a = b = {};
    a.prepaidPercent = 30;
    QVERIFY(haveSameEffect(a, b));
    a.prepayment = b.prepayment = Prepayment::Percent;
    QVERIFY(!haveSameEffect(a, b));
}

QTEST_GUILESS_MAIN(TestCancellation)
#include "test_cancellation.moc"
