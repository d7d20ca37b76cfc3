// SPDX-License-Identifier: GPL-3.0-or-later
// A booking as it is sent to another system, and whether that system's version is the same. Pure.
#pragma once

#include "engine/hotel_view.h"
#include "protocols/reservation.h"
#include "storage/reader.h"
#include "sync/settings.h"

namespace roomrack::channels {

/// Whether there is anything to send: a system that never received a booking is not sent its end,
/// and a departure is reported by the other system itself.
bool isWorthTelling(const booking::Booking &booking, bool known);

/// The whole booking, with its version as revision. `known`: the other system has some version.
/// NotFound: its room type has no code there.
Result<protocols::Reservation> reservationFor(const storage::BookingRow &row, bool known,
                                              const engine::HotelView &hotel,
                                              const sync::ChannelSettings &settings);

/// Whether `there`, the other system's version, equals `ours`. A system without revisions is
/// compared by content.
bool saysTheSame(const protocols::Reservation &there, const protocols::Reservation &ours);

}  // namespace roomrack::channels
