// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricing/priced_stay.h"

#include <algorithm>

namespace roomrack::pricing {

namespace {

/// Empty if a night has no rate.
std::vector<qint64> ratesOf(const RateBook &rates, const PricedStay &s)
{
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

}  // namespace

Result<StayTaxes> taxesOf(const RateBook &rates, const PricedStay &s)
{
    if (rates.taxes().isEmpty()) return StayTaxes();
    const RatePlan *plan = rates.plan(s.plan);
    return taxesOf(rates.taxes(), StayToTax{.stay = s.stay,
                                            .rooms = s.rooms,
                                            .adults = s.adults,
                                            .children = s.children,
                                            .meal = plan ? plan->meal : MealPlan::RoomOnly,
                                            .channel = s.channel,
                                            .price = s.total,
                                            .nights = ratesOf(rates, s)});
}

}  // namespace roomrack::pricing
