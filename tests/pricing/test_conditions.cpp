// SPDX-License-Identifier: GPL-3.0-or-later
// The conditions of a rate plan one by one, at their limits, and the rounding of derived prices
// against a search for the nearest price.
#include "pricing/conditions.h"
#include "pricing/hotel.h"

#include <QTest>

#include <cstdlib>
#include <limits>

using namespace roomrack;
using namespace roomrack::pricing;
using namespace roomrack::tests;

namespace {

/// The prices that a rule knows, in units of a hundredth of the currency, by trying all of them.
bool isOne(qint64 amount, PriceRounding rounding)
{
    switch (rounding) {
    case PriceRounding::None: return true;
    case PriceRounding::ToOne: return amount > 0 && amount % 100 == 0;
    case PriceRounding::ToFive: return amount > 0 && amount % 500 == 0;
    case PriceRounding::ToTen: return amount > 0 && amount % 1000 == 0;
    case PriceRounding::Ending90: return amount % 100 == 90;
    case PriceRounding::Ending99: return amount % 100 == 99;
    }
    return false;
}

/// How far the nearest price is.
qint64 distance(qint64 amount, PriceRounding rounding)
{
    for (qint64 away = 0;; ++away) {
        if (amount + away >= 0 && isOne(amount + away, rounding)) return away;
        if (amount - away >= 0 && isOne(amount - away, rounding)) return away;
    }
}

}  // namespace

using Spoil = void (*)(PlanConditions &, PlanSale &);
Q_DECLARE_METATYPE(Spoil)

class TestConditions : public QObject {
    Q_OBJECT

private slots:
    void eachConditionIsNamed_data();
    void eachConditionIsNamed();
    void allThatAreNotMetAreListed();
    void limitsAreInclusive();
    void codeIsComparedWithoutCaseAndSpaces();
    void channelOrItsKindMaySell();
    void soldBookingIsNotAskedForSellerAndCode();
    void wrongConditionsAreRefusedByField();
    void roundedPriceIsTheNearest();
    void tiesGoToTheEvenMultiple();
    void currenciesHaveTheirOwnDecimals();
    void derivedPricesAreRoundedInTheBook();
};

namespace {

const Night kSold = Night::of(2026, 7, 1);      // a Wednesday
const Night kArrival = Night::of(2026, 7, 10);  // a Friday

PlanSale sale(int nights = 3)
{
    return {.stay = Stay(kArrival, nights), .businessDate = kSold};
}

}  // namespace

void TestConditions::eachConditionIsNamed_data()
{
    QTest::addColumn<Spoil>("spoil");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *name, const char *field, Spoil spoil) {
        QTest::newRow(name) << spoil << QString::fromLatin1(field);
    };
    row("sold too early", "dates of sale", [](auto &c, auto &) { c.saleFrom = kSold + 1; });
    row("sold too late", "dates of sale", [](auto &c, auto &) { c.saleTo = kSold - 1; });
    row("first night", "dates of stay", [](auto &c, auto &) { c.stayFrom = kArrival + 1; });
    row("last night", "dates of stay", [](auto &c, auto &) { c.stayTo = kArrival + 1; });
    row("too short", "min LOS", [](auto &c, auto &) { c.minNights = 4; });
    row("too long", "max LOS", [](auto &c, auto &) { c.maxNights = 2; });
    row("too late", "min days ahead", [](auto &c, auto &) { c.minDaysAhead = 10; });
    row("too early", "max days ahead", [](auto &c, auto &) { c.maxDaysAhead = 8; });
    row("weekday", "arrival weekdays", [](auto &c, auto &) { c.arrivalWeekdays = 0x6f; });
    row("channel", "channel", [](auto &c, auto &) { c.channels = {ChannelId{7}}; });
    row("kind", "channel", [](auto &c, auto &) { c.channelKinds = 2; });
    row("no code", "code", [](auto &c, auto &) { c.code = QStringLiteral("ACME"); });
    row("wrong code", "code", [](auto &c, auto &s) {
        c.code = QStringLiteral("ACME");
        s.code = QStringLiteral("ACM");
    });
}

void TestConditions::eachConditionIsNamed()
{
    QFETCH(Spoil, spoil);
    QFETCH(QString, field);
    RatePlan one = plan(1);
    PlanSale asked = sale();
    QVERIFY(!brokenCondition(one.conditions, asked));
    spoil(one.conditions, asked);
    QVERIFY(validate({one}));
    const auto broken = brokenCondition(one.conditions, asked);
    QVERIFY(broken);
    const Error error = errorOf(*broken, one);
    QCOMPARE(error.code, ErrorCode::Restricted);
    QCOMPARE(error.field, field);
    QVERIFY(error.reason.contains(one.name));
    QCOMPARE(brokenConditions(one.conditions, asked), std::vector{*broken});
}

void TestConditions::allThatAreNotMetAreListed()
{
    PlanConditions c = plan(1).conditions;
    const PlanSale asked = sale();
    QVERIFY(brokenConditions(c, asked).empty());
    c.code = QStringLiteral("ACME");
    c.minNights = 4;
    c.minDaysAhead = 10;
    const std::vector all{Condition::Code, Condition::MinNights, Condition::MinDaysAhead};
    QCOMPARE(brokenConditions(c, asked), all);
    QVERIFY(brokenCondition(c, asked) == all.front());
}

void TestConditions::limitsAreInclusive()
{
    PlanConditions c;
    c.saleFrom = c.saleTo = kSold;
    c.stayFrom = kArrival;
    c.stayTo = kArrival + 2;
    c.minNights = c.maxNights = 3;
    c.minDaysAhead = c.maxDaysAhead = 9;
    c.arrivalWeekdays = 1 << 4;
    QVERIFY(validate(c, {}));
    QVERIFY(!brokenCondition(c, sale()));
    QVERIFY(brokenCondition(c, sale(4)));
    QVERIFY(brokenCondition(c, sale(2)));
}

void TestConditions::codeIsComparedWithoutCaseAndSpaces()
{
    PlanConditions c;
    c.code = QStringLiteral(" Müller 7");
    PlanSale asked = sale();
    asked.code = QStringLiteral("MÜLLER 7 ");
    QVERIFY(!brokenCondition(c, asked));
    asked.code = QStringLiteral("MÜLLER7");
    QVERIFY(brokenCondition(c, asked) == Condition::Code);
    QVERIFY(!isOpenTo(c, nullptr, asked.code));
}

void TestConditions::channelOrItsKindMaySell()
{
    const inventory::Channel web{ChannelId{3}, inventory::ChannelKind::Website, {}};
    const inventory::Channel ota{ChannelId{7}, inventory::ChannelKind::Ota, {}};
    const inventory::Channel other{ChannelId{8}, inventory::ChannelKind::Ota, {}};
    PlanConditions c;
    QVERIFY(isOpenTo(c, nullptr, {}) && isOpenTo(c, &ota, {}));
    c.channelKinds = 1 << int(inventory::ChannelKind::Website);
    c.channels = {ChannelId{7}};
    QVERIFY(isOpenTo(c, &web, {}) && isOpenTo(c, &ota, {}));
    QVERIFY(!isOpenTo(c, &other, {}) && !isOpenTo(c, nullptr, {}));
}

void TestConditions::soldBookingIsNotAskedForSellerAndCode()
{
    PlanConditions c;
    c.code = QStringLiteral("ACME");
    c.channels = {ChannelId{7}};
    PlanSale asked = sale();
    asked.isSold = true;
    QVERIFY(!brokenCondition(c, asked));
    c.minNights = 4;
    QVERIFY(brokenCondition(c, asked) == Condition::MinNights);
}

void TestConditions::wrongConditionsAreRefusedByField()
{
    const auto field = [](auto spoil) {
        RatePlan one = plan(1);
        spoil(one.conditions);
        const auto valid = validate({one});
        return valid ? QString() : valid.error().field;
    };
    const auto is = [](const char *name) { return QString::fromLatin1(name); };
    QCOMPARE(field([](auto &) {}), QString());
    QCOMPARE(field([](auto &c) { c.stayFrom = kArrival, c.stayTo = kArrival - 1; }),
             is("dates of stay"));
    QCOMPARE(field([](auto &c) { c.saleFrom = kSold, c.saleTo = kSold - 1; }), is("dates of sale"));
    QCOMPARE(field([](auto &c) { c.minNights = -1; }), is("min LOS"));
    QCOMPARE(field([](auto &c) { c.maxNights = 1000; }), is("max LOS"));
    QCOMPARE(field([](auto &c) { c.minNights = 4, c.maxNights = 3; }), is("max LOS"));
    QCOMPARE(field([](auto &c) { c.minDaysAhead = -1; }), is("min days ahead"));
    QCOMPARE(field([](auto &c) { c.minDaysAhead = 5, c.maxDaysAhead = 4; }), is("max days ahead"));
    QCOMPARE(field([](auto &c) { c.arrivalWeekdays = 0; }), is("arrival weekdays"));
    QCOMPARE(field([](auto &c) { c.channelKinds = 64; }), is("channel"));
    QCOMPARE(field([](auto &c) { c.channels = {ChannelId{}}; }), is("channel"));
    QCOMPARE(field([](auto &c) { c.code = QStringLiteral("  "); }), is("code"));
    QCOMPARE(field([](auto &c) { c.code = QString(51, u'x'); }), is("code"));
}

void TestConditions::roundedPriceIsTheNearest()
{
    for (const auto rounding :
         {PriceRounding::None, PriceRounding::ToOne, PriceRounding::ToFive, PriceRounding::ToTen,
          PriceRounding::Ending90, PriceRounding::Ending99}) {
        QCOMPARE(rounded(0, rounding, 100), qint64(0));
        for (qint64 amount = 1; amount < 4000; ++amount) {
            const qint64 price = rounded(amount, rounding, 100);
            QVERIFY(isOne(price, rounding));
            QCOMPARE(std::abs(price - amount), distance(amount, rounding));
        }
    }
}

void TestConditions::tiesGoToTheEvenMultiple()
{
    QCOMPARE(rounded(1050, PriceRounding::ToOne, 100), qint64(1000));
    QCOMPARE(rounded(1150, PriceRounding::ToOne, 100), qint64(1200));
    QCOMPARE(rounded(1250, PriceRounding::ToFive, 100), qint64(1000));
    QCOMPARE(rounded(1500, PriceRounding::ToTen, 100), qint64(2000));
    QCOMPARE(rounded(1040, PriceRounding::Ending90, 100), qint64(1090));
    QCOMPARE(rounded(1140, PriceRounding::Ending90, 100), qint64(1090));
}

void TestConditions::currenciesHaveTheirOwnDecimals()
{
    QCOMPARE(rounded(12'344, PriceRounding::ToTen, 1), qint64(12'340));
    QCOMPARE(rounded(12'344, PriceRounding::Ending90, 1), qint64(12'344));
    QCOMPARE(rounded(12'344, PriceRounding::ToOne, 1000), qint64(12'000));
    QCOMPARE(rounded(12'344, PriceRounding::Ending90, 1000), qint64(11'900));
    QCOMPARE(rounded(12'500, PriceRounding::Ending99, 1000), qint64(12'990));
    QCOMPARE(rounded(std::numeric_limits<qint64>::max(), PriceRounding::ToOne, 100), qint64(-1));
}

void TestConditions::derivedPricesAreRoundedInTheBook()
{
    RatePlan base = plan(1);
    base.conditions.rounding = PriceRounding::ToTen;
    RatePlan less = plan(2, 1, -1000);
    less.conditions.rounding = PriceRounding::Ending90;
    RateBook rates = book({base, less});
    rates.set(0, RatePlanId{1}, kFirst, 0, 12'345);
    QCOMPARE(rates.price(0, RatePlanId{1}, kFirst, 0), std::optional<qint64>(12'345));
    // 111.105, half-even to 111.10, to 110.90.
    QCOMPARE(rates.price(0, RatePlanId{2}, kFirst, 0), std::optional<qint64>(11'090));
    rates.set(0, RatePlanId{2}, kFirst, 0, 11'234);
    QCOMPARE(rates.price(0, RatePlanId{2}, kFirst, 0), std::optional<qint64>(11'234));
}

QTEST_GUILESS_MAIN(TestConditions)
#include "test_conditions.moc"
