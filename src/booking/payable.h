// SPDX-License-Identifier: GPL-3.0-or-later
// What cards take of an amount: of currencies with three decimals (KWD, BHD, OMR, JOD, TND) they
// know two, so that the last digit of what is moved must be nothing.
#pragma once

#include "core/money.h"

namespace roomrack::booking {

inline constexpr int kThreeDecimals = 3;
inline constexpr qint64 kCardStep = 10;  ///< minor units, of such a currency

/// What can be charged: never more than was agreed.
constexpr Money chargeable(Money amount)
{
    if (amount.currency.decimals() == kThreeDecimals) amount.minor -= amount.minor % kCardStep;
    return amount;
}

/// What is given back: never less than is owed. No more than was paid, which could be charged.
constexpr Money refundable(Money amount)
{
    if (amount.currency.decimals() == kThreeDecimals)
        amount.minor += (kCardStep - amount.minor % kCardStep) % kCardStep;
    return amount;
}

}  // namespace roomrack::booking
