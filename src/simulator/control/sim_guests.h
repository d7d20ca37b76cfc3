// SPDX-License-Identifier: GPL-3.0-or-later
// Guests of mock channels, from a seed: they search, book what the channel shows, change and
// cancel. They have no access to Roomrack's data.
#pragma once

#include "core/random.h"
#include "simulator/control/act.h"

namespace roomrack::simulator {

struct GuestHabits {
    double perMinute = 0;   ///< at all channels together
    double changes = 0.2;   ///< share of guests who change a booking
    double cancels = 0.15;  ///< share of guests who cancel
    int nightsAhead = 30;   ///< arrivals lie within this many nights
    friend bool operator==(const GuestHabits &, const GuestHabits &) = default;
};

/// Number of guests, and the results.
struct SimCounts {
    qint64 came = 0;
    qint64 booked = 0;
    qint64 changed = 0;
    qint64 cancelled = 0;
    qint64 nothingFree = 0;  ///< or closed, or no price
    friend bool operator==(const SimCounts &, const SimCounts &) = default;
};

class SimGuests {
public:
    explicit SimGuests(quint64 seed) : random_(seed) {}

    GuestHabits habits;
    /// Number of guests due in this time.
    int due(qint64 passedMicros);
    /// Index of the next guest's channel.
    int channel(int count) { return random_.below(count); }
    /// The next guest's action at a shop; `today` is the first bookable night.
    MockAction stayRequest(const Shop &shop, Night today);

private:
    Stay stay(const Shop &shop, Night today);
    QString changeable(const Shop &shop, Night today);
    core::Random random_;
    double due_ = 0;
};

}  // namespace roomrack::simulator
