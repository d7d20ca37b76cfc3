// SPDX-License-Identifier: GPL-3.0-or-later
// A booking as another system is told of it, and whether what that has is the same. Pure.
#pragma once

#include "engine/hotel_view.h"
#include "protocols/reservation.h"
#include "storage/reader.h"
#include "sync/settings.h"

namespace roomrack::channels {

/// Whether there is anything to say: who never heard of a booking is not told that it is over, and
/// who has left is the other system's own news.
bool isWorthTelling(const booking::Booking &booking, bool known);

/// The whole of it, as of its version, which is its revision. `known`: the other system has some
/// version. NotFound: its room type has no code there.
Result<protocols::Reservation> reservationFor(const storage::BookingRow &row, bool known,
                                              const engine::HotelView &hotel,
                                              const sync::ChannelSettings &settings);

/// Whether `there`, as the other system tells it, is what `ours` says. One that keeps no revisions
/// is compared by what the reservation is.
bool saysTheSame(const protocols::Reservation &there, const protocols::Reservation &ours);

}  // namespace roomrack::channels
