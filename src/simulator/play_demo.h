// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the demo's two years through a house: every booking, cancellation, arrival and departure
// is a command of its own, with the time at which it happened in the hotel.
#pragma once

#include "simulator/ask.h"
#include "simulator/demo_hotel.h"

namespace roomrack::simulator {

/// Called with 0..100; returns whether to go on.
using Progress = std::function<bool(int percent)>;

struct PlayedDemo {
    qint64 bookings = 0, cancelled = 0, checkedIn = 0, checkedOut = 0, noShows = 0;
};

/// The hotel itself must have been saved as `property`. Fails with the first answer that is an
/// error, and with Cancelled when `progress` says so.
Result<PlayedDemo> playDemo(const DemoHotel &hotel, PropertyId property, const Ask &ask,
                            const Progress &progress = {});

}  // namespace roomrack::simulator
