// SPDX-License-Identifier: GPL-3.0-or-later
// Random activity in a mock PMS, from a seed: guests arrive in the afternoon and depart in the
// morning, some change rooms or extend, and occasionally a room is out of order. Uses only the
// PMS's data.
#pragma once

#include "core/random.h"
#include "simulator/channels/mock_property.h"

namespace roomrack::simulator {

struct PmsHabits {
    double perMinute = 2;    ///< events, if any are possible
    bool anyHour = false;    ///< otherwise there are no arrivals at night
    int settledMinutes = 0;  ///< minimum age of a reservation before its guest arrives
    double moves = 0.03;     ///< share of events
    double longer = 0.02;
    double outOfOrder = 0.01;
    friend bool operator==(const PmsHabits &, const PmsHabits &) = default;
};

class PmsActivity {
public:
    explicit PmsActivity(quint64 seed) : random_(seed) {}

    /// Number of events due in this time.
    int due(qint64 passedMicros, const PmsHabits &habits);
    /// The next event; nullopt if none is possible at this hour.
    std::optional<PmsAction> next(const MockProperty &house, const PmsHabits &habits, Instant now);

private:
    std::optional<PmsAction> repair(const MockProperty &house, Night today) const;
    std::optional<PmsAction> seldom(const MockProperty &house, const PmsHabits &habits,
                                    Night today);
    std::optional<PmsAction> leave(const MockProperty &house, Night today);
    std::optional<PmsAction> come(const MockProperty &house, const PmsHabits &habits, Instant now);
    QString freeRoom(const MockProperty &house, const QString &type);

    core::Random random_;
    double due_ = 0;
};

}  // namespace roomrack::simulator
