// SPDX-License-Identifier: GPL-3.0-or-later
// What holds were quoted with: tax lines, ages and claims. In memory, and of durable holds in the
// file (booking/held_taxes.h).
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

class HoldQuotes {
public:
    explicit HoldQuotes(PropertyState &state) : state_(state) {}

    /// Of a new hold; `nights`: what they cost.
    HeldTaxes quoted(const TakeHold &c, const Hold &hold, const std::vector<qint64> &nights) const;
    void keep(const Hold &hold, HeldTaxes quoted, Decision &d);
    /// As keep(), unless it can be quoted again.
    void keepIfNeeded(const Hold &hold, HeldTaxes quoted, Decision &d);
    /// Before an edit of taxes or plans: holds that could be quoted again keep what they were
    /// quoted.
    void keepAll(Decision &d);
    /// A volatile hold is durable now, with another number.
    void move(HoldId from, const Hold &to, Decision &d);
    /// The hold is resolved.
    void forget(HoldId hold, Decision &d);
    /// The lines that the hold was quoted with; those of now, if nothing is kept.
    pricing::StayTaxes taxesOf(const Hold &hold) const;
    /// Gives the booking that the hold becomes the ages and claims.
    void claimFor(Booking &b) const;

private:
    PropertyState &state_;
};

}  // namespace roomrack::booking
