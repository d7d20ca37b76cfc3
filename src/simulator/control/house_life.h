// SPDX-License-Identifier: GPL-3.0-or-later
// Random activity in a mock PMS, from a seed: guests arrive in the afternoon and depart in the
// morning, some change rooms or extend, and occasionally a room is out of order. Uses only the
// PMS's data.
#pragma once

#include "core/random.h"
#include "simulator/channels/house.h"

namespace roomrack::simulator {

struct HouseHabits {
    double perMinute = 2;    ///< events, if any are possible
    bool anyHour = false;    ///< otherwise there are no arrivals at night
    int settledMinutes = 0;  ///< minimum age of a reservation before its guest arrives
    double moves = 0.03;     ///< share of events
    double longer = 0.02;
    double outOfOrder = 0.01;
    friend bool operator==(const HouseHabits &, const HouseHabits &) = default;
};

class HouseLife {
public:
    explicit HouseLife(quint64 seed) : random_(seed) {}

    /// Number of events due in this time.
    int due(qint64 passedMicros, const HouseHabits &habits);
    /// The next event; nullopt if none is possible at this hour.
    std::optional<HouseDeed> next(const House &house, const HouseHabits &habits, Instant now);

private:
    std::optional<HouseDeed> repair(const House &house, Night today) const;
    std::optional<HouseDeed> seldom(const House &house, const HouseHabits &habits, Night today);
    std::optional<HouseDeed> leave(const House &house, Night today);
    std::optional<HouseDeed> come(const House &house, const HouseHabits &habits, Instant now);
    QString freeRoom(const House &house, const QString &type);

    core::Random random_;
    double due_ = 0;
};

}  // namespace roomrack::simulator
