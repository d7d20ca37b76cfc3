// SPDX-License-Identifier: GPL-3.0-or-later
// The commission that a channel tells with a reservation, by room stay. Pure.
#pragma once

#include "booking/told_reservation.h"
#include "protocols/reservation.h"

#include <vector>

namespace roomrack::channels {

/// In minor units of the reservation's currency, one for each room stay; none: it is not told, or
/// is a percentage. The commission of the whole reservation is spread over the stays that have none
/// of their own, in proportion to their prices (pricesOf()); the parts add up to it.
std::vector<std::optional<qint64>> commissionsOf(const protocols::Reservation &reservation,
                                                 const std::vector<qint64> &prices);

/// Adds what is told of one stay: `amount` as above, but in the hotel's currency, as `total` is;
/// without one the percentage of the stay, or that of the reservation.
void tellCommission(const protocols::Reservation &reservation, const protocols::RoomStay &stay,
                    std::optional<qint64> amount, qint64 total, booking::ToldStay &told);

/// Whether a booking has another commission than the channel tells now.
bool hasOtherCommission(const booking::ToldStay &told, std::optional<qint64> commission);

}  // namespace roomrack::channels
