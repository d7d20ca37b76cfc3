// SPDX-License-Identifier: GPL-3.0-or-later
// Guests of mock channels, from a seed: they look for a room, book what the channel shows, change
// their mind and cancel. They know nothing of the hotel.
#pragma once

#include "core/random.h"
#include "simulator/control/act.h"

namespace roomrack::simulator {

struct GuestHabits {
    double perMinute = 0;   ///< at all channels together
    double changes = 0.2;   ///< share of those who come to change what they have
    double cancels = 0.15;  ///< and to cancel it
    int nightsAhead = 30;   ///< stays begin within so many nights
    friend bool operator==(const GuestHabits &, const GuestHabits &) = default;
};

/// How many came, and what became of it.
struct SimCounts {
    qint64 came = 0;
    qint64 booked = 0;
    qint64 changed = 0;
    qint64 cancelled = 0;
    qint64 nothingFree = 0;  ///< or closed, or without a price
    friend bool operator==(const SimCounts &, const SimCounts &) = default;
};

class SimGuests {
public:
    explicit SimGuests(quint64 seed) : random_(seed) {}

    GuestHabits habits;
    /// How many come in so many microseconds.
    int due(qint64 passedMicros);
    /// Which of so many channels the next one comes to.
    int channel(int count) { return random_.below(count); }
    /// What the next guest of a shop wants to do; `today` is the first night that can be stayed.
    Deed wish(const Shop &shop, Night today);

private:
    Stay stay(const Shop &shop, Night today);
    QString changeable(const Shop &shop, Night today);
    core::Random random_;
    double due_ = 0;
};

}  // namespace roomrack::simulator
