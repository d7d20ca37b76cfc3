// SPDX-License-Identifier: GPL-3.0-or-later
// The taxes of a stay that was priced by a rate book, with the rules of that book.
#pragma once

#include "pricing/early_departure.h"
#include "pricing/stay_taxes.h"

namespace roomrack::pricing {

struct PricedStay {
    int type = -1;    ///< index of the room type
    RatePlanId plan;  ///< none: an agreed price, without meals
    Stay stay;
    int rooms = 1;
    int adults = 2;  ///< in all rooms, as the children; none of both: not known
    int children = 0;
    ChannelId channel{};           ///< that sold it; none: the property
    qint64 total = 0;              ///< all rooms and nights
    bool isAfterTax = false;       ///< see StayToTax
    std::vector<int> childAges{};  ///< those that are known; more than children: none
    /// What the nights cost, in any unit; empty, or of other nights: as the rates of the plan.
    std::vector<qint64> nights{};
    int stayedNights = 0;  ///< see StayToTax
    StayExtras extras{};   ///< those that the rules do not have are left out
};

/// The total is spread over the nights in proportion to their prices. No lines if the book has no
/// rules. Errors: those of taxesOf() for rules and a stay.
Result<StayTaxes> taxesOf(const RateBook &rates, const PricedStay &stay);

/// What its city taxes are if it ends after `stayedNights`, for afterEarlyDeparture().
Result<PersonTaxes> personTaxesOf(const RateBook &rates, const PricedStay &stay);

/// The total with the VAT on top of it, as channels are told prices and tell them. What else is on
/// top stays so.
qint64 priceAfterTax(const RateBook &rates, const PricedStay &stay);

}  // namespace roomrack::pricing
