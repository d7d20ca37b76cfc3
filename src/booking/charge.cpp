// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/booking.h"

#include <limits>

namespace roomrack::booking {

namespace {

/// The smallest amount that cards can charge, in minor units.
qint64 cardStep(Currency currency)
{
    constexpr int kThreeDecimals = 3;
    constexpr qint64 kTen = 10, kHundred = 100;
    if (currency.decimals() == kThreeDecimals) return kTen;
    return currency.code() == u"MGA" ? kHundred : 1;
}

}  // namespace

Money chargeable(Money amount)
{
    amount.minor -= amount.minor % cardStep(amount.currency);
    return amount;
}

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

qint64 ownAmount(Money theirs, Currency own, const std::optional<Charge> &charge, qint64 most)
{
    if (!charge) return std::min(theirs.minor, most);
    qint64 least = 0, greatest = most;
    while (least < greatest) {
        const qint64 middle = least + (greatest - least + 1) / 2;
        if (guestsAmount(middle, own, charge).minor <= theirs.minor)
            least = middle;
        else
            greatest = middle - 1;
    }
    return least;
}

}  // namespace roomrack::booking
