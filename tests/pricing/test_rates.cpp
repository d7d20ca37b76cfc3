// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/error_values.h"
#include "pricing/hotel.h"

#include <QTest>

#include <limits>

using namespace roomrack;
using namespace roomrack::pricing;
using namespace roomrack::tests;

namespace {
constexpr RatePlanId kBar{1}, kSaver{2}, kPromo{3};
constexpr qint64 kMost = std::numeric_limits<qint64>::max();
}  // namespace

class TestRates : public QObject {
    Q_OBJECT

private slots:
    void quoteSumsItsNightsTimesTheRooms();
    void quoteNamesTheFirstNightWithoutRate();
    void quoteBeyondTheBookNamesTheNight();
    void quoteRefusesWhatCannotBe();
    void derivedPricesAreRoundedHalfEven_data();
    void derivedPricesAreRoundedHalfEven();
    void everyNightIsRoundedBeforeTheSum();
    void chainsOfPlansRoundAtEachStep();
    void ownRateOfDerivedPlanBeatsItsParent();
    void ratesByGuestsFallBackToTheStandardNumber();
    void standardNumberOfGuestsIsTheSameAsNone();
    void clearedRateIsGone();
    void ratesOutsideTheBookAreLeftAlone();
    void derivedPriceIsNeverNegative();
    void hugePricesAreRefusedInsteadOfWrapping();
    void circleOfPlansEnds();
    void basePlanIsTheFirstWithoutParent();
};

void TestRates::quoteSumsItsNightsTimesTheRooms()
{
    RateBook rates = book({plan(1)});
    for (int i = 0; i < 4; ++i) rates.set(0, kBar, kFirst + i, 0, 10000 + i);
    const auto quote = rates.quote(0, kBar, Stay(kFirst, 3), 2, 2);
    QVERIFY(quote);
    QCOMPARE(quote->nights, (std::vector<qint64>{10000, 10001, 10002}));
    QCOMPARE(quote->total, 60006);
}

void TestRates::quoteNamesTheFirstNightWithoutRate()
{
    RateBook rates = book({plan(1), plan(2, 1, -1000)});
    for (int i : {0, 1, 4}) rates.set(0, kBar, kFirst + i, 0, 10000);
    for (const RatePlanId id : {kBar, kSaver}) {
        const auto quote = rates.quote(0, id, Stay(kFirst, 5), 1, 2);
        QVERIFY(!quote);
        QCOMPARE(quote.error().code, ErrorCode::NotFound);
        QCOMPARE(quote.error().field, QStringLiteral("rate"));
        QVERIFY2(quote.error().reason.contains(QStringLiteral("3 Jul 2026")),
                 qPrintable(quote.error().reason));
    }
}

void TestRates::quoteBeyondTheBookNamesTheNight()
{
    RateBook rates = book({plan(1)});
    for (int i = 0; i < kNights; ++i) rates.set(0, kBar, kFirst + i, 0, 10000);
    QVERIFY(rates.quote(0, kBar, Stay(kFirst, kNights), 1, 2));
    const auto late = rates.quote(0, kBar, Stay(kFirst + kNights - 1, 2), 1, 2);
    QVERIFY(!late && late.error().reason.contains(errorDate(kFirst + kNights)));
    const auto early = rates.quote(0, kBar, Stay(kFirst - 1, 2), 1, 2);
    QVERIFY(!early && early.error().reason.contains(QStringLiteral("30 Jun 2026")));
}

void TestRates::quoteRefusesWhatCannotBe()
{
    RateBook rates = book({plan(1)});
    rates.set(0, kBar, kFirst, 0, 10000);
    QCOMPARE(rates.quote(0, RatePlanId{9}, Stay(kFirst, 1), 1, 2).error().field,
             QStringLiteral("rate plan"));
    QCOMPARE(rates.quote(2, kBar, Stay(kFirst, 1), 1, 2).error().field,
             QStringLiteral("room type"));
    QCOMPARE(rates.quote(-1, kBar, Stay(kFirst, 1), 1, 2).error().field,
             QStringLiteral("room type"));
    QCOMPARE(rates.quote(0, kBar, Stay(kFirst, 1), 0, 2).error().field, QStringLiteral("rooms"));
    QCOMPARE(rates.quote(0, kBar, Stay(kFirst, 0), 1, 2).error().field,
             QStringLiteral("check-out"));
}

void TestRates::derivedPricesAreRoundedHalfEven_data()
{
    QTest::addColumn<qint64>("parent");
    QTest::addColumn<int>("basisPoints");
    QTest::addColumn<qint64>("amount");
    QTest::addColumn<qint64>("expected");
    // Minor units: cents of 2 decimals, whole yen, thousandths of a dinar; one rule for all.
    QTest::newRow("118.00 -10 %") << qint64{11800} << -1000 << qint64{0} << qint64{10620};
    QTest::newRow("half goes down to even") << qint64{25} << -1000 << qint64{0} << qint64{22};
    QTest::newRow("half goes up to even") << qint64{35} << -1000 << qint64{0} << qint64{32};
    QTest::newRow("half goes up") << qint64{15} << -1000 << qint64{0} << qint64{14};
    QTest::newRow("yen 11805 -10 %") << qint64{11805} << -1000 << qint64{0} << qint64{10624};
    QTest::newRow("dinar 45.125 +2.5 %") << qint64{45125} << 250 << qint64{0} << qint64{46253};
    QTest::newRow("percent first, then the amount")
        << qint64{10000} << -1000 << qint64{2500} << qint64{11500};
    QTest::newRow("only an amount") << qint64{10001} << 0 << qint64{-1} << qint64{10000};
    QTest::newRow("-100 %") << qint64{10001} << -10000 << qint64{0} << qint64{0};
}

void TestRates::derivedPricesAreRoundedHalfEven()
{
    QFETCH(qint64, parent);
    QFETCH(int, basisPoints);
    QFETCH(qint64, amount);
    QFETCH(qint64, expected);
    RateBook rates = book({plan(1), plan(2, 1, basisPoints, amount)});
    rates.set(0, kBar, kFirst, 0, parent);
    QCOMPARE(rates.price(0, kSaver, kFirst, 2), std::optional(expected));
}

void TestRates::everyNightIsRoundedBeforeTheSum()
{
    RateBook rates = book({plan(1), plan(2, 1, -1000)});
    for (int i = 0; i < 3; ++i) rates.set(0, kBar, kFirst + i, 0, 35);
    const auto quote = rates.quote(0, kSaver, Stay(kFirst, 3), 1, 2);
    QVERIFY(quote);
    QCOMPARE(quote->total, 96);  // 3 x 32; the unrounded sum would be 94.5
}

void TestRates::chainsOfPlansRoundAtEachStep()
{
    RateBook rates = book({plan(3, 2, 0, 500), plan(2, 1, -1000), plan(1)});
    rates.set(0, kBar, kFirst, 0, 35);
    QCOMPARE(rates.price(0, kPromo, kFirst, 2), std::optional<qint64>(532));
}

void TestRates::ownRateOfDerivedPlanBeatsItsParent()
{
    RateBook rates = book({plan(1), plan(2, 1, -1000)});
    rates.set(0, kBar, kFirst, 0, 10000);
    rates.set(0, kSaver, kFirst, 0, 7777);
    QCOMPARE(rates.price(0, kSaver, kFirst, 2), std::optional<qint64>(7777));
    QCOMPARE(rates.own(0, kSaver, kFirst + 1, 2), std::nullopt);
}

void TestRates::ratesByGuestsFallBackToTheStandardNumber()
{
    RateBook rates = book({plan(1), plan(2, 1, 0, -100)});
    rates.set(0, kBar, kFirst, 0, 10000);
    rates.set(0, kBar, kFirst, 1, 8000);
    QCOMPARE(rates.price(0, kBar, kFirst, 1), std::optional<qint64>(8000));
    QCOMPARE(rates.price(0, kBar, kFirst, 3), std::optional<qint64>(10000));
    QCOMPARE(rates.own(0, kBar, kFirst, 3), std::nullopt);
    QCOMPARE(rates.price(0, kSaver, kFirst, 1), std::optional<qint64>(7900));
    // The derived plan has its own standard rate, which takes precedence over the parent's rate for
    // one guest.
    rates.set(0, kSaver, kFirst, 0, 9000);
    QCOMPARE(rates.price(0, kSaver, kFirst, 1), std::optional<qint64>(9000));
}

void TestRates::standardNumberOfGuestsIsTheSameAsNone()
{
    RateBook rates = book({plan(1)});
    rates.set(0, kBar, kFirst, 2, 100);
    rates.set(1, kBar, kFirst, 1, 50);
    rates.set(1, kBar, kFirst, 2, 80);
    QCOMPARE(rates.own(0, kBar, kFirst, 0), std::optional<qint64>(100));
    QCOMPARE(rates.own(1, kBar, kFirst, 0), std::optional<qint64>(50));
    QCOMPARE(rates.own(1, kBar, kFirst, 2), std::optional<qint64>(80));
}

void TestRates::clearedRateIsGone()
{
    RateBook rates = book({plan(1)});
    rates.set(0, kBar, kFirst, 0, 100);
    rates.set(0, kBar, kFirst + 1, 0, 100);
    rates.set(0, kBar, kFirst, 0, -1);
    rates.set(0, kBar, kFirst + 1, 0, -1);
    rates.set(0, kBar, kFirst + 2, 3, -1);
    for (int i = 0; i < 3; ++i) QCOMPARE(rates.price(0, kBar, kFirst + i, 0), std::nullopt);
    rates.set(0, kBar, kFirst, 0, 0);
    QCOMPARE(rates.price(0, kBar, kFirst, 0), std::optional<qint64>(0));
}

void TestRates::ratesOutsideTheBookAreLeftAlone()
{
    RateBook rates = book({plan(1)});
    rates.set(0, kBar, kFirst - 1, 0, 100);
    rates.set(0, kBar, kFirst + kNights, 0, 100);
    rates.set(5, kBar, kFirst, 0, 100);
    rates.set(0, RatePlanId{7}, kFirst, 0, 100);
    QCOMPARE(rates.price(0, kBar, kFirst - 1, 0), std::nullopt);
    QCOMPARE(rates.price(0, kBar, kFirst + kNights, 0), std::nullopt);
    QCOMPARE(rates.price(5, kBar, kFirst, 0), std::nullopt);
    QCOMPARE(rates.own(0, RatePlanId{7}, kFirst, 0), std::nullopt);
    QCOMPARE(RateBook().price(0, kBar, kFirst, 0), std::nullopt);
}

void TestRates::derivedPriceIsNeverNegative()
{
    RateBook rates = book({plan(1), plan(2, 1, 0, -500)});
    rates.set(0, kBar, kFirst, 0, 499);
    QCOMPARE(rates.price(0, kSaver, kFirst, 0), std::optional<qint64>(0));
}

void TestRates::hugePricesAreRefusedInsteadOfWrapping()
{
    RateBook rates = book({plan(1), plan(2, 1, 1), plan(3, 1, 0, 1)});
    rates.set(0, kBar, kFirst, 0, kMost);
    rates.set(0, kBar, kFirst + 1, 0, 1);
    QCOMPARE(rates.price(0, kBar, kFirst, 0), std::optional(kMost));
    QVERIFY(rates.quote(0, kBar, Stay(kFirst, 1), 1, 2));
    for (const auto &refused :
         {rates.quote(0, kBar, Stay(kFirst, 2), 1, 2), rates.quote(0, kBar, Stay(kFirst, 1), 2, 2),
          rates.quote(0, kSaver, Stay(kFirst, 1), 1, 2),
          rates.quote(0, kPromo, Stay(kFirst, 1), 1, 2)}) {
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Invalid);
        QCOMPARE(refused.error().field, QStringLiteral("rate"));
    }
    QCOMPARE(rates.price(0, kSaver, kFirst, 0), std::nullopt);
}

void TestRates::circleOfPlansEnds()
{
    RateBook rates = book({plan(1, 3), plan(2, 1), plan(3, 2), plan(4, 4)});
    rates.set(0, kBar, kFirst, 0, 100);
    for (qint64 id = 1; id <= 4; ++id) rates.price(0, RatePlanId{id}, kFirst + 1, 0);
    QCOMPARE(rates.price(0, kBar, kFirst, 0), std::optional<qint64>(100));
}

void TestRates::basePlanIsTheFirstWithoutParent()
{
    QCOMPARE(book({plan(2, 1), plan(3), plan(1)}).basePlan(), kPromo);
    QCOMPARE(RateBook().basePlan(), RatePlanId{});
    const RateBook rates = book({plan(1), plan(2, 1)});
    QCOMPARE(rates.plan(kSaver)->code, QStringLiteral("P2"));
    QVERIFY(!rates.plan(RatePlanId{5}));
}

QTEST_GUILESS_MAIN(TestRates)
#include "test_rates.moc"
