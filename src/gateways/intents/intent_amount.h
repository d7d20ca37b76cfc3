// SPDX-License-Identifier: GPL-3.0-or-later
// Amounts as gateways of payment intents write them: whole numbers of the smallest unit, but for
// currencies where theirs is not that of ISO 4217.
#pragma once

#include "core/money.h"

namespace roomrack::gateways {

/// More digits than this are refused by all of them.
inline constexpr qint64 kMostWireAmount = 99'999'999'999;

/// Positive. Currencies without decimals as they are, but ISK and UGX in hundredths; with three
/// decimals only tens, because card networks settle those in two.
/// https://docs.stripe.com/currencies#special-cases
Result<qint64> toWire(const Money &amount);
/// The other way, with the code in whatever case. An error where it is none of ours.
Result<Money> fromWire(qint64 amount, const QString &code);

}  // namespace roomrack::gateways
