// SPDX-License-Identifier: GPL-3.0-or-later
// The amounts of a stay before they become lines: what meals take of the price, and what fees and
// city taxes come to.
#pragma once

#include "pricing/taxed_guests.h"

namespace roomrack::pricing {

/// An amount of one item at one rate, as in the price: with its VAT if that is included.
struct TaxCharge {
    TaxLineKind kind = TaxLineKind::Room;
    qint64 item = 0;
    QString name{};
    VatOn vat{};
    int percent = 0;     ///< of a city tax that is a percentage
    WideAmount sum = 0;  ///< exact: in `divisor` parts of a minor unit
    WideAmount divisor = 1;
    bool isIncluded = false;
    CollectedBy collectedBy = CollectedBy::SameAsPrice;

    WideAmount amount() const { return halfEven(sum, divisor); }
};

/// What the rules and the stay are for the functions below.
struct TaxCase {
    const TaxRules &rules;
    const StayToTax &stay;
    const TaxedGuests guests{rules, stay};
};

/// A VAT on what is in the price: an after-tax price contains each.
inline VatOn inPrice(VatOn on, const StayToTax &stay)
{
    on.isIncluded = on.isIncluded || (on.vat && stay.isAfterTax);
    return on;
}

/// What such a price contains for an amount of the rules, in basis points of it: the property adds
/// the VAT to its own amounts.
inline qint64 shareInPrice(const VatOn &on)
{
    const bool isAdded = on.vat && on.isIncluded && !on.vat->isIncluded;
    return kWholeShare + (isAdded ? on.rate : 0);
}

/// Mandatory fees, and those that were requested.
std::vector<TaxCharge> feeCharges(const TaxCase &c);

/// City taxes by person and night.
std::vector<TaxCharge> personTaxCharges(const TaxCase &c);

struct PriceParts {
    std::vector<WideAmount> room;    ///< by night
    std::vector<TaxCharge> meals{};  ///< by part and rate
};
/// Splits each night of a price into meals and room, in whole minor units. Meals take at most all
/// of it.
PriceParts priceParts(const TaxCase &c, WideAmount price);

struct RoomCharges {
    std::vector<TaxCharge> rooms{};  ///< by rate
    std::vector<TaxCharge> taxes{};  ///< city taxes on the net room price
};
/// Nights with equal rates are added up. City taxes that are included are taken from them first,
/// then their net price is rounded, and is what other city taxes are a percentage of.
RoomCharges roomCharges(const TaxCase &c, const std::vector<WideAmount> &nights);

}  // namespace roomrack::pricing
