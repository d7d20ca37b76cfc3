// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of stays with VAT, meals and fees, computed by hand.
#include "pricing/tax_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::pricing;
using namespace roomrack::tests;

namespace {

const Night kArrival = Night::of(2026, 7, 10);

StayTaxes taxes(const TaxRules &rules, const StayToTax &stay)
{
    const auto result = taxesOf(rules, stay);
    return result ? *result : StayTaxes{};
}

/// "kind name rate net tax included collectedBy", with the numbers of the enums.
QByteArray text(const TaxLine &l)
{
    return QStringLiteral("%1 %2 %3 %4 %5 %6 %7")
        .arg(int(l.kind))
        .arg(l.name.isEmpty() ? QStringLiteral("Room") : l.name)
        .arg(l.rate)
        .arg(l.net)
        .arg(l.tax)
        .arg(l.included)
        .arg(int(l.collectedBy))
        .toUtf8();
}

QByteArrayList texts(const TaxRules &rules, const StayToTax &stay)
{
    QByteArrayList all;
    for (const TaxLine &line : taxes(rules, stay).lines) all << text(line);
    return all;
}

}  // namespace

class TestStayTaxes : public QObject {
    Q_OBJECT

private slots:
    void withoutRulesThePriceIsTheRoom();
    void vatIsInThePriceOrOnTop();
    void halvesAreRoundedToEven();
    void eachNightHasTheRateOfItsDate();
    void roomsHaveTheVatOfTheNight();
    void agreedPricesAreSpreadByTheNights();
    void breakfastIsTakenFromThePrice();
    void mealsAreSharesOfThePrice();
    void mealsTakeAtMostThePrice();
    void feesAreCountedByTheirBasis();
    void feesOfNightsHaveTheRateOfTheNight();
    void feesOnRequestAreChargedWhenRequested();
    void includedFeesAreTakenFromThePrice();
    void whatThePriceDoesNotCoverIsAdded();
    void afterTaxPricesContainTheVat();
    void currenciesHaveTheirOwnDecimals();
    void totalsAreSumsOfLines();
    void stayIsChecked_data();
    void stayIsChecked();
};

void TestStayTaxes::withoutRulesThePriceIsTheRoom()
{
    QCOMPARE(texts({}, twoGuests(kArrival, 2, 20'000)), QByteArrayList{"0 Room 0 20000 0 20000 0"});
    QCOMPARE(texts({}, twoGuests(kArrival, 2, 0)), QByteArrayList{"0 Room 0 0 0 0 0"});
}

/// 200.00 with 6 %: 20000 * 6 / 106 = 1132.07...
void TestStayTaxes::vatIsInThePriceOrOnTop()
{
    TaxRules rules;
    rules.vats = {roomVat(1, always(600))};
    const StayToTax stay = twoGuests(kArrival, 2, 20'000);
    QCOMPARE(texts(rules, stay), QByteArrayList{"0 Room 600 18868 1132 20000 0"});
    rules.vats[0].isIncluded = false;
    QCOMPARE(texts(rules, stay), QByteArrayList{"0 Room 600 20000 1200 20000 0"});
    QCOMPARE(taxes(rules, stay).onTop(), 1'200);
    QCOMPARE(taxes(rules, stay).includedTax(), 0);
    rules.vats[0].rates = {{kArrival + 5, 600}};
    QCOMPARE(texts(rules, stay), QByteArrayList{"0 Room 0 20000 0 20000 0"});
}

/// With 100 % half of the price is tax.
void TestStayTaxes::halvesAreRoundedToEven()
{
    TaxRules rules;
    rules.vats = {roomVat(1, always(10'000))};
    QCOMPARE(texts(rules, twoGuests(kArrival, 1, 1)), QByteArrayList{"0 Room 10000 1 0 1 0"});
    QCOMPARE(texts(rules, twoGuests(kArrival, 1, 3)), QByteArrayList{"0 Room 10000 1 2 3 0"});
    QCOMPARE(texts(rules, twoGuests(kArrival, 1, 5)), QByteArrayList{"0 Room 10000 3 2 5 0"});
}

/// Germany's reduced rate was 5 % instead of 7 % from 1 July to 31 December 2020 (section 28
/// UStG).
void TestStayTaxes::eachNightHasTheRateOfItsDate()
{
    TaxRules rules;
    rules.vats = {roomVat(
        1, {{std::nullopt, 700}, {Night::of(2020, 7, 1), 500}, {Night::of(2021, 1, 1), 700}})};
    StayToTax stay = twoGuests(Night::of(2020, 6, 29), 3, 31'900);
    stay.nights = {10'700, 10'700, 10'500};
    QCOMPARE(texts(rules, stay),
             QByteArrayList({"0 Room 700 20000 1400 21400 0", "0 Room 500 10000 500 10500 0"}));
    // Nights of one rate are one line, also if others are between them.
    stay = twoGuests(Night::of(2020, 6, 30), 185, 18'500);
    QCOMPARE(texts(rules, stay),
             QByteArrayList({"0 Room 700 93 7 100 0", "0 Room 500 17524 876 18400 0"}));
}

/// 6 % in the price until a date, then 10 % on top.
void TestStayTaxes::roomsHaveTheVatOfTheNight()
{
    TaxRules rules;
    rules.vats = {roomVat(1, always(600)), roomVat(2, {{kArrival + 2, 1'000}}, false)};
    rules.vats[0].retiredFrom = kArrival + 2;
    QVERIFY(validate(rules, Currency()));
    const QByteArrayList lines{"0 Room 600 20000 1200 21200 0", "0 Room 1000 10600 1060 10600 0"};
    QCOMPARE(texts(rules, twoGuests(kArrival, 3, 31'800)), lines);
    std::swap(rules.vats[0], rules.vats[1]);
    QCOMPARE(texts(rules, twoGuests(kArrival, 3, 31'800)), lines);
    rules.vats[1].retiredFrom = kArrival + 1;
    QCOMPARE(texts(rules, twoGuests(kArrival, 3, 31'800)),
             QByteArrayList({"0 Room 600 10000 600 10600 0", "0 Room 0 10600 0 10600 0",
                             "0 Room 1000 10600 1060 10600 0"}));
}

/// Two rooms of 100, 100 and 150 for 630 instead of 700.
void TestStayTaxes::agreedPricesAreSpreadByTheNights()
{
    TaxRules rules;
    rules.vats = {roomVat(1, {{std::nullopt, 0}, {kArrival + 2, 1'000}}, false)};
    StayToTax stay = twoGuests(kArrival, 3, 630);
    stay.rooms = 2;
    stay.nights = {100, 100, 150};
    QCOMPARE(texts(rules, stay),
             QByteArrayList({"0 Room 0 360 0 360 0", "0 Room 1000 270 27 270 0"}));
    stay.nights.clear();
    QCOMPARE(texts(rules, stay),
             QByteArrayList({"0 Room 0 420 0 420 0", "0 Room 1000 210 21 210 0"}));
}

/// Two adults and half of a child at 12.00: 30.00 a night. 60.00 with 19 %: 9.579..., 180.00 with
/// 7 %: 11.775...
void TestStayTaxes::breakfastIsTakenFromThePrice()
{
    TaxRules rules;
    rules.vats = {roomVat(1, always(700)), vat(2, always(1'900))};
    rules.mealParts = {breakfast(1'200, 2)};
    rules.mealParts[0].ages = {{0, 5, 0}, {6, 11, 5'000}, {12, std::nullopt, 10'000}};
    StayToTax stay = twoGuests(kArrival, 2, 24'000);
    stay.children = 2;
    stay.childAges = {5, 11};
    QCOMPARE(texts(rules, stay), QByteArrayList{"0 Room 700 22430 1570 24000 0"});
    stay.meal = MealPlan::Breakfast;
    const QByteArrayList split{"0 Room 700 16822 1178 18000 0", "1 Breakfast 1900 5042 958 6000 0"};
    QCOMPARE(texts(rules, stay), split);
    // An age that is not known is assumed.
    rules.assumedChildAge = 4;
    stay.childAges = {7};
    QCOMPARE(texts(rules, stay), split);
    rules.mealParts[0].retiredFrom = kArrival + 1;
    QCOMPARE(texts(rules, stay).at(1), QByteArray("1 Breakfast 1900 2521 479 3000 0"));
}

/// Food and drinks of a price of 100.01 a night at 17 % and 3 %: 17.0017 and 3.0003.
void TestStayTaxes::mealsAreSharesOfThePrice()
{
    TaxRules rules;
    rules.vats = {roomVat(1, always(700)), vat(2, always(1'900))};
    MealPart food = breakfast(0, 1), drinks = breakfast(0, 2);
    food.basis = drinks.basis = MealBasis::ShareOfPrice;
    food.values = always(1'700);
    drinks.values = always(300);
    drinks.id = MealPartId{2};
    drinks.name = QStringLiteral("Drinks");
    drinks.position = -1;
    rules.mealParts = {food, drinks};
    StayToTax stay = twoGuests(kArrival, 2, 20'002);
    stay.meal = MealPlan::Breakfast;
    QCOMPARE(texts(rules, stay),
             QByteArrayList({"0 Room 700 14955 1047 16002 0", "1 Drinks 1900 504 96 600 0",
                             "1 Breakfast 700 3178 222 3400 0"}));
}

void TestStayTaxes::mealsTakeAtMostThePrice()
{
    TaxRules rules;
    rules.mealParts = {breakfast(1'200, 0), breakfast(300, 0)};
    rules.mealParts[1].id = MealPartId{2};
    rules.mealParts[1].name = QStringLiteral("Drinks");
    StayToTax stay = twoGuests(kArrival, 1, 1'001);
    stay.meal = MealPlan::Breakfast;
    QCOMPARE(texts(rules, stay), QByteArrayList({"0 Room 0 0 0 0 0", "1 Breakfast 0 800 0 800 0",
                                                 "1 Drinks 0 201 0 201 0"}));
    stay.price = 0;
    QCOMPARE(texts(rules, stay), QByteArrayList{"0 Room 0 0 0 0 0"});
    for (MealPart &part : rules.mealParts) part.basis = MealBasis::ShareOfPrice;
    QCOMPARE(texts(rules, stay), QByteArrayList{"0 Room 0 0 0 0 0"});
}

/// Three nights, two rooms, three adults, a child of 3 that pays nothing and one of 10.
void TestStayTaxes::feesAreCountedByTheirBasis()
{
    TaxRules rules;
    rules.vats = {vat(1, always(2'000))};
    StayToTax stay = twoGuests(kArrival, 3, 60'000);
    stay.rooms = 2;
    stay.adults = 3;
    stay.children = 2;
    stay.childAges = {3, 10};
    const std::pair<FeeBasis, qint64> times[] = {{FeeBasis::Stay, 1},   {FeeBasis::Night, 3},
                                                 {FeeBasis::Person, 4}, {FeeBasis::PersonNight, 12},
                                                 {FeeBasis::Room, 2},   {FeeBasis::RoomNight, 6}};
    for (const auto &[basis, count] : times) {
        rules.fees = {fee(1, basis, 600, 1)};
        if (basis == FeeBasis::Person || basis == FeeBasis::PersonNight)
            rules.fees[0].ages = freeBelow(4);
        QCOMPARE(
            texts(rules, stay).at(1),
            QStringLiteral("2 Fee 1 2000 %1 %2 0 1").arg(count * 500).arg(count * 100).toUtf8());
        rules.fees[0].retiredFrom = kArrival;
        QCOMPARE(texts(rules, stay).size(), 1);
    }
}

void TestStayTaxes::feesOfNightsHaveTheRateOfTheNight()
{
    TaxRules rules;
    rules.vats = {vat(1, {{std::nullopt, 1'000}, {kArrival + 1, 2'000}}, false)};
    rules.fees = {fee(1, FeeBasis::Night, 0, 1), fee(2, FeeBasis::Stay, 0, 1)};
    for (Fee &each : rules.fees) each.amounts = {{std::nullopt, 1'000}, {kArrival + 2, 1'500}};
    QCOMPARE(texts(rules, twoGuests(kArrival, 3, 9'000)).mid(1),
             QByteArrayList({"2 Fee 1 1000 1000 100 0 1", "2 Fee 1 2000 2500 500 0 1",
                             "2 Fee 2 1000 1000 100 0 1"}));
}

void TestStayTaxes::feesOnRequestAreChargedWhenRequested()
{
    TaxRules rules;
    rules.fees = {fee(1, FeeBasis::Night, 1'500)};
    rules.fees[0].isMandatory = false;
    rules.fees[0].channels = {ChannelId{7}};
    StayToTax stay = twoGuests(kArrival, 2, 20'000);
    QCOMPARE(texts(rules, stay).size(), 1);
    stay.requestedFees = {{FeeId{1}, 2}};
    QCOMPARE(texts(rules, stay).at(1), QByteArray("2 Fee 1 0 6000 0 0 1"));
    stay.channel = ChannelId{8};
    QCOMPARE(texts(rules, stay).at(1), QByteArray("2 Fee 1 0 6000 0 0 1"));
    stay.channel = ChannelId{7};
    QCOMPARE(texts(rules, stay).at(1), QByteArray("2 Fee 1 0 6000 0 0 2"));
}

/// 200.00 with a cleaning fee of 24.00 in it, whose VAT is on top.
void TestStayTaxes::includedFeesAreTakenFromThePrice()
{
    TaxRules rules;
    rules.vats = {roomVat(1, always(1'000)), vat(2, always(2'500), false)};
    rules.fees = {fee(1, FeeBasis::Stay, 2'400, 2)};
    rules.fees[0].isIncluded = true;
    const StayToTax stay = twoGuests(kArrival, 2, 20'000);
    QCOMPARE(texts(rules, stay),
             QByteArrayList({"0 Room 1000 16000 1600 17600 0", "2 Fee 1 2500 2400 600 2400 0"}));
    const StayTaxes result = taxes(rules, stay);
    QCOMPARE(result.price(), 20'000);
    QCOMPARE(result.onTop(CollectedBy::SameAsPrice), 600);
    QCOMPARE(result.onTop(CollectedBy::Property), 0);
}

void TestStayTaxes::whatThePriceDoesNotCoverIsAdded()
{
    TaxRules rules;
    rules.fees = {fee(1, FeeBasis::Stay, 2'400)};
    rules.cityTaxes = {cityTax(1, 200)};
    rules.fees[0].isIncluded = rules.cityTaxes[0].isIncluded = true;
    QCOMPARE(texts(rules, twoGuests(kArrival, 1, 2'800)),
             QByteArrayList(
                 {"0 Room 0 0 0 0 0", "2 Fee 1 0 2400 0 2400 0", "3 City tax 1 0 0 400 400 0"}));
    QCOMPARE(texts(rules, twoGuests(kArrival, 1, 2'799)),
             QByteArrayList(
                 {"0 Room 0 2799 0 2799 0", "2 Fee 1 0 2400 0 0 1", "3 City tax 1 0 0 400 0 1"}));
}

/// A price of 229.00: 199.00 for the room and 10.00 for a fee, to which 10 % are added, and 20.00
/// for breakfast, to which 5 % are.
void TestStayTaxes::afterTaxPricesContainTheVat()
{
    TaxRules rules;
    rules.vats = {roomVat(1, always(1'000), false), vat(2, always(500), false)};
    rules.mealParts = {breakfast(1'000, 2)};
    rules.fees = {fee(1, FeeBasis::Stay, 1'000, 1), fee(2, FeeBasis::Stay, 2'000, 1)};
    rules.fees[0].isIncluded = true;
    rules.cityTaxes = {cityTax(1, 200)};
    StayToTax stay = twoGuests(kArrival, 1, 22'900);
    stay.meal = MealPlan::Breakfast;
    QCOMPARE(texts(rules, stay),
             QByteArrayList({"0 Room 1000 19900 1990 19900 0", "1 Breakfast 500 2000 100 2000 0",
                             "2 Fee 1 1000 1000 100 1000 0", "2 Fee 2 1000 2000 200 0 1",
                             "3 City tax 1 0 0 400 0 1"}));
    QCOMPARE(taxes(rules, stay).vatOnTop(), 1'990 + 100 + 100);
    stay.price = 22'900 + 2'190;
    stay.isAfterTax = true;
    QCOMPARE(texts(rules, stay),
             QByteArrayList({"0 Room 1000 19900 1990 21890 0", "1 Breakfast 500 2000 100 2100 0",
                             "2 Fee 1 1000 1000 100 1100 0", "2 Fee 2 1000 2000 200 0 1",
                             "3 City tax 1 0 0 400 0 1"}));
    QCOMPARE(taxes(rules, stay).vatOnTop(), 0);
    // A price that does not cover the fee: it is added with its VAT, as without one.
    stay.price = 0;
    QCOMPARE(texts(rules, stay),
             QByteArrayList({"0 Room 1000 0 0 0 0", "2 Fee 1 1000 1000 100 0 1",
                             "2 Fee 2 1000 2000 200 0 1", "3 City tax 1 0 0 400 0 1"}));
    // In currencies without decimals and with three the minor units are the same.
    rules = {};
    rules.vats = {roomVat(1, always(888), false)};
    stay = twoGuests(kArrival, 1, 1'000);
    const qint64 withTax = 1'000 + taxes(rules, stay).vatOnTop();
    stay.price = withTax;
    stay.isAfterTax = true;
    QCOMPARE(texts(rules, stay), QByteArrayList{"0 Room 888 1000 89 1089 0"});
    // What is included already is included once.
    rules.vats[0].isIncluded = true;
    QCOMPARE(texts(rules, stay), QByteArrayList{"0 Room 888 1000 89 1089 0"});
}

/// Amounts are minor units of any currency: 10,001 yen and 10.001 dinars with 10 %: 909.18...
void TestStayTaxes::currenciesHaveTheirOwnDecimals()
{
    TaxRules rules;
    rules.vats = {roomVat(1, always(1'000))};
    const StayTaxes result = taxes(rules, twoGuests(kArrival, 1, 10'001));
    const Money yen{result.includedTax(), *Currency::make(QStringLiteral("JPY"))};
    const Money dinars{result.includedTax(), *Currency::make(QStringLiteral("KWD"))};
    QCOMPARE(yen.plain(), QStringLiteral("909"));
    QCOMPARE(dinars.plain(), QStringLiteral("0.909"));
}

void TestStayTaxes::totalsAreSumsOfLines()
{
    TaxRules rules;
    rules.vats = {roomVat(1, always(700)), vat(2, always(1'900), false)};
    rules.mealParts = {breakfast(1'000, 1)};
    rules.fees = {fee(1, FeeBasis::Stay, 5'000, 2), fee(2, FeeBasis::Stay, 1'000, 2)};
    rules.cityTaxes = {cityTax(1, 150)};
    rules.cityTaxes[0].tariffs[0].channels = {ChannelId{7}};
    StayToTax stay = twoGuests(kArrival, 2, 25'400);
    stay.meal = MealPlan::Breakfast;
    stay.channel = ChannelId{7};
    const StayTaxes result = taxes(rules, stay);
    QCOMPARE(result.price(), 25'400);
    QCOMPARE(result.includedTax(), 1'400 + 262);
    QCOMPARE(result.onTop(CollectedBy::Property), 5'950 + 1'190);
    QCOMPARE(result.onTop(CollectedBy::Channel), 600);
    QCOMPARE(result.onTop(), 7'740);
    QCOMPARE(result.total(), 33'140);
    const std::vector<VatTotal> totals{{VatId{1}, QStringLiteral("VAT 1"), 700, 23'738, 1'662},
                                       {VatId{2}, QStringLiteral("VAT 2"), 1'900, 6'000, 1'140}};
    QVERIFY(result.vatTotals() == totals);
}

void TestStayTaxes::stayIsChecked_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<int>("change");
    for (const auto &[field, change] :
         {std::pair("check-out", 0), std::pair("rooms", 1), std::pair("price", 2),
          std::pair("nights", 3), std::pair("nights", 4), std::pair("guests", 5),
          std::pair("guests", 6), std::pair("guests", 7), std::pair("fee", 8), std::pair("fee", 9),
          std::pair("fee", 10), std::pair("exemption", 11), std::pair("exemption", 12),
          std::pair("tax", 13)})
        QTest::addRow("%d", change) << QString::fromLatin1(field) << change;
}

void TestStayTaxes::stayIsChecked()
{
    QFETCH(QString, field);
    QFETCH(int, change);
    TaxRules rules;
    rules.vats = {roomVat(1, always(10'000), false)};
    rules.fees = {fee(1, FeeBasis::Stay, 100), fee(2, FeeBasis::Stay, 100)};
    rules.fees[1].isMandatory = false;
    rules.cityTaxes = {cityTax(1, 100)};
    rules.cityTaxes[0].exemptions = {QStringLiteral("Business")};
    StayToTax s = twoGuests(kArrival, 2, 100);
    QVERIFY(taxesOf(rules, s));
    switch (change) {
    case 0: s.stay = Stay(kArrival, 0); break;
    case 1: s.rooms = 0; break;
    case 2: s.price = -1; break;
    case 3: s.nights = {1}; break;
    case 4: s.nights = {1, -1}; break;
    case 5: s.adults = -1; break;
    case 6: s.childAges = {3}; break;
    case 7: s.children = 1, s.childAges = {-1}; break;
    case 8: s.requestedFees = {{FeeId{1}, 1}}; break;
    case 9: s.requestedFees = {{FeeId{3}, 1}}; break;
    case 10: s.requestedFees = {{FeeId{2}, 0}}; break;
    case 11: s.exemptions = {{QStringLiteral("Resident"), 0}}; break;
    case 12: s.exemptions = {{QStringLiteral("Business"), 3}}; break;
    case 13: s.price = std::numeric_limits<qint64>::max(); break;
    }
    const auto result = taxesOf(rules, s);
    QVERIFY(!result);
    QCOMPARE(result.error().field, field);
    QVERIFY(!result.error().reason.isEmpty());
}

QTEST_GUILESS_MAIN(TestStayTaxes)
#include "test_stay_taxes.moc"
