// SPDX-License-Identifier: GPL-3.0-or-later
// The guest of a booking as a channel describes them.
#pragma once

#include "booking/booking.h"
#include "protocols/reservation.h"

namespace roomrack::channels {

/// Name and addresses of the first guest, else of the booker; the channel's number as reference;
/// company, payment method, special requests and comments as notes, and an address to which no mail
/// can be sent (core::isGuestAddress).
booking::Guest guestOf(const protocols::Reservation &reservation);

/// The stored guest, with the fields that the channel sends differently `now` than `before`: a
/// field that it did not change keeps the user's value, and of the notes only the channel's part is
/// replaced.
booking::Guest guestAfter(const booking::Guest &stored, const booking::Guest &before,
                          const booking::Guest &now);

}  // namespace roomrack::channels
