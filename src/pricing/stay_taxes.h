// SPDX-License-Identifier: GPL-3.0-or-later
// Splits the price of a stay into its lines, and adds what is not in it. A pure function of the
// rules and the stay; the result does not depend on the order of lists in the rules.
#pragma once

#include "core/stay.h"
#include "pricing/rates.h"
#include "pricing/stay_extras.h"
#include "pricing/tax_lines.h"

namespace roomrack::pricing {

/// A stay, as far as its taxes depend on it.
struct StayToTax {
    Stay stay;
    int rooms = 1;
    int adults = 2;  ///< in all rooms, as the children
    int children = 0;
    std::vector<int> childAges{};  ///< those that are known, in years
    MealPlan meal = MealPlan::RoomOnly;
    ChannelId channel{};  ///< that sold it; none: the property
    qint64 price = 0;     ///< all rooms and nights
    /// The price contains all VAT, also one that is on top of the property's own prices.
    bool isAfterTax = false;
    /// What the nights cost, in any unit (NightlyPrice::nights); the price is spread over the
    /// nights in proportion. Empty: they cost the same.
    std::vector<qint64> nights{};
    /// The guests leave after so many of the nights, at the same price; 0: all. Amounts of city
    /// taxes by person are due for these.
    int stayedNights = 0;
    std::vector<RequestedFee> requestedFees{};
    std::vector<ClaimedExemption> exemptions{};
};

/// Each night has the rates of its own date. Within a line amounts are added up exactly, and the
/// tax is rounded half-even once. What is included but not covered by the price, as in a
/// complimentary stay, is added to it. The rules must be valid. Errors: Invalid on "price",
/// "guests", "nights", "check-out", "rooms", "tax" (too large); NotFound on "fee", "exemption".
Result<StayTaxes> taxesOf(const TaxRules &rules, const StayToTax &stay);

}  // namespace roomrack::pricing
