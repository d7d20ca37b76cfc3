// SPDX-License-Identifier: GPL-3.0-or-later
// Amounts in the format of payment intent gateways: integers of the smallest unit, with exceptions
// for currencies whose smallest unit there differs from ISO 4217.
#pragma once

#include "core/money.h"

namespace roomrack::gateways {

/// Largest amount that all supported gateways accept.
inline constexpr qint64 kMostWireAmount = 99'999'999'999;

/// `amount` must be positive. Zero-decimal currencies are sent unchanged, except ISK and UGX in
/// hundredths; MGA, whose minor unit is a hundredth, is sent in whole units and must be a multiple
/// of one; three-decimal currencies must be multiples of ten, because card networks settle those
/// with two decimals. https://docs.stripe.com/currencies#special-cases
Result<qint64> toWire(const Money &amount);
/// Inverse of toWire(). `code` is case-insensitive; an unsupported currency is an error.
Result<Money> fromWire(qint64 amount, const QString &code);

}  // namespace roomrack::gateways
