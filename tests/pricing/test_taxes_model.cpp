// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for the lines of every stay, on random rules.
#include "pricing/tax_hotel.h"

#include <QTest>
#include <rapidcheck.h>

#include <map>

using namespace roomrack;
using namespace roomrack::pricing;
using namespace roomrack::tests;

namespace {

const Night kFrom = Night::of(2026, 12, 20);
constexpr int kDays = 20;

int upTo(int most)
{
    return *rc::gen::inRange(0, most + 1);
}
bool coin()
{
    return upTo(1) == 1;
}

std::vector<DatedValue> someValues(int most)
{
    std::vector<DatedValue> values;
    if (coin()) values.push_back({std::nullopt, upTo(most)});
    for (int day = upTo(kDays); day < kDays; day += 1 + upTo(kDays))
        values.push_back({kFrom + day, upTo(most)});
    return values.empty() ? always(upTo(most)) : values;
}

std::vector<AgeBand> someAges()
{
    std::vector<AgeBand> ages;
    if (coin()) return ages;
    int from = 0;
    for (int i = upTo(3); i > 0; --i) {
        const int to = from + upTo(6);
        ages.push_back({from, to, upTo(kWholeShare)});
        from = to + 1;
    }
    ages.push_back({from, std::nullopt, coin() ? kWholeShare : upTo(kWholeShare)});
    return ages;
}

std::vector<ChannelId> someChannels(bool isIncluded)
{
    if (isIncluded || coin()) return {};
    return {ChannelId{1 + upTo(1)}};
}

CityTax someCityTax(int id)
{
    CityTax tax = cityTax(id, 0, coin() ? CityTaxBasis::PersonNight : CityTaxBasis::NetRoomPrice);
    const int most = tax.basis == CityTaxBasis::PersonNight ? 500 : 1'500;
    tax.isIncluded = coin();
    tax.tariffs.clear();
    for (const DatedValue &each : someValues(most)) {
        CityTaxTariff tariff{each.from, each.value, {}, someChannels(tax.isIncluded)};
        if (coin()) tariff.seasons = {{1223, 103, upTo(most)}, {601, 831, upTo(most)}};
        tax.tariffs.push_back(tariff);
    }
    tax.ages = someAges();
    tax.mostNights = coin() ? 0 : 1 + upTo(8);
    if (coin()) tax.exemptions = {QStringLiteral("Resident")};
    if (upTo(4) == 0) tax.retiredFrom = kFrom + upTo(kDays);
    tax.position = upTo(3);
    return tax;
}

TaxRules someRules()
{
    TaxRules rules;
    for (int id = 1; id <= 3; ++id) {
        rules.vats.push_back(vat(id, someValues(3'000), coin()));
        rules.vats.back().isForRooms = id == 2;
    }
    for (int id = 1; id <= upTo(3); ++id) {
        MealPart part = breakfast(0, upTo(3));
        part.id = MealPartId{id};
        part.name = QStringLiteral("Meal %1").arg(id);
        part.position = upTo(2);
        part.basis = coin() ? MealBasis::PersonNight : MealBasis::ShareOfPrice;
        const bool isShare = part.basis == MealBasis::ShareOfPrice;
        part.values = someValues(isShare ? 3'000 : 2'000);
        if (!isShare) part.ages = someAges();
        rules.mealParts.push_back(part);
    }
    for (int id = 1; id <= upTo(4); ++id) {
        Fee f = fee(id, static_cast<FeeBasis>(upTo(int(lastOf(FeeBasis{})))), 0, upTo(3));
        f.amounts = someValues(5'000);
        f.isMandatory = coin();
        f.isIncluded = f.isMandatory && coin();
        f.channels = someChannels(f.isIncluded);
        if (f.basis == FeeBasis::Person || f.basis == FeeBasis::PersonNight) f.ages = someAges();
        f.position = upTo(3);
        rules.fees.push_back(f);
    }
    for (int id = 1; id <= upTo(4); ++id) rules.cityTaxes.push_back(someCityTax(id));
    return rules;
}

StayToTax someStay(const TaxRules &rules)
{
    StayToTax stay = twoGuests(kFrom + upTo(kDays), 1 + upTo(12), upTo(300'000));
    stay.rooms = 1 + upTo(2);
    stay.adults = upTo(4);
    stay.children = upTo(3);
    for (int i = upTo(stay.children); i > 0; --i) stay.childAges.push_back(upTo(17));
    stay.meal = coin() ? MealPlan::Breakfast : MealPlan::RoomOnly;
    stay.channel = ChannelId{upTo(2)};
    stay.isAfterTax = coin();
    if (coin()) {
        for (int i = 0; i < stay.stay.nights(); ++i) stay.nights.push_back(upTo(30'000));
    }
    for (const Fee &f : rules.fees)
        if (!f.isMandatory && coin()) stay.requestedFees.push_back({f.id, 1 + upTo(2)});
    for (const CityTax &tax : rules.cityTaxes) {
        if (tax.exemptions.empty() || !stay.exemptions.empty()) continue;
        stay.exemptions.push_back({QStringLiteral("resident"), upTo(stay.adults)});
    }
    return stay;
}

template <typename Item>
void shuffle(std::vector<Item> &items)
{
    for (size_t i = items.size(); i > 1; --i)
        std::swap(items[i - 1], items[size_t(upTo(int(i) - 1))]);
}

}  // namespace

class TestTaxesModel : public QObject {
    Q_OBJECT

private slots:
    void linesAddUpToThePriceAndWhatIsOnTop();
    void orderOfTheRulesDoesNotMatter();
    void vatInAPriceAddsUpToIt();
    void eachNightHasTheRateOfItsDate();
    void nightsOfFixedTaxesAddUp();
    void textIsReadBack();
};

void TestTaxesModel::linesAddUpToThePriceAndWhatIsOnTop()
{
    QVERIFY(rc::check([] {
        const TaxRules rules = someRules();
        RC_ASSERT(validate(rules, Currency()).has_value());
        const StayToTax stay = someStay(rules);
        const auto taxes = taxesOf(rules, stay);
        RC_ASSERT(taxes.has_value());
        RC_ASSERT(taxes->price() == stay.price);
        qint64 gross = 0, byPayee = 0;
        for (const TaxLine &line : taxes->lines) {
            RC_ASSERT(line.net >= 0 && line.tax >= 0 && line.included >= 0 && line.onTop() >= 0);
            const bool withPrice = line.collectedBy == CollectedBy::SameAsPrice;
            RC_ASSERT(withPrice || line.included == 0);
            gross += line.gross();
        }
        for (const CollectedBy by :
             {CollectedBy::SameAsPrice, CollectedBy::Property, CollectedBy::Channel})
            byPayee += taxes->onTop(by);
        RC_ASSERT(gross == stay.price + taxes->onTop());
        RC_ASSERT(byPayee == taxes->onTop());
        RC_ASSERT(taxes->total() == gross);
        RC_ASSERT(taxes->includedTax() <= stay.price);
        if (stay.isAfterTax) RC_ASSERT(taxes->vatOnTop() == 0);
        if (!stay.channel) RC_ASSERT(taxes->onTop(CollectedBy::Channel) == 0);
    }));
}

void TestTaxesModel::orderOfTheRulesDoesNotMatter()
{
    QVERIFY(rc::check([] {
        TaxRules rules = someRules();
        const StayToTax stay = someStay(rules);
        const auto before = taxesOf(rules, stay);
        shuffle(rules.vats);
        shuffle(rules.mealParts);
        shuffle(rules.fees);
        shuffle(rules.cityTaxes);
        RC_ASSERT(taxesOf(rules, stay)->lines == before->lines);
    }));
}

/// Splitting the VAT off and adding it again gives the price; computing it anew from the net, which
/// is rounded, at most a minor unit less or more.
void TestTaxesModel::vatInAPriceAddsUpToIt()
{
    QVERIFY(rc::check([] {
        TaxRules rules;
        const int rate = upTo(kWholeShare);
        rules.vats = {roomVat(1, always(rate))};
        StayToTax stay = twoGuests(kFrom, 1, *rc::gen::inRange<qint64>(0, 1'000'000'000'000));
        const TaxLine in = taxesOf(rules, stay)->lines[0];
        RC_ASSERT(in.gross() == stay.price);
        rules.vats[0].isIncluded = false;
        stay.price = in.net;
        const TaxLine onTop = taxesOf(rules, stay)->lines[0];
        RC_ASSERT(std::abs(onTop.gross() - in.gross()) <= 1);
        RC_ASSERT(onTop.net == in.net);
        // A channel is told the price after tax, and tells it again.
        stay.price = onTop.gross();
        stay.isAfterTax = true;
        const TaxLine told = taxesOf(rules, stay)->lines[0];
        RC_ASSERT(told.net == onTop.net && told.tax == onTop.tax && told.onTop() == 0);
    }));
}

void TestTaxesModel::eachNightHasTheRateOfItsDate()
{
    QVERIFY(rc::check([] {
        TaxRules rules;
        rules.vats = {roomVat(1, someValues(3))};
        StayToTax stay = twoGuests(kFrom + upTo(kDays), 1 + upTo(12), 0);
        std::map<int, qint64> byRate;
        for (Night n = stay.stay.checkIn(); n < stay.stay.checkOut(); ++n) {
            int rate = 0;
            for (const DatedValue &each : rules.vats[0].rates)
                if (!each.from || n >= *each.from) rate = int(each.value);
            stay.nights.push_back(upTo(10'000));
            stay.price += stay.nights.back();
            byRate[rate] += stay.nights.back();
        }
        const auto taxes = taxesOf(rules, stay);
        for (const TaxLine &line : taxes->lines) byRate[line.rate] -= line.included;
        for (const auto &[rate, left] : byRate) RC_ASSERT(left == 0);
    }));
}

/// Fees and city taxes of whole amounts are the same for a stay and for its nights one by one.
void TestTaxesModel::nightsOfFixedTaxesAddUp()
{
    QVERIFY(rc::check([] {
        TaxRules rules;
        rules.fees = {fee(1, FeeBasis::PersonNight, 0), fee(2, FeeBasis::RoomNight, 0)};
        for (Fee &each : rules.fees) each.amounts = someValues(900);
        rules.cityTaxes = {someCityTax(1)};
        rules.cityTaxes[0].basis = CityTaxBasis::PersonNight;
        rules.cityTaxes[0].ages.clear();
        rules.cityTaxes[0].mostNights = 0;
        StayToTax stay = someStay(rules);
        stay.price = 0;
        const qint64 whole = taxesOf(rules, stay)->onTop();
        qint64 sum = 0;
        StayToTax one = stay;
        one.nights.clear();
        for (Night n = stay.stay.checkIn(); n < stay.stay.checkOut(); ++n) {
            one.stay = Stay(n, 1);
            sum += taxesOf(rules, one)->onTop();
        }
        RC_ASSERT(sum == whole);
    }));
}

void TestTaxesModel::textIsReadBack()
{
    QVERIFY(rc::check([] {
        const TaxRules rules = someRules();
        const auto taxes = taxesOf(rules, someStay(rules));
        RC_ASSERT(stayTaxesFrom(toText(*taxes))->lines == taxes->lines);
    }));
}

QTEST_GUILESS_MAIN(TestTaxesModel)
#include "test_taxes_model.moc"
