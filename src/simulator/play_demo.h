// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the demo's two years through a House: every booking, cancellation, arrival and departure is
// a separate command with its historical time.
#pragma once

#include "simulator/ask.h"
#include "simulator/demo_hotel.h"

namespace roomrack::simulator {

/// Called with 0..100; returns false to cancel.
using Progress = std::function<bool(int percent)>;

struct PlayedDemo {
    qint64 bookings = 0, cancelled = 0, checkedIn = 0, checkedOut = 0, noShows = 0;
};

/// The hotel must have been saved as `property`. Fails with the first error answer, or with
/// Cancelled if `progress` returns false.
Result<PlayedDemo> playDemo(const DemoHotel &hotel, PropertyId property, const Ask &ask,
                            const Progress &progress = {});

}  // namespace roomrack::simulator
