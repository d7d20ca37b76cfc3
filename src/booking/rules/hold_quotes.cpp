// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/hold_quotes.h"

#include "booking/rules/tax_pins.h"

namespace roomrack::booking {

HeldTaxes HoldQuotes::quoted(const TakeHold &c, const Hold &hold,
                             const std::vector<qint64> &nights) const
{
    HeldTaxes quote{{}, c.childAges, c.extras};
    if (state_.rates.taxes().isEmpty()) return quote;
    const TaxPins pins(state_);
    pricing::PricedStay stay = pins.stayOf(hold.roomType, hold, nights);
    stay.childAges = c.childAges;
    stay.extras = c.extras;
    quote.taxes = pins.linesOf(stay);
    return quote;
}

void HoldQuotes::keep(const Hold &hold, HeldTaxes quoted, Decision &d)
{
    if (!hold.isVolatile())
        d.batch->holdQuotes.push_back({state_.id(), hold.id, false, hold.termsSeq, quoted});
    state_.memory.heldTaxes.insert(hold.id.value, std::move(quoted));
}

void HoldQuotes::keepIfNeeded(const Hold &hold, HeldTaxes quoted, Decision &d)
{
    if (!state_.rates.taxes().isEmpty() || quoted != HeldTaxes()) keep(hold, std::move(quoted), d);
}

void HoldQuotes::keepAll(Decision &d)
{
    state_.holds.forEach([&](const Hold &hold) {
        if (!state_.memory.heldTaxes.contains(hold.id.value))
            keep(hold, {taxesOf(hold), {}, {}}, d);
    });
}

void HoldQuotes::move(HoldId from, const Hold &to, Decision &d)
{
    auto &held = state_.memory.heldTaxes;
    if (held.contains(from.value)) keep(to, held.take(from.value), d);
}

void HoldQuotes::forget(HoldId hold, Decision &d)
{
    if (state_.memory.heldTaxes.remove(hold.value) && hold.value > 0)
        d.batch->holdQuotes.push_back({state_.id(), hold, true});
}

pricing::StayTaxes HoldQuotes::taxesOf(const Hold &hold) const
{
    const auto at = state_.memory.heldTaxes.constFind(hold.id.value);
    if (at != state_.memory.heldTaxes.cend()) return at->taxes;
    return TaxPins(state_).linesOf(hold.roomType, hold);
}

void HoldQuotes::claimFor(Booking &b) const
{
    const auto at = state_.memory.heldTaxes.constFind(b.id.value);
    if (at == state_.memory.heldTaxes.cend()) return;
    b.childAges = at->childAges;
    b.extras = at->extras;
}

}  // namespace roomrack::booking
