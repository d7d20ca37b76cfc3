// SPDX-License-Identifier: GPL-3.0-or-later
#include "advice/best_limit.h"

#include <QtCore/QtMath>

#include <algorithm>
#include <cmath>

namespace roomrack::advice {

namespace {

constexpr double kImpossible = 1e-6;  ///< steps with a lower chance of a full house are omitted

/// Adds bookings one by one while they pay, and records each step of the calculation.
int climb(ShowCounts shows, NightLimit &night, double comes, int most)
{
    const double ratio = night.stakes.ratio();
    while (true) {
        LimitStep step{shows.booked(), shows.atLeast(night.rooms), 0, false};
        step.gain = comes * (night.stakes.price * (1 - step.full) - night.stakes.walk * step.full);
        step.taken = step.full <= ratio && step.booked < night.rooms + most;
        if (step.full > kImpossible || !step.taken) night.working.push_back(step);
        if (!step.taken) break;
        shows.add(comes);
    }
    night.walked = shows.expectedBeyond(night.rooms);
    return shows.booked();
}

}  // namespace

qint64 WalkCost::of(qint64 price) const
{
    return fixed + price * percent / 100;
}

NightLimit bestLimit(const ShowCounts &booked, int rooms, double nextComes, Stakes stakes, int most)
{
    NightLimit night;
    night.rooms = std::max(0, rooms);
    night.booked = booked.booked();
    night.expected = booked.mean();
    night.spread = std::sqrt(booked.variance());
    night.nextComes = std::clamp(nextComes, 0.0, 1.0);
    night.stakes = stakes;
    most = std::max(0, most);
    night.beyond =
        night.booked > night.rooms
        && (night.booked > night.rooms + most || booked.atLeast(night.rooms) > stakes.ratio());
    if (!night.beyond) {
        night.limit = climb(booked, night, night.nextComes, most);
    } else {
        night.limit = climb({}, night, night.expected / night.booked, most);
        night.limit = std::min(night.limit, night.booked);
        night.walked = booked.expectedBeyond(night.rooms);
    }
    night.limit = std::max(night.limit, night.rooms);
    return night;
}

}  // namespace roomrack::advice
