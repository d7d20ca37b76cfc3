// SPDX-License-Identifier: GPL-3.0-or-later
// The message to a GDS about a reservation that it sold: all of it, under the GDS's number, with
// the property's number added (docs/decisions/0029). Pure.
#pragma once

#include "engine/hotel_view.h"
#include "protocols/reservation.h"
#include "storage/reader.h"
#include "sync/settings.h"

namespace roomrack::channels {

/// The current state of its bookings; `theirs`: as the GDS last sent it. Prices only in the
/// currency in which it sold. NotFound: a room type has no code there.
Result<protocols::Reservation> soldThere(const std::vector<storage::BookingRow> &parts,
                                         const protocols::Reservation &theirs,
                                         const engine::HotelView &hotel,
                                         const sync::ChannelSettings &settings);

/// Whether both are equal in rooms, nights and price, or both are cancelled.
bool isTheSame(const protocols::Reservation &a, const protocols::Reservation &b);

}  // namespace roomrack::channels
