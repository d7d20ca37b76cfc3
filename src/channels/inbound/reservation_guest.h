// SPDX-License-Identifier: GPL-3.0-or-later
// The guest of a booking as a channel tells of them.
#pragma once

#include "booking/booking.h"
#include "protocols/reservation.h"

namespace roomrack::channels {

/// Name and addresses of the first guest, else of who booked; the channel's number as reference;
/// company, how it is paid, wishes and comments as notes.
booking::Guest guestOf(const protocols::Reservation &reservation);

/// What is stored, with what the channel says `now` otherwise than it did `before`: a field that it
/// did not change stays as the desk left it, and of the notes its own part alone is replaced.
booking::Guest guestAfter(const booking::Guest &stored, const booking::Guest &before,
                          const booking::Guest &now);

}  // namespace roomrack::channels
