// SPDX-License-Identifier: GPL-3.0-or-later
// Which rules of taxes and fees are refused, and what their lines are as text.
#include "core/fields.h"
#include "pricing/tax_hotel.h"

#include <QTest>

#include <functional>
#include <limits>

using namespace roomrack;
using namespace roomrack::pricing;
using namespace roomrack::tests;

// Items of a description are stored field by field (core/fields.h).
static_assert(core::fieldCount<Vat>() == 7);
static_assert(core::fieldCount<MealPart>() == 9);
static_assert(core::fieldCount<CityTax>() == 10);
static_assert(core::fieldCount<Fee>() == 11);
static_assert(core::fieldCount<CityTaxTariff>() == 4);
static_assert(core::fieldCount<AgeBand>() == 3);

namespace {

const Currency kEuro;

/// With one item of each kind, valid.
TaxRules someRules()
{
    TaxRules rules;
    rules.vats = {roomVat(1, {{std::nullopt, 600}, {Night::of(2027, 1, 1), 700}}),
                  vat(2, always(1'300))};
    rules.mealParts = {breakfast(1'200, 2)};
    rules.cityTaxes = {cityTax(1, 200)};
    rules.cityTaxes[0].ages = {{0, 5, 0}, {6, 11, 5'000}, {12, std::nullopt, 10'000}};
    rules.cityTaxes[0].tariffs[0].seasons = {{401, 1031, 300}, {1101, 229, 100}};
    rules.cityTaxes[0].exemptions = {QStringLiteral("Resident")};
    rules.fees = {fee(1, FeeBasis::PersonNight, 455, 2)};
    return rules;
}

struct Refusal {
    const char *name;
    std::function<void(TaxRules &)> change;
    const char *field;
    const char *says;  ///< a part of the reason
};

void makeShares(TaxRules &r, qint64 share)
{
    r.mealParts[0].basis = MealBasis::ShareOfPrice;
    r.mealParts[0].values = always(5'000);
    r.mealParts.push_back(r.mealParts[0]);
    r.mealParts[1].id = MealPartId{2};
    r.mealParts[1].name = QStringLiteral("Drinks");
    r.mealParts[1].values.push_back({Night::of(2030, 1, 1), share});
}

const std::vector<Refusal> kRefusals{
    {"tax of 101 %", [](TaxRules &r) { r.vats[0].rates[1].value = 10'100; }, "VAT",
     "VAT 1 must be between 0 and 100 %"},
    {"negative rate", [](TaxRules &r) { r.vats[0].rates[0].value = -1; }, "VAT", "0 and 100 %"},
    {"no rate", [](TaxRules &r) { r.vats[1].rates.clear(); }, "VAT", "VAT 2 has no rate"},
    {"rates not in order",
     [](TaxRules &r) { r.vats[0].rates.push_back({Night::of(2026, 12, 31)}); }, "VAT",
     "must be after the one before it"},
    {"rate without date", [](TaxRules &r) { r.vats[0].rates[1].from.reset(); }, "VAT",
     "must have a date"},
    {"two for rooms", [](TaxRules &r) { r.vats[1].isForRooms = true; }, "VAT",
     "not both VAT 1 and VAT 2"},
    {"name twice", [](TaxRules &r) { r.vats[1].name = QStringLiteral(" vat 1 "); }, "VAT",
     "used more than once"},
    {"name before it is free",
     [](TaxRules &r) {
         r.vats[0].retiredFrom = Night::of(2029, 1, 1);
         r.vats[1].name = r.vats[0].name;
         r.vats[1].rates[0].from = Night::of(2028, 12, 31);
     },
     "VAT", "in use until it is retired from 1 Jan 2029"},
    {"VAT of rooms before the other one is retired",
     [](TaxRules &r) {
         r.vats[0].retiredFrom = Night::of(2029, 1, 1);
         r.vats[1].isForRooms = true;
     },
     "VAT", "VAT 1 until it is retired from 1 Jan 2029; the first rate of VAT 2"},
    {"id twice", [](TaxRules &r) { r.vats[1].id = VatId{1}; }, "VAT", "ID of another"},
    {"no name", [](TaxRules &r) { r.fees[0].name = QStringLiteral(" "); }, "fee", "name"},
    {"no meal plan", [](TaxRules &r) { r.mealParts[0].mealPlans = 0; }, "meal part",
     "at least one meal plan"},
    {"unknown meal plan", [](TaxRules &r) { r.mealParts[0].mealPlans = 1 << 5; }, "meal part",
     "at least one meal plan"},
    {"meal without its VAT", [](TaxRules &r) { r.mealParts[0].vat = VatId{9}; }, "VAT",
     "does not exist"},
    {"ages of a share",
     [](TaxRules &r) {
         makeShares(r, 100);
         r.mealParts[0].ages = freeBelow(4);
     },
     "age bands", "not an amount for a person"},
    {"shares above 100 %", [](TaxRules &r) { makeShares(r, 5'001); }, "meal part",
     "exceed 100 % together"},
    {"more than a hundred",
     [](TaxRules &r) {
         r.fees.clear();
         for (int id = 1; id <= 101; ++id) r.fees.push_back(fee(id, FeeBasis::Stay, 100));
     },
     "fee", "at most 100 of this kind"},
    {"gap of ages", [](TaxRules &r) { r.cityTaxes[0].ages[1].from = 8; }, "age bands",
     "from 8 must begin at 6"},
    {"overlap of ages", [](TaxRules &r) { r.cityTaxes[0].ages[1].from = 5; }, "age bands",
     "from 5 must begin at 6"},
    {"ages not from 0", [](TaxRules &r) { r.cityTaxes[0].ages[0].from = 1; }, "age bands",
     "begin at 0"},
    {"ages that end", [](TaxRules &r) { r.cityTaxes[0].ages[2].to = 99; }, "age bands", "no end"},
    {"band in the middle without end", [](TaxRules &r) { r.cityTaxes[0].ages[1].to.reset(); },
     "age bands", "must end between 6 and 119"},
    {"share of 101 %", [](TaxRules &r) { r.cityTaxes[0].ages[1].payBasisPoints = 10'100; },
     "age bands", "0 and 100 %"},
    {"ages of a fee for rooms",
     [](TaxRules &r) {
         r.fees[0].basis = FeeBasis::Room;
         r.fees[0].ages = freeBelow(4);
     },
     "age bands", "not an amount for a person"},
    {"seasons overlap", [](TaxRules &r) { r.cityTaxes[0].tariffs[0].seasons[1].to = 401; },
     "seasons", "1 Apr is in two seasons"},
    {"no such day", [](TaxRules &r) { r.cityTaxes[0].tariffs[0].seasons[1].to = 230; }, "seasons",
     "a day of the calendar"},
    {"city tax of 101 %",
     [](TaxRules &r) {
         r.cityTaxes[0].basis = CityTaxBasis::NetRoomPrice;
         r.cityTaxes[0].tariffs[0].seasons[0].value = 10'100;
     },
     "city tax", "0 and 100 %"},
    {"negative city tax", [](TaxRules &r) { r.cityTaxes[0].tariffs[0].value = -1; }, "city tax",
     "between EUR\u00a00.00 and EUR\u00a01,000,000.00"},
    {"tariffs not in order", [](TaxRules &r) { r.cityTaxes[0].tariffs.push_back({}); }, "city tax",
     "must have a date"},
    {"included but collected by a channel",
     [](TaxRules &r) {
         r.cityTaxes[0].isIncluded = true;
         r.cityTaxes[0].tariffs[0].channels = {ChannelId{3}};
     },
     "city tax", "no channel must be selected"},
    {"VAT that goes before its fee",
     [](TaxRules &r) { r.vats[1].retiredFrom = Night::of(2029, 1, 1); }, "VAT",
     "VAT 2 cannot be retired from"},
    {"channel without id", [](TaxRules &r) { r.fees[0].channels = {ChannelId{0}}; }, "channel",
     "has no ID"},
    {"negative nights", [](TaxRules &r) { r.cityTaxes[0].mostNights = -1; }, "nights",
     "between 0 (all) and 999 nights"},
    {"exemption twice",
     [](TaxRules &r) { r.cityTaxes[0].exemptions.push_back(QStringLiteral("resident")); },
     "exemption", "used more than once"},
    {"exemption without name", [](TaxRules &r) { r.cityTaxes[0].exemptions[0].clear(); },
     "exemption", "name"},
    {"large fee", [](TaxRules &r) { r.fees[0].amounts[0].value = 100'000'001; }, "fee",
     "EUR\u00a01,000,000.00"},
    {"negative fee", [](TaxRules &r) { r.fees[0].amounts[0].value = -1; }, "fee", "EUR\u00a00.00"},
    {"included on request",
     [](TaxRules &r) {
         r.fees[0].isIncluded = true;
         r.fees[0].isMandatory = false;
     },
     "fee", "on request"},
    {"age of children", [](TaxRules &r) { r.assumedChildAge = 121; }, "age of children", "120"},
};

}  // namespace

class TestTaxRules : public QObject {
    Q_OBJECT

private slots:
    void rulesThatAreRefused_data();
    void rulesThatAreRefused();
    void validRulesAreAccepted();
    void manyDatesAreChecked();
    void limitsDependOnTheCurrency();
    void linesAreKeptAsText();
    void oldTextKeepsItsMeaning();
    void unreadableTextIsRefused();
};

void TestTaxRules::rulesThatAreRefused_data()
{
    QTest::addColumn<int>("row");
    for (size_t i = 0; i < kRefusals.size(); ++i) QTest::newRow(kRefusals[i].name) << int(i);
}

void TestTaxRules::rulesThatAreRefused()
{
    QFETCH(int, row);
    const Refusal &refusal = kRefusals[size_t(row)];
    TaxRules rules = someRules();
    refusal.change(rules);
    const auto result = validate(rules, kEuro);
    QVERIFY(!result);
    QCOMPARE(result.error().field, QString::fromLatin1(refusal.field));
    QVERIFY2(result.error().reason.contains(QString::fromUtf8(refusal.says)),
             qPrintable(result.error().reason));
    QVERIFY2(!result.error().reason.contains(u"%1"), qPrintable(result.error().reason));
}

void TestTaxRules::validRulesAreAccepted()
{
    QVERIFY(validate({}, kEuro));
    QVERIFY(validate(someRules(), kEuro));
    TaxRules rules = someRules();
    makeShares(rules, 5'000);
    QVERIFY(validate(rules, kEuro));
    rules.mealParts[1].values[1].value = 5'001;
    rules.mealParts[0].retiredFrom = Night::of(2029, 1, 1);
    QVERIFY(validate(rules, kEuro));
    // Of one night the other share ends before this one begins.
    rules.mealParts[0].retiredFrom = Night::of(2030, 1, 1);
    rules.mealParts[1].values = {{std::nullopt, 5'000}, {Night::of(2030, 1, 1), 10'000}};
    QVERIFY(validate(rules, kEuro));
    rules.mealParts[0].retiredFrom = Night::of(2030, 1, 2);
    QVERIFY(!validate(rules, kEuro));
    // New items have no ID yet.
    rules = someRules();
    rules.fees.push_back(rules.fees[0]);
    rules.fees[0].id = rules.fees[1].id = {};
    rules.fees[1].name = QStringLiteral("Pet");
    QVERIFY(validate(rules, kEuro));
    QVERIFY(rules != someRules());
    // From its retirement on the name of an item is free again, and so is the VAT of rooms.
    rules = someRules();
    rules.vats.push_back(rules.vats[0]);
    rules.vats[2].id = VatId{3};
    rules.vats[2].rates = {{Night::of(2029, 1, 1), 800}};
    rules.vats[0].retiredFrom = Night::of(2029, 1, 1);
    QVERIFY(validate(rules, kEuro));
    std::swap(rules.vats[0], rules.vats[2]);
    QVERIFY(validate(rules, kEuro));
    // One that never applied does not count.
    rules.vats[0].rates[0].from = Night::of(2028, 1, 1);
    rules.vats[0].retiredFrom = Night::of(2028, 1, 1);
    QVERIFY(validate(rules, kEuro));
}

/// As many as a command may have; they took minutes, under the engine's lock.
void TestTaxRules::manyDatesAreChecked()
{
    TaxRules rules;
    for (int id = 1; id <= kMostTaxItems; ++id) {
        MealPart part = breakfast(0, 0);
        part.id = MealPartId{id};
        part.name = QStringLiteral("Part %1").arg(id);
        part.basis = MealBasis::ShareOfPrice;
        for (int i = 0; i < 200; ++i)
            part.values.push_back({Night::of(2026, 1, 1) + i * 100 + id, 100 - i % 2});
        rules.mealParts.push_back(part);
    }
    QVERIFY(validate(rules, kEuro));
    rules.mealParts[50].values.back().value = 200;
    const auto refused = validate(rules, kEuro);
    QVERIFY(!refused);
    QVERIFY(refused.error().reason.startsWith(QStringLiteral("Part 51:")));
}

void TestTaxRules::limitsDependOnTheCurrency()
{
    TaxRules rules = someRules();
    rules.fees[0].amounts = always(100'000'000);
    QVERIFY(validate(rules, kEuro));
    QVERIFY(!validate(rules, *Currency::make(QStringLiteral("JPY"))));
    rules.fees[0].amounts = always(1'000'000'000);
    QVERIFY(!validate(rules, kEuro));
    QVERIFY(validate(rules, *Currency::make(QStringLiteral("KWD"))));
}

void TestTaxRules::linesAreKeptAsText()
{
    TaxLine city{TaxLineKind::CityTax, 4, QStringLiteral("Kurtaxe \"Süd\""), {}, {}, 0, 0, 600};
    city.collectedBy = CollectedBy::Channel;
    TaxLine room{TaxLineKind::Room, 0, {}, VatId{1}, QStringLiteral("VAT"), 600};
    room.net = std::numeric_limits<qint64>::max() - 7;
    room.tax = 7;
    room.included = std::numeric_limits<qint64>::max();
    const StayTaxes taxes{{room, city}};
    const auto again = stayTaxesFrom(toText(taxes));
    QVERIFY(again);
    QVERIFY(*again == taxes);
    QVERIFY(toText(StayTaxes()).isEmpty());
    QVERIFY(stayTaxesFrom({})->lines.empty());
}

/// What version 1 wrote; fields that are missing have their defaults.
void TestTaxRules::oldTextKeepsItsMeaning()
{
    const QByteArray text =
        R"({"lines":[{"vat":1,"vatName":"VAT","rate":600,"net":18868,"tax":1132,)"
        R"("included":20000},{"kind":3,"item":2,"name":"City tax","tax":400,"collectedBy":1}]})";
    const auto taxes = stayTaxesFrom(text);
    QVERIFY(taxes);
    QCOMPARE(taxes->price(), 20'000);
    QCOMPARE(taxes->includedTax(), 1'132);
    QCOMPARE(taxes->onTop(CollectedBy::Property), 400);
    QCOMPARE(taxes->lines[0].vatName, QStringLiteral("VAT"));
}

void TestTaxRules::unreadableTextIsRefused()
{
    for (const char *text : {"x", "[]", "{}", R"({"lines":{}})", R"({"lines":[1]})",
                             R"({"lines":[{"kind":4}]})", R"({"lines":[{"net":1.5}]})",
                             R"({"lines":[{"net":"1"}]})", R"({"lines":[{"collectedBy":-1}]})"}) {
        const auto taxes = stayTaxesFrom(QByteArray(text));
        QVERIFY2(!taxes, text);
        QVERIFY(taxes.error().code == ErrorCode::Corrupt);
        QCOMPARE(taxes.error().field, QStringLiteral("tax"));
    }
}

QTEST_GUILESS_MAIN(TestTaxRules)
#include "test_tax_rules.moc"
