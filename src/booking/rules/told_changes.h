// SPDX-License-Identifier: GPL-3.0-or-later
// What a change of a booking does to what its channel tells: who collects, taxes, commission.
#pragma once

#include "booking/commands.h"
#include "booking/decision.h"

namespace roomrack::booking {

/// A channel collects the total that it sends. What others change is settled at the property.
std::optional<qint64> collectedAfter(const ChangeBooking &c, const Booking &was, qint64 total);

bool isToldByItsChannel(const ChangeBooking &c, const Booking &was);

/// A channel tells each total anew, whether it is after tax, and the ages of its guests. `now` has
/// its total.
void takeToldBy(const ChangeBooking &c, const Booking &was, Booking &now);

/// For the audit trail, as the log has no commission; of a step it has the bookings.
void noteCommission(const Booking &was, const Booking &now, qint64 seq, Decision &d);

}  // namespace roomrack::booking
