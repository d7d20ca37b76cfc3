// SPDX-License-Identifier: GPL-3.0-or-later
// Exchange rates are exact decimals; amounts are rounded once, half up. Expected amounts were
// computed by hand.
#include "core/random.h"
#include "pricing/fx.h"

#include <QTest>
#include <rapidcheck.h>

using namespace roomrack;
using namespace roomrack::pricing;

namespace {

const Night kDay = Night::of(2026, 7, 10);

Currency currency(const char *code)
{
    return *Currency::make(QString::fromLatin1(code));
}
FxRate rate(const char *base, const char *other, const char *factor, Night day = kDay)
{
    return {currency(base), currency(other), day, *FxFactor::parse(QString::fromLatin1(factor))};
}

}  // namespace

class TestFx : public QObject {
    Q_OBJECT

private slots:
    void factorsKeepWhatWasPublished_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text :
             {"1", "1.0876", "0.85235", "17654.32", "0.00000001", "161.20", "9999999999"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void factorsKeepWhatWasPublished()
    {
        QFETCH(QString, text);
        const auto factor = FxFactor::parse(text);
        QVERIFY2(factor, qPrintable(text));
        QCOMPARE(factor->text(), text);
    }

    void whatIsNoRateIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text : {"",
                                 ".",
                                 "1.",
                                 "0",
                                 "0.0",
                                 "-1.2",
                                 "+1",
                                 "1,0876",
                                 "1e3",
                                 " 1",
                                 "1 ",
                                 "1.2.3",
                                 "NaN",
                                 "inf",
                                 "0x10",
                                 "12345678901",
                                 "0.000000001",
                                 "1.0876.",
                                 "99999999999999999999999999",
                                 "1\u0660"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void whatIsNoRateIsRefused()
    {
        QFETCH(QString, text);
        const auto factor = FxFactor::parse(text);
        QVERIFY(!factor);
        QCOMPARE(factor.error().field, QStringLiteral("exchange rate"));
    }

    void amountsAreThoseWorkedOutByHand_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<qint64>("minor");
        QTest::addColumn<qint64>("expected");
        const auto row = [](const char *name, const char *from, const char *to, qint64 minor,
                            qint64 expected) {
            QTest::newRow(name) << QString::fromLatin1(from) << QString::fromLatin1(to) << minor
                                << expected;
        };
        // 447.00 x 1.0876 = 486.1572
        row("euro to dollar", "EUR", "USD", 447'00, 486'16);
        // 100.00 / 1.0876 = 91.9455...
        row("dollar to euro", "USD", "EUR", 100'00, 91'95);
        // 447.00 x 161.25 = 72,078.75: no decimals
        row("euro to yen", "EUR", "JPY", 447'00, 72'079);
        // 2.00 x 161.25 = 322.5: half up
        row("half a yen", "EUR", "JPY", 2'00, 323);
        row("half a yen owed", "EUR", "JPY", -2'00, -323);
        // 1000 / 161.25 = 6.2015...
        row("yen to euro", "JPY", "EUR", 1'000, 6'20);
        // 447.00 x 0.41025 = 183.38175: three decimals, and exactly half a unit over
        row("euro to dinar of Bahrain", "EUR", "BHD", 447'00, 183'382);
        // 183.382 / 0.41025 = 447.0006...
        row("and back", "BHD", "EUR", 183'382, 447'00);
        // 100.00 / 1.0876 x 0.8415 = 77.3722...
        row("dollar to pound by the euro", "USD", "GBP", 100'00, 77'37);
        // 50000 / 161.25 x 0.41025 = 127.2093...
        row("yen to dinar by the euro", "JPY", "BHD", 50'000, 127'209);
        row("nothing", "EUR", "USD", 0, 0);
    }
    void amountsAreThoseWorkedOutByHand()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(qint64, minor);
        QFETCH(qint64, expected);
        const std::vector<FxRate> rates{rate("EUR", "USD", "1.0876"), rate("EUR", "JPY", "161.25"),
                                        rate("EUR", "BHD", "0.41025"),
                                        rate("EUR", "GBP", "0.8415")};
        const auto way = findWay(rates, *Currency::make(from), *Currency::make(to));
        QVERIFY(way);
        QCOMPARE(convert(minor, *way), std::optional(expected));
    }

    void theStraightestAndNewestRateCounts()
    {
        const std::vector<FxRate> rates{
            rate("EUR", "USD", "1.05", kDay - 1), rate("EUR", "USD", "1.10", kDay - 2),
            rate("USD", "EUR", "0.90", kDay), rate("EUR", "USD", "1.06", kDay - 1)};
        const auto way = findWay(rates, currency("EUR"), currency("USD"));
        QCOMPARE(way->times.text(), QStringLiteral("1.06"));  // direct, newest, listed last
        QCOMPARE(way->day, kDay - 1);
        QCOMPARE(way->rates, std::vector<int>{3});
        const auto back = findWay(rates, currency("USD"), currency("EUR"));
        QCOMPARE(back->times.text(), QStringLiteral("0.90"));
        const std::vector<FxRate> two{rate("EUR", "USD", "1.05", kDay - 3),
                                      rate("EUR", "GBP", "0.85", kDay)};
        QCOMPARE(findWay(two, currency("GBP"), currency("USD"))->day, kDay - 3);
        QVERIFY(!findWay(two, currency("GBP"), currency("JPY")));
        QVERIFY(!findWay(two, currency("USD"), currency("USD")));
    }

    void amountsBeyondAnyBillHaveNoAnswer()
    {
        const std::vector<FxRate> rates{rate("EUR", "IDR", "9999999999")};
        const auto way = findWay(rates, currency("EUR"), currency("IDR"));
        QVERIFY(convert(1'00, *way));
        QVERIFY(!convert(std::numeric_limits<qint64>::max(), *way));
        QVERIFY(!convert(std::numeric_limits<qint64>::min(), *way));
        QVERIFY(!convert(1'000'000'000'000'000, *way));
    }

    void wrongRatesAreNamed()
    {
        QVERIFY(validate(rate("EUR", "USD", "1.1")));
        QVERIFY(validate(rate("EUR", "EUR", "1")).error().reason.contains(QStringLiteral("EUR")));
        QVERIFY(!validate(rate("EUR", "USD", "1.1", Night::of(1989, 12, 31))));
        QVERIFY(!validate(rate("EUR", "USD", "1.1", Night::of(2200, 1, 1))));
    }

    /// Half up by definition: twice the amount, plus one, truncated.
    void everyConversionIsTheNearestUnit()
    {
        QVERIFY(rc::check("nearest, halves up", [] {
            const auto digits = *rc::gen::inRange<qint64>(1, 10'000'000);
            const auto decimals = *rc::gen::inRange(0, 7);
            const auto minor = *rc::gen::inRange<qint64>(-10'000'000, 10'000'000);
            const std::vector<FxRate> rates{
                {currency("EUR"), currency("JPY"), kDay, *FxFactor::make(digits, decimals)}};
            const auto way = findWay(rates, currency("EUR"), currency("JPY"));
            const auto got = convert(minor, *way);
            RC_ASSERT(got.has_value());
            qint64 below = 100;
            for (int i = 0; i < decimals; ++i) below *= 10;
            const qint64 above = std::abs(minor) * digits;
            const qint64 expected = (2 * above + below) / (2 * below);
            RC_ASSERT(*got == (minor < 0 ? -expected : expected));
        }));
    }
};

QTEST_GUILESS_MAIN(TestFx)
#include "test_fx.moc"
