// SPDX-License-Identifier: GPL-3.0-or-later
// Arithmetic of taxes: exact sums in wide integers that are rounded once.
#pragma once

#include "pricing/tax_rules.h"

#include <algorithm>
#include <span>
#include <tuple>

namespace roomrack::pricing {

__extension__ using WideAmount = __int128;

/// n / d rounded half-even; n not negative, d positive.
constexpr WideAmount halfEven(WideAmount n, WideAmount d)
{
    const WideAmount whole = n / d, twice = n % d * 2;
    return twice > d || (twice == d && whole % 2 != 0) ? whole + 1 : whole;
}

/// The VAT in an amount that includes it, or on top of one that does not.
constexpr WideAmount vatOf(WideAmount amount, qint64 rate, bool isIncluded)
{
    return halfEven(amount * rate, kWholeShare + (isIncluded ? rate : 0));
}

/// Spreads a total over weights in proportion; the parts add up to it. Equal parts if no weight is
/// above zero.
inline std::vector<WideAmount> spreadOver(WideAmount total, std::span<const qint64> weights)
{
    WideAmount sum = 0;
    for (const qint64 weight : weights) sum += weight;
    const bool isEqual = sum == 0;
    if (isEqual) sum = WideAmount(weights.size());
    std::vector<WideAmount> parts;
    parts.reserve(weights.size());
    WideAmount until = 0, given = 0;
    for (const qint64 weight : weights) {
        until += isEqual ? 1 : weight;
        const WideAmount share = total * until / sum;
        parts.push_back(share - given);
        given = share;
    }
    return parts;
}

/// The items of a list in the order of their positions, whatever their order in the list.
template <typename Item>
std::vector<const Item *> inOrder(const std::vector<Item> &items)
{
    std::vector<const Item *> sorted;
    sorted.reserve(items.size());
    for (const Item &item : items) sorted.push_back(&item);
    std::sort(sorted.begin(), sorted.end(), [](const Item *a, const Item *b) {
        return std::tie(a->position, a->id, a->name) < std::tie(b->position, b->id, b->name);
    });
    return sorted;
}

/// A VAT on a night; no VAT has the rate 0.
struct VatOn {
    const Vat *vat = nullptr;
    qint64 rate = 0;
    bool isIncluded = false;  ///< in the amount
    friend bool operator==(const VatOn &, const VatOn &) = default;
};

/// `vat`: null: not taxed. Before its first rate a VAT is not due.
VatOn vatOn(const Vat *vat, Night night);
const Vat *vatWith(const TaxRules &rules, VatId id);
/// Of the VATs for rooms the one that applies on that night.
VatOn roomVatOn(const TaxRules &rules, Night night);

}  // namespace roomrack::pricing
