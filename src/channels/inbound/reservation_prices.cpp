// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/inbound/reservation_prices.h"

#include "booking/limits.h"

#include <algorithm>
#include <optional>

namespace roomrack::channels {

using protocols::RoomStay;

namespace {

/// The cost of all rooms of a stay by their nights. A night that exceeds any valid price makes the
/// sum exceed it too, before it could overflow.
qint64 sumOf(const RoomStay &stay)
{
    const qint64 most = booking::kMostMoney / std::max(1, stay.rooms);
    qint64 sum = 0;
    for (const protocols::NightlyRate &night : stay.rates) {
        const qint64 paid = night.amount.paid().value_or(0);
        if (paid > most || paid < -most) return booking::kMostMoney + 1;
        sum += paid * stay.rooms;
    }
    return sum;
}

std::optional<qint64> ownPrice(const RoomStay &stay)
{
    if (const auto paid = stay.total.paid()) return paid;
    return stay.rates.empty() ? std::nullopt : std::optional(sumOf(stay));
}

}  // namespace

std::vector<qint64> pricesOf(const protocols::Reservation &reservation)
{
    std::vector<qint64> prices;
    std::optional<size_t> unpriced;
    qint64 rest = reservation.total.paid().value_or(0);
    for (const RoomStay &stay : reservation.stays) {
        const auto own = ownPrice(stay);
        if (!own && !unpriced) unpriced = prices.size();
        const qint64 price = own.value_or(0);
        prices.push_back(price);
        // A price outside of this range is refused; within it, nothing overflows.
        const qint64 counted = std::clamp<qint64>(price, 0, booking::kMostMoney + 1);
        if (rest > 0) rest = std::max<qint64>(0, rest - counted);
    }
    if (unpriced) prices[*unpriced] = rest;
    return prices;
}

bool isAfterTax(const protocols::Reservation &reservation, const RoomStay &stay)
{
    if (stay.total.paid()) return stay.total.afterTax.has_value();
    if (stay.rates.empty()) return reservation.total.afterTax || !reservation.total.beforeTax;
    return std::any_of(stay.rates.begin(), stay.rates.end(),
                       [](const auto &night) { return night.amount.afterTax.has_value(); });
}

std::vector<qint64> nightsOf(const RoomStay &stay)
{
    std::vector<qint64> nights;
    for (const protocols::NightlyRate &rate : stay.rates) {
        const qint64 paid = rate.amount.paid().value_or(-1);
        if (paid < 0 || rate.night != stay.stay.checkIn() + int(nights.size())) return {};
        nights.push_back(paid);
    }
    return qsizetype(nights.size()) == stay.stay.nights() ? nights : std::vector<qint64>();
}

}  // namespace roomrack::channels
