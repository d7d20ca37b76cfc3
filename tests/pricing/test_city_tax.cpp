// SPDX-License-Identifier: GPL-3.0-or-later
// City taxes of stays, computed by hand.
#include "pricing/priced_stay.h"
#include "pricing/tax_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::pricing;
using namespace roomrack::tests;

namespace {

const Night kArrival = Night::of(2026, 7, 10);

std::vector<TaxLine> cityTaxLines(const TaxRules &rules, const StayToTax &stay)
{
    std::vector<TaxLine> lines;
    const auto result = taxesOf(rules, stay);
    if (!result) return lines;
    for (const TaxLine &line : result->lines)
        if (line.kind == TaxLineKind::CityTax) lines.push_back(line);
    return lines;
}

/// Sum of the city taxes.
qint64 due(const CityTax &tax, const StayToTax &stay)
{
    TaxRules rules;
    rules.cityTaxes = {tax};
    qint64 sum = 0;
    for (const TaxLine &line : cityTaxLines(rules, stay)) sum += line.tax;
    return sum;
}

}  // namespace

class TestCityTax : public QObject {
    Q_OBJECT

private slots:
    void lisbon();
    void seasonsRepeatEveryYear();
    void seasonsCanCrossTheYear();
    void sharesOfAgesAreRoundedOnce();
    void exemptionsAreClaimedByName();
    void nightsAfterTheRetirementAreFree();
    void nightsThatAreNotStayedAreFree();
    void channelsCollectFromADateOn();
    void percentOfTheNetRoomPrice();
    void percentCountsTheGuestsThatPay();
    void percentIsTakenFromThePrice();
    void roundedPercentsTakeAtMostThePrice();
    void percentDoesNotTaxMeals();
    void percentOfSomeNights();
    void ratesAreLinesOfTheirOwn();
    void earlyDepartureLeavesMoreOfThePriceToTheRoom();
    void earlyDepartureAtPricesBeforeVat();
    void earlyDepartureKeepsAShareOfWhatIsNoAmountAnyMore();
    void earlyDepartureIgnoresALaterRetirement();
};

/// Lisbon's overnight tax: 1 euro from 1 January 2016, 2 euros from 1 January 2019, 4 euros from
/// 1 September 2024, for each guest from 13 years on, for at most 7 nights of a stay.
void TestCityTax::lisbon()
{
    CityTax tax = cityTax(1, 0);
    tax.tariffs = {
        {Night::of(2016, 1, 1), 100}, {Night::of(2019, 1, 1), 200}, {Night::of(2024, 9, 1), 400}};
    tax.ages = freeBelow(13);
    tax.mostNights = 7;
    StayToTax stay = twoGuests(Night::of(2024, 8, 29), 9, 90'000);
    stay.children = 2;
    stay.childAges = {12, 13};
    // Three nights at 2 and four at 4 euros for three guests.
    QCOMPARE(due(tax, stay), 6'600);
    stay.stay = Stay(Night::of(2015, 12, 30), 4);
    QCOMPARE(due(tax, stay), 600);
    stay.stay = Stay(Night::of(2015, 12, 1), 30);
    QCOMPARE(due(tax, stay), 0);
}

/// From April to October 2.00, else 0.50.
void TestCityTax::seasonsRepeatEveryYear()
{
    CityTax tax = cityTax(1, 50);
    tax.tariffs[0].seasons = {{401, 1031, 200}};
    for (const int year : {2023, 2024}) {
        QCOMPARE(due(tax, twoGuests(Night::of(year, 3, 31), 2, 0)), 2 * (50 + 200));
        QCOMPARE(due(tax, twoGuests(Night::of(year, 10, 30), 4, 0)), 2 * (200 + 200 + 50 + 50));
    }
    tax.tariffs.push_back({Night::of(2024, 10, 31), 100});
    QCOMPARE(due(tax, twoGuests(Night::of(2024, 10, 30), 4, 0)), 2 * (200 + 100 + 100 + 100));
}

void TestCityTax::seasonsCanCrossTheYear()
{
    CityTax tax = cityTax(1, 0);
    tax.tariffs[0].seasons = {{1215, 229, 300}};
    QCOMPARE(due(tax, twoGuests(Night::of(2023, 12, 14), 3, 0)), 2 * 2 * 300);
    QCOMPARE(due(tax, twoGuests(Night::of(2024, 2, 28), 3, 0)), 2 * 2 * 300);
    QCOMPARE(due(tax, twoGuests(Night::of(2023, 2, 28), 3, 0)), 2 * 300);
}

/// Three nights of 1.35 for two adults and a child at 30 %: 3 * 1.35 * 2.3 = 9.315.
void TestCityTax::sharesOfAgesAreRoundedOnce()
{
    CityTax tax = cityTax(1, 135);
    tax.ages = {{0, 11, 3'000}, {12, std::nullopt, 10'000}};
    StayToTax stay = twoGuests(kArrival, 3, 10'000);
    stay.children = 1;
    QCOMPARE(due(tax, stay), 932);
    stay.stay = Stay(kArrival, 1);
    QCOMPARE(due(tax, stay), 310);  // 310.5 is rounded to the even one
}

void TestCityTax::exemptionsAreClaimedByName()
{
    CityTax tax = cityTax(1, 100);
    tax.exemptions = {QStringLiteral("Business traveller"), QStringLiteral("Resident")};
    StayToTax stay = twoGuests(kArrival, 1, 10'000);
    stay.children = 1;
    QCOMPARE(due(tax, stay), 300);
    stay.exemptions = {{QStringLiteral(" business TRAVELLER"), 1}};
    QCOMPARE(due(tax, stay), 200);
    stay.exemptions.push_back({QStringLiteral("Resident"), 2});
    QCOMPARE(due(tax, stay), 100);  // of the child
    stay.exemptions = {{QStringLiteral("Resident"), 0}};
    QCOMPARE(due(tax, stay), 0);
    TaxRules two;
    two.cityTaxes = {tax, cityTax(2, 100)};
    QCOMPARE(cityTaxLines(two, stay).size(), size_t(1));
}

void TestCityTax::nightsAfterTheRetirementAreFree()
{
    CityTax tax = cityTax(1, 100);
    tax.retiredFrom = kArrival + 1;
    QCOMPARE(due(tax, twoGuests(kArrival, 3, 10'000)), 200);
}

/// The price stays, and what is a percentage of it, too.
void TestCityTax::nightsThatAreNotStayedAreFree()
{
    TaxRules rules;
    rules.vats = {roomVat(1, always(600))};
    rules.cityTaxes = {cityTax(1, 200), cityTax(2, 500, CityTaxBasis::NetRoomPrice)};
    rules.fees = {fee(1, FeeBasis::PersonNight, 300)};
    StayToTax stay = twoGuests(kArrival, 4, 42'400);
    stay.stayedNights = 1;
    const auto left = taxesOf(rules, stay);
    QVERIFY(left);
    QCOMPARE(left->price(), qint64(42'400));
    QCOMPARE(left->lines[0].tax, qint64(2'400));
    QCOMPARE(left->lines[1].gross(), qint64(2'400));
    QCOMPARE(left->lines[2].tax, qint64(400));
    QCOMPARE(left->lines[3].tax, qint64(2'000));
    // What was in the price is for the room.
    rules.cityTaxes[0].isIncluded = true;
    const auto included = taxesOf(rules, stay);
    QCOMPARE(included->price(), qint64(42'400));
    QCOMPARE(included->lines[0].included, qint64(42'000));
    // Of the first nights that are taxed those count that were stayed.
    rules.cityTaxes[0].mostNights = 2;
    stay.stayedNights = 3;
    QCOMPARE(taxesOf(rules, stay)->lines[2].tax, qint64(800));
}

void TestCityTax::channelsCollectFromADateOn()
{
    TaxRules rules;
    rules.cityTaxes = {cityTax(1, 100)};
    rules.cityTaxes[0].tariffs.push_back({kArrival + 1, 100, {}, {ChannelId{7}}});
    StayToTax stay = twoGuests(kArrival, 3, 10'000);
    stay.channel = ChannelId{7};
    const auto lines = cityTaxLines(rules, stay);
    QCOMPARE(lines.size(), size_t(2));
    QCOMPARE(lines[0].tax, 200);
    QVERIFY(lines[0].collectedBy == CollectedBy::Property);
    QCOMPARE(lines[1].tax, 400);
    QVERIFY(lines[1].collectedBy == CollectedBy::Channel);
    stay.channel = {};
    QCOMPARE(cityTaxLines(rules, stay).size(), size_t(1));
}

/// 107.00 with 7 % is 100.00 net.
void TestCityTax::percentOfTheNetRoomPrice()
{
    TaxRules rules;
    rules.vats = {roomVat(1, always(700))};
    rules.cityTaxes = {cityTax(1, 500, CityTaxBasis::NetRoomPrice)};
    const auto lines = cityTaxLines(rules, twoGuests(kArrival, 1, 10'700));
    QCOMPARE(lines.size(), size_t(1));
    QCOMPARE(lines[0].tax, 500);
    QCOMPARE(lines[0].rate, 500);
    QCOMPARE(lines[0].included, 0);
    rules.vats[0].isIncluded = false;
    QCOMPARE(cityTaxLines(rules, twoGuests(kArrival, 1, 10'700))[0].tax, 535);
}

void TestCityTax::percentCountsTheGuestsThatPay()
{
    CityTax tax = cityTax(1, 500, CityTaxBasis::NetRoomPrice);
    tax.ages = freeBelow(15);
    tax.exemptions = {QStringLiteral("Resident")};
    StayToTax stay = twoGuests(kArrival, 1, 10'000);
    stay.children = 2;
    stay.childAges = {14, 15};
    QCOMPARE(due(tax, stay), 375);
    stay.exemptions = {{QStringLiteral("Resident"), 2}};
    QCOMPARE(due(tax, stay), 125);
    stay = twoGuests(kArrival, 1, 10'000);
    stay.adults = 0;
    QCOMPARE(due(tax, stay), 0);
}

/// 112.00 = 100.00 net, 7 % VAT, 5 % city tax; with another of 3 % for half of the guests 113.50.
void TestCityTax::percentIsTakenFromThePrice()
{
    TaxRules rules;
    rules.vats = {roomVat(1, always(700))};
    rules.cityTaxes = {cityTax(1, 500, CityTaxBasis::NetRoomPrice)};
    rules.cityTaxes[0].isIncluded = true;
    const auto result = taxesOf(rules, twoGuests(kArrival, 1, 11'200));
    QCOMPARE(result->lines[0].net, 10'000);
    QCOMPARE(result->lines[0].tax, 700);
    QCOMPARE(result->lines[1].tax, 500);
    QCOMPARE(result->includedTax(), 1'200);
    QCOMPARE(result->onTop(), 0);
    rules.cityTaxes.push_back(cityTax(2, 300, CityTaxBasis::NetRoomPrice));
    rules.cityTaxes[1].isIncluded = true;
    rules.cityTaxes[1].exemptions = {QStringLiteral("Resident")};
    StayToTax stay = twoGuests(kArrival, 1, 11'350);
    stay.exemptions = {{QStringLiteral("Resident"), 1}};
    const auto both = taxesOf(rules, stay);
    QCOMPARE(both->lines[0].net, 10'000);
    QCOMPARE(both->lines[1].tax, 500);
    QCOMPARE(both->lines[2].tax, 150);
}

/// Each of six taxes of 100 % is a seventh of 0.05, which is rounded up.
void TestCityTax::roundedPercentsTakeAtMostThePrice()
{
    TaxRules rules;
    for (int id = 1; id <= 6; ++id) {
        rules.cityTaxes.push_back(cityTax(id, kWholeShare, CityTaxBasis::NetRoomPrice));
        rules.cityTaxes.back().isIncluded = true;
    }
    const auto result = taxesOf(rules, twoGuests(kArrival, 1, 5));
    QCOMPARE(result->price(), 5);
    QCOMPARE(result->includedTax(), 5);
    QCOMPARE(result->lines[0].net, 0);
}

void TestCityTax::percentDoesNotTaxMeals()
{
    TaxRules rules;
    rules.mealParts = {breakfast(1'000, 0)};
    rules.cityTaxes = {cityTax(1, 500, CityTaxBasis::NetRoomPrice)};
    StayToTax stay = twoGuests(kArrival, 2, 24'000);
    stay.meal = MealPlan::Breakfast;
    QCOMPARE(cityTaxLines(rules, stay)[0].tax, 1'000);
}

/// Two of three nights; VAT remains one line of 321.00.
void TestCityTax::percentOfSomeNights()
{
    TaxRules rules;
    rules.vats = {roomVat(1, always(700))};
    rules.cityTaxes = {cityTax(1, 500, CityTaxBasis::NetRoomPrice)};
    rules.cityTaxes[0].mostNights = 2;
    StayToTax stay = twoGuests(kArrival, 3, 32'100);
    stay.nights = {5'350, 5'350, 21'400};
    const auto result = taxesOf(rules, stay);
    QCOMPARE(result->lines.size(), size_t(2));
    QCOMPARE(result->lines[0].tax, 2'100);
    QCOMPARE(result->lines[1].tax, 500);
}

void TestCityTax::ratesAreLinesOfTheirOwn()
{
    TaxRules rules;
    rules.cityTaxes = {cityTax(1, 500, CityTaxBasis::NetRoomPrice), cityTax(2, 100)};
    rules.cityTaxes[0].tariffs.push_back({kArrival + 1, 750});
    rules.cityTaxes[0].position = 9;
    const auto lines = cityTaxLines(rules, twoGuests(kArrival, 2, 20'000));
    QCOMPARE(lines.size(), size_t(3));
    QCOMPARE(lines[0].item, 2);
    QCOMPARE(lines[1].rate, 500);
    QCOMPARE(lines[1].tax, 500);
    QCOMPARE(lines[2].rate, 750);
    QCOMPARE(lines[2].tax, 750);
}

/// 2.00 a person and night of two guests, of one night instead of four: 12.00 are for the room.
void TestCityTax::earlyDepartureLeavesMoreOfThePriceToTheRoom()
{
    TaxRules rules;
    rules.vats = {roomVat(1, always(600))};
    rules.cityTaxes = {cityTax(1, 200), cityTax(2, 500, CityTaxBasis::NetRoomPrice)};
    rules.cityTaxes[0].isIncluded = true;
    const auto booked = taxesOf(rules, twoGuests(kArrival, 4, 41'600));
    QCOMPARE(booked->lines.size(), size_t(3));
    TaxLine due = booked->lines[1];
    due.tax = 400;
    due.included = 0;
    due.collectedBy = CollectedBy::Property;
    TaxLine other = due;
    other.item = 9;
    const auto now = [](const TaxLine &line) {
        return CityTaxNow{line.item, 0, PersonTaxDue{{line}, 1'600}, {}};
    };
    const StayTaxes left = afterEarlyDeparture(*booked, {4, 1, {now(due), now(other)}});
    QCOMPARE(left.lines.size(), size_t(3));
    QCOMPARE(left.price(), 41'600);
    QCOMPARE(left.lines[0].included, 41'200);
    QCOMPARE(left.lines[0].tax, 2'332);
    QCOMPARE(left.lines[1].included, 400);
    QVERIFY(left.lines[1].collectedBy == CollectedBy::SameAsPrice);
    QVERIFY(left.lines[2] == booked->lines[2]);
    // A tax that was raised beyond the price.
    due.tax = 50'000;
    QVERIFY(afterEarlyDeparture(*booked, {4, 1, {now(due)}}) == *booked);
    // None is due any more, and none was booked.
    const CityTaxNow none{1, 0, PersonTaxDue{}, {}};
    QCOMPARE(afterEarlyDeparture(*booked, {4, 1, {none}}).lines[0].included, 41'600);
    QVERIFY(afterEarlyDeparture({}, {4, 1, {now(due)}}).lines.empty());
}

/// The room price is before VAT, which grows with it.
void TestCityTax::earlyDepartureAtPricesBeforeVat()
{
    TaxRules rules;
    rules.vats = {roomVat(1, always(1'000), false)};
    rules.cityTaxes = {cityTax(1, 200)};
    rules.cityTaxes[0].isIncluded = true;
    const auto booked = taxesOf(rules, twoGuests(kArrival, 4, 41'600));
    const StayTaxes left = afterEarlyDeparture(*booked, {4, 1, {{1, 0, PersonTaxDue{}, {}}}});
    QCOMPARE(left.lines.size(), size_t(1));
    QCOMPARE(left.lines[0].net, 41'600);
    QCOMPARE(left.lines[0].tax, 4'160);
    QCOMPARE(left.price(), 41'600);
}

/// 16.00 of four nights; the tax is a percentage now, or there is none of this ID.
void TestCityTax::earlyDepartureKeepsAShareOfWhatIsNoAmountAnyMore()
{
    TaxRules rules;
    rules.cityTaxes = {cityTax(1, 200)};
    const auto booked = taxesOf(rules, twoGuests(kArrival, 4, 40'000));
    QCOMPARE(booked->onTop(), qint64(1'600));
    const auto left = [&](const std::vector<CityTaxNow> &taxes) {
        return afterEarlyDeparture(*booked, {4, 2, taxes}).onTop();
    };
    QCOMPARE(left({}), qint64(800));
    QCOMPARE(left({CityTaxNow{1, 0, {}, {}}}), qint64(800));
    // Of the first three nights.
    QCOMPARE(left({CityTaxNow{1, 3, {}, {}}}), qint64(1'067));
    QCOMPARE(left({CityTaxNow{1, 2, {}, {}}}), qint64(1'600));
}

/// Two of four nights are stayed; the tax is retired from the second one on, and another replaces
/// it.
void TestCityTax::earlyDepartureIgnoresALaterRetirement()
{
    RateBook rates;
    TaxRules before;
    before.cityTaxes = {cityTax(1, 200)};
    TaxRules after = before;
    after.cityTaxes[0].retiredFrom = kArrival + 1;
    after.cityTaxes.push_back(cityTax(2, 300));
    after.cityTaxes[1].tariffs[0].from = kArrival + 1;
    rates.setTaxes(after);
    PricedStay stay;
    stay.stay = Stay(kArrival, 4);
    stay.total = 40'000;
    stay.stayedNights = 2;
    const auto now = personTaxesOf(rates, stay);
    QVERIFY(now);
    const auto left = [&](const TaxRules &booked) {
        return afterEarlyDeparture(*taxesOf(booked, twoGuests(kArrival, 4, 40'000)), *now).onTop();
    };
    QCOMPARE(left(before), qint64(800));
    // Booked when both were known: 4.00 and 6.00.
    QCOMPARE(left(after), qint64(1'000));
}

QTEST_GUILESS_MAIN(TestCityTax)
#include "test_city_tax.moc"
