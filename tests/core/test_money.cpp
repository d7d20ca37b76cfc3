// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/money.h"

#include <QTest>
#include <rapidcheck.h>

#include <limits>

using namespace roomrack;
using core::divideHalfEven;

namespace {

Currency currency(const char *code)
{
    return *Currency::make(QString::fromLatin1(code));
}

constexpr qint64 kMost = std::numeric_limits<qint64>::max();

}  // namespace

class TestMoney : public QObject {
    Q_OBJECT

private slots:
    void halvesGoToTheEvenNeighbour();
    void divisionIsTheNearestInteger();
    void currenciesHaveTheirDecimals_data();
    void currenciesHaveTheirDecimals();
    void everyListedCurrencyCanBeMade();
    void unknownCurrenciesAreRefused();
    void amountsAreParsed_data();
    void amountsAreParsed();
    void wrongAmountsAreRefused_data();
    void wrongAmountsAreRefused();
    void plainTextIsReadBack();
    void textFollowsTheLocale();
};

void TestMoney::halvesGoToTheEvenNeighbour()
{
    QCOMPARE(divideHalfEven(5, 2), 2);
    QCOMPARE(divideHalfEven(7, 2), 4);
    QCOMPARE(divideHalfEven(-5, 2), -2);
    QCOMPARE(divideHalfEven(-7, 2), -4);
    QCOMPARE(divideHalfEven(-1, 2), 0);
    QCOMPARE(divideHalfEven(1, 2), 0);
    QCOMPARE(divideHalfEven(3, 2), 2);
    QCOMPARE(divideHalfEven(14, 10), 1);
    QCOMPARE(divideHalfEven(16, 10), 2);
    QCOMPARE(divideHalfEven(-14, 10), -1);
    QCOMPARE(divideHalfEven(-16, 10), -2);
}

void TestMoney::divisionIsTheNearestInteger()
{
    QVERIFY(rc::check([] {
        const qint64 n = *rc::gen::inRange<qint64>(-1'000'000, 1'000'000);
        const qint64 d = *rc::gen::inRange<qint64>(1, 1000);
        const qint64 q = divideHalfEven(n, d);
        const qint64 twice = 2 * std::abs(n - q * d);
        RC_ASSERT(twice <= d);
        RC_ASSERT(twice < d || q % 2 == 0);
    }));
}

void TestMoney::currenciesHaveTheirDecimals_data()
{
    QTest::addColumn<int>("decimals");
    QTest::newRow("EUR") << 2;
    QTest::newRow("USD") << 2;
    QTest::newRow("CHF") << 2;
    QTest::newRow("AED") << 2;
    QTest::newRow("ZWG") << 2;
    QTest::newRow("JPY") << 0;
    QTest::newRow("KRW") << 0;
    QTest::newRow("ISK") << 0;
    QTest::newRow("XPF") << 0;
    QTest::newRow("KWD") << 3;
    QTest::newRow("TND") << 3;
}

void TestMoney::currenciesHaveTheirDecimals()
{
    QFETCH(int, decimals);
    const Currency c = currency(QTest::currentDataTag());
    QCOMPARE(c.decimals(), decimals);
    QCOMPARE(c.code(), QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(c.scale(), decimals == 0 ? 1 : decimals == 2 ? 100 : 1000);
}

void TestMoney::everyListedCurrencyCanBeMade()
{
    QStringList codes;
    for (const Currency &c : Currency::all()) {
        QCOMPARE(Currency::make(c.code()), c);
        codes.push_back(c.code());
    }
    QVERIFY(codes.size() > 150);
    QCOMPARE(codes.removeDuplicates(), 0);
    QCOMPARE(Currency(), currency("EUR"));
}

void TestMoney::unknownCurrenciesAreRefused()
{
    for (const char *code : {"", "EU", "EURO", "eur", "QQQ", "D A", " EU", "DM ", "ÄÖÜ"}) {
        const auto made = Currency::make(QString::fromUtf8(code));
        QVERIFY2(!made, code);
        QCOMPARE(made.error().field, QStringLiteral("currency"));
    }
}

void TestMoney::amountsAreParsed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<qint64>("minor");
    const auto row = [](const char *text, const char *code, qint64 minor) {
        QTest::addRow("%s %s", code, text)
            << QString::fromLatin1(text) << QString::fromLatin1(code) << minor;
    };
    row("75.5", "EUR", 7550);
    row("-3", "EUR", -300);
    row("+3.10", "EUR", 310);
    row(" 12 ", "EUR", 1200);
    row(".5", "EUR", 50);
    row("7.", "EUR", 700);
    row("-0", "EUR", 0);
    row("1130.189", "EUR", 113019);
    row("0.125", "EUR", 12);
    row("0.135", "EUR", 14);
    row("-0.125", "EUR", -12);
    row("0.1250000000000000000001", "EUR", 13);
    row("0.12500000000000000000000", "EUR", 12);
    row("0.1249999999999999999999", "EUR", 12);
    row("118", "JPY", 118);
    row("118.5", "JPY", 118);
    row("119.5", "JPY", 120);
    row("118.50000000001", "JPY", 119);
    row("45.1235", "KWD", 45124);
    row("45.1225", "KWD", 45122);
    row("99999.123456789", "EUR", 9999912);
    row("123456789012.34", "EUR", 12345678901234);
    row("92233720368547758.07", "EUR", kMost);
    row("-92233720368547758.07", "EUR", -kMost);
    row("92233720368547758.0749", "EUR", kMost);
    row("0000000000000000000000000000001", "EUR", 100);
}

void TestMoney::amountsAreParsed()
{
    QFETCH(QString, text);
    QFETCH(QString, code);
    QFETCH(qint64, minor);
    const auto money = Money::parse(text, *Currency::make(code));
    QVERIFY2(money, qPrintable(text));
    QCOMPARE(money->minor, minor);
}

void TestMoney::wrongAmountsAreRefused_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"", " ", ".", "-", "+", "--1", "1-", "1,5", "1.5.0", "1 000", "1e3",
                             "0x10", "abc", "EUR 5", "NaN", "92233720368547758.08",
                             "92233720368547758.075", "99999999999999999999", "1\xd9\xa3"}) {
        QTest::addRow("\"%s\"", text) << QString::fromUtf8(text);
    }
}

void TestMoney::wrongAmountsAreRefused()
{
    QFETCH(QString, text);
    const auto money = Money::parse(text, Currency(), QStringLiteral("adr"));
    QVERIFY(!money);
    QCOMPARE(money.error().field, QStringLiteral("adr"));
    QCOMPARE(money.error().code, ErrorCode::Invalid);
}

void TestMoney::plainTextIsReadBack()
{
    QVERIFY(rc::check([] {
        const Currency c =
            *rc::gen::elementOf(std::vector{currency("EUR"), currency("JPY"), currency("KWD")});
        const Money money{*rc::gen::arbitrary<qint64>(), c};
        RC_PRE(money.minor > std::numeric_limits<qint64>::min());
        RC_ASSERT(Money::parse(money.plain(), c) == money);
    }));
    QCOMPARE((Money{-5, currency("EUR")}.plain()), QStringLiteral("-0.05"));
    QCOMPARE((Money{5, currency("KWD")}.plain()), QStringLiteral("0.005"));
    QCOMPARE((Money{5, currency("JPY")}.plain()), QStringLiteral("5"));
}

void TestMoney::textFollowsTheLocale()
{
    const Money money{123450, currency("EUR")};
    QCOMPARE(money.text(QLocale(QLocale::English)), QStringLiteral("EUR\u00a01,234.50"));
    QCOMPARE(money.text(QLocale(QLocale::German)), QStringLiteral("EUR\u00a01.234,50"));
    QCOMPARE((Money{-5, currency("EUR")}.text(QLocale::c())),
             QStringLiteral("EUR\u00a0\u22120.05"));
    QCOMPARE((Money{1234, currency("JPY")}.text(QLocale(QLocale::English))),
             QStringLiteral("JPY\u00a01,234"));
    QCOMPARE((Money{1005, currency("KWD")}.text(QLocale(QLocale::English))),
             QStringLiteral("KWD\u00a01.005"));
    const QLocale egypt(QLocale::Arabic, QLocale::Egypt);
    QCOMPARE((Money{305, currency("EUR")}.text(egypt)),
             QStringLiteral("EUR\u00a0") + egypt.toString(3) + egypt.decimalPoint()
                 + egypt.toString(0) + egypt.toString(5));
}

QTEST_GUILESS_MAIN(TestMoney)
#include "test_money.moc"
