// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/priced_stay.h"

#include <algorithm>

namespace roomrack::pricing {

namespace {

/// Empty if a night has no rate.
std::vector<qint64> nightsOf(const RateBook &rates, const PricedStay &s)
{
    const auto isPrice = [](qint64 night) { return night >= 0; };
    if (qsizetype(s.nights.size()) == s.stay.nights()
        && std::all_of(s.nights.begin(), s.nights.end(), isPrice))
        return s.nights;
    std::vector<qint64> nights;
    if (!s.plan || s.rooms < 1) return nights;
    const int guests = (s.adults + s.children + s.rooms - 1) / s.rooms;
    nights.reserve(size_t(std::max(0, s.stay.nights())));
    for (Night n = s.stay.checkIn(); n < s.stay.checkOut(); ++n) {
        const auto rate = rates.price(s.type, s.plan, n, guests);
        if (!rate) return {};
        nights.push_back(*rate);
    }
    return nights;
}

/// Which of them are the ages of fewer children is not known.
std::vector<int> agesOf(const PricedStay &s)
{
    return qsizetype(s.childAges.size()) <= s.children ? s.childAges : std::vector<int>();
}

/// Where no guests are known, each room has one: channels may send bookings without any.
StayToTax toTax(const RateBook &rates, const PricedStay &s)
{
    const RatePlan *plan = rates.plan(s.plan);
    StayExtras extras;
    if (!s.extras.isEmpty()) extras = knownExtras(rates.taxes(), s.extras, s.adults);
    return {.stay = s.stay,
            .rooms = s.rooms,
            .adults = s.adults == 0 && s.children == 0 ? s.rooms : s.adults,
            .children = s.children,
            .childAges = agesOf(s),
            .meal = plan ? plan->meal : MealPlan::RoomOnly,
            .channel = s.channel,
            .price = s.total,
            .isAfterTax = s.isAfterTax,
            .nights = nightsOf(rates, s),
            .stayedNights = s.stayedNights,
            .requestedFees = std::move(extras.fees),
            .exemptions = std::move(extras.exemptions)};
}

/// Of a tax by person and night.
Result<PersonTaxDue> dueOf(CityTax tax, int assumedChildAge, StayToTax stay)
{
    TaxRules rules;
    rules.assumedChildAge = assumedChildAge;
    tax.isIncluded = false;
    rules.cityTaxes = {std::move(tax)};
    stay.requestedFees.clear();
    stay.exemptions = knownExtras(rules, {{}, std::move(stay.exemptions)}, stay.adults).exemptions;
    auto stayed = taxesOf(rules, stay);
    if (!stayed) return tl::unexpected(stayed.error());
    std::erase_if(stayed->lines, [](const auto &l) { return l.kind != TaxLineKind::CityTax; });
    stay.stayedNights = 0;
    const auto booked = taxesOf(rules, stay);
    if (!booked) return tl::unexpected(booked.error());
    return PersonTaxDue{std::move(stayed->lines), booked->onTop()};
}

}  // namespace

Result<StayTaxes> taxesOf(const RateBook &rates, const PricedStay &s)
{
    if (rates.taxes().isEmpty()) return StayTaxes();
    return taxesOf(rates.taxes(), toTax(rates, s));
}

Result<PersonTaxes> personTaxesOf(const RateBook &rates, const PricedStay &s)
{
    const StayToTax stay = toTax(rates, s);
    PersonTaxes now{s.stay.nights(), s.stayedNights > 0 ? s.stayedNights : s.stay.nights(), {}};
    for (const CityTax &tax : rates.taxes().cityTaxes) {
        CityTaxNow &each = now.taxes.emplace_back(CityTaxNow{tax.id.value, tax.mostNights, {}, {}});
        if (tax.basis != CityTaxBasis::PersonNight) continue;
        auto due = dueOf(tax, rates.taxes().assumedChildAge, stay);
        if (!due) return tl::unexpected(due.error());
        each.due = std::move(*due);
        if (!tax.retiredFrom || *tax.retiredFrom >= s.stay.checkOut()) continue;
        CityTax unretired = tax;
        unretired.retiredFrom.reset();
        if (auto more = dueOf(unretired, rates.taxes().assumedChildAge, stay))
            each.unretired = std::move(*more);
    }
    return now;
}

qint64 priceAfterTax(const RateBook &rates, const PricedStay &s)
{
    if (s.isAfterTax || !rates.taxes().hasVatOnTop()) return s.total;
    const auto taxes = taxesOf(rates, s);
    return s.total + (taxes ? taxes->vatOnTop() : 0);
}

}  // namespace roomrack::pricing
