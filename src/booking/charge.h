// SPDX-License-Identifier: GPL-3.0-or-later
// Charges in a currency other than the property's. All conversions of the property's amounts into
// the guest's are made here (price, fee, refund), so that they add up.
#pragma once

#include "core/money.h"
#include "core/night.h"
#include "pricing/fx.h"

#include <optional>

namespace roomrack::booking {

/// Locked with the price from the hold on, stored under the number of its booking. The amount
/// follows the booking's total; the rate never changes.
struct Charge {
    Money amount;
    pricing::FxFactor times, by;  ///< of the property's amount
    Night day;                    ///< of the rate
    friend bool operator==(const Charge &, const Charge &) = default;
};

/// Rounds an amount down to what cards can charge: of currencies with three decimals (KWD, BHD,
/// OMR, JOD, TND) they support two, so the last digit must be 0, and of MGA only whole units,
/// although ISO 4217 gives it two decimals. Never more than the amount.
Money chargeable(Money amount);

/// Converts an amount of the property (minor units of `own`) to what the guest pays: at the
/// charge's rate, chargeable. Without a charge the result is in the property's currency. An amount
/// too large to convert becomes the greatest possible.
Money guestsAmount(qint64 amount, Currency own, const std::optional<Charge> &charge);

/// The inverse: the greatest amount of the property, from 0 to `most`, for which the guest pays no
/// more than `theirs`, which is in the guest's currency and not negative.
qint64 ownAmount(Money theirs, Currency own, const std::optional<Charge> &charge, qint64 most);

}  // namespace roomrack::booking
