// SPDX-License-Identifier: GPL-3.0-or-later
// What a GDS is told of a reservation that it sold: all of it, under its own number, with the
// hotel's number beside it (docs/decisions/0029). Pure.
#pragma once

#include "engine/hotel_view.h"
#include "protocols/reservation.h"
#include "storage/reader.h"
#include "sync/settings.h"

namespace roomrack::channels {

/// As its bookings are now; `theirs`: as the GDS last told it. Prices only in the currency in
/// which it sold. NotFound: a room type has no code there.
Result<protocols::Reservation> soldThere(const std::vector<storage::BookingRow> &parts,
                                         const protocols::Reservation &theirs,
                                         const engine::HotelView &hotel,
                                         const sync::ChannelSettings &settings);

/// Whether both say the same: rooms, nights, price, or that it is cancelled.
bool isTheSame(const protocols::Reservation &a, const protocols::Reservation &b);

}  // namespace roomrack::channels
