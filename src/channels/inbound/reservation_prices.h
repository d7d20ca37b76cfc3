// SPDX-License-Identifier: GPL-3.0-or-later
// The price of each room of a channel's reservation, so that their sum is what the guest pays.
// Pure.
#pragma once

#include "protocols/reservation.h"

#include <vector>

namespace roomrack::channels {

/// One price for each room stay, of all its rooms, in minor units of the reservation's currency:
/// its own total, or else the sum of its nights. The rest of the reservation's total is the price
/// of the first stay that has none of its own, not less than 0; that of further ones is 0. A sum
/// beyond all valid prices exceeds booking::kMostMoney, and a negative amount stays negative, so
/// that both are refused.
std::vector<qint64> pricesOf(const protocols::Reservation &reservation);

/// Whether that price of a stay contains taxes: channels send amounts after tax, before it, or
/// both.
bool isAfterTax(const protocols::Reservation &reservation, const protocols::RoomStay &stay);

/// The price of each night of one room; empty if a night has none, or less than 0.
std::vector<qint64> nightsOf(const protocols::RoomStay &stay);

}  // namespace roomrack::channels
