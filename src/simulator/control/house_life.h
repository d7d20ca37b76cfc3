// SPDX-License-Identifier: GPL-3.0-or-later
// What happens in a house by itself, from a seed: guests come in the afternoon and leave in the
// morning, some change rooms or stay longer, and now and then a room is out of order. It knows
// what its PMS knows.
#pragma once

#include "core/random.h"
#include "simulator/channels/house.h"

namespace roomrack::simulator {

struct HouseHabits {
    double perMinute = 2;    ///< things that happen, where there is anything to do
    bool anyHour = false;    ///< else nobody comes at three in the morning
    int settledMinutes = 0;  ///< whose reservation is younger does not come yet
    double moves = 0.03;     ///< share of what happens
    double longer = 0.02;
    double outOfOrder = 0.01;
    friend bool operator==(const HouseHabits &, const HouseHabits &) = default;
};

class HouseLife {
public:
    explicit HouseLife(quint64 seed) : random_(seed) {}

    /// How many things happen in so many microseconds.
    int due(qint64 passedMicros, const HouseHabits &habits);
    /// The next of them; none where there is nothing to do at this hour.
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
