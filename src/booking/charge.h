// SPDX-License-Identifier: GPL-3.0-or-later
// What a guest is charged in another currency than the hotel's, and the one place where an amount
// of the hotel becomes one of the guest: price, fee and refund all come from here, so that they
// add up.
#pragma once

#include "core/money.h"
#include "core/night.h"
#include "pricing/fx.h"

#include <optional>

namespace roomrack::booking {

/// Locked with the price, from the hold on, under the number that its booking will have. The
/// amount follows the booking's total, the rate never changes.
struct Charge {
    Money amount;
    pricing::FxFactor times, by;  ///< of the hotel's amount
    Night day;                    ///< of the rate
    friend bool operator==(const Charge &, const Charge &) = default;
};

/// What cards take of an amount: of currencies with three decimals (KWD, BHD, OMR, JOD, TND) they
/// know two, so that the last digit of what is moved must be nothing. Never more than the amount.
constexpr Money chargeable(Money amount)
{
    constexpr int kThreeDecimals = 3;
    constexpr qint64 kCardStep = 10;
    if (amount.currency.decimals() == kThreeDecimals) amount.minor -= amount.minor % kCardStep;
    return amount;
}

/// An amount of the hotel's (minor units of `own`) as a guest with this charge pays it: at its
/// rate, chargeable. Without a charge that is in the hotel's own currency. An amount that is too
/// large to be converted becomes the largest there is.
Money guestsAmount(qint64 amount, Currency own, const std::optional<Charge> &charge);

}  // namespace roomrack::booking
