// SPDX-License-Identifier: GPL-3.0-or-later
// The commission that a booking keeps for its channel (docs/decisions/0076). Pure arithmetic: which
// rule applied is decided when the booking is made.
#pragma once

#include "booking/booking.h"
#include "booking/told_reservation.h"

#include <optional>

namespace roomrack::booking {

/// Booking::commissionBasisPoints of a commission that its channel told as an amount.
inline constexpr qint32 kToldAmount = -1;

/// A share of an amount in minor units, rounded half to even. `amount`: 0 to kMostMoney,
/// `basisPoints`: 0 to 10,000.
qint64 shareOf(qint64 amount, qint32 basisPoints);

/// What the commission would be if the booking cost `amount`: by the rate that it was made with;
/// one that was told as an amount is in proportion to the total that it was told of, whatever the
/// total was since. None: the booking has none.
std::optional<qint64> commissionOn(const Booking &b, qint64 amount);

/// What the channel is owed. A booking that ended without a stay owes the commission on the fee
/// that is kept (`fee`, minor units); a walked guest owes nothing. None: the booking has none.
std::optional<qint64> commissionOwed(const Booking &b, qint64 fee);

/// Keeps the commission that the channel told of the booking's total; false: it told none, or an
/// impossible one.
bool takeToldCommission(const ToldStay &told, Booking &b);

}  // namespace roomrack::booking
