// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/booking.h"

#include <limits>

namespace roomrack::booking {

Money guestsAmount(qint64 amount, Currency own, const std::optional<Charge> &charge)
{
    if (!charge) return chargeable({amount, own});
    const pricing::FxWay way{own, charge->amount.currency, charge->times, charge->by, charge->day,
                             {}};
    const auto converted = pricing::convert(amount, way);
    return chargeable(
        {converted.value_or(std::numeric_limits<qint64>::max()), charge->amount.currency});
}

std::optional<Money> feeCharged(BookingStatus status, qint64 fee, Currency own,
                                const std::optional<Charge> &charge)
{
    if (!charge || status == BookingStatus::Walked) return std::nullopt;
    return guestsAmount(fee, own, charge);
}

}  // namespace roomrack::booking
