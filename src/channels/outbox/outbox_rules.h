// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers for reservations sent to other systems.
#pragma once

#include "protocols/reservation.h"
#include "storage/reader.h"

namespace roomrack::channels {

/// The guest will not come, whether cancelled or a no-show.
bool isTakenBack(booking::BookingStatus status);
protocols::Person personOf(const booking::Guest &guest);
/// What the guest pays for the stay: amounts of reservations are after tax.
qint64 totalAfterTax(const storage::BookingRow &row);
/// Guests are counted per booking; each room gets its share, rounded up.
protocols::RoomStay stayOf(const storage::BookingRow &row, const QString &room,
                           const QString &rate);
/// The error for a room type without a code there.
tl::unexpected<Error> withoutCode(const QString &roomType);

}  // namespace roomrack::channels
