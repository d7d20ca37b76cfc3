// SPDX-License-Identifier: GPL-3.0-or-later
// The optimal limit for one night: how many rooms to book when some guests will not show up, an
// empty room earns nothing, and each guest in excess costs a walk.
#pragma once

#include "advice/show_counts.h"

#include <QtCore/QtGlobal>

#include <vector>

namespace roomrack::advice {

/// What a walk costs the hotel on top of the lost revenue: the other hotel's room as a percentage
/// of the night's price, plus a fixed amount for transport and compensation.
struct WalkCost {
    int percent = 150;  ///< of the nightly price
    qint64 fixed = 0;   ///< minor units per room
    /// Minor units per room for a night at this price.
    qint64 of(qint64 price) const;
    friend bool operator==(const WalkCost &, const WalkCost &) = default;
};

/// Price of a room-night and cost of a walk, in minor units.
struct Stakes {
    double price = 0;
    double walk = 0;
    /// The newsvendor's critical ratio: the highest probability of a full house at which one more
    /// booking still pays. 0 if nothing is earned.
    double ratio() const { return price > 0 ? price / (price + walk) : 0; }
};

/// One step of the calculation: the probability of a full house with this many rooms booked.
struct LimitStep {
    int booked = 0;
    double full = 0;  ///< P(rooms used >= rooms available)
    double gain = 0;  ///< expected gain of one more booking, minor units
    bool taken = false;
};

struct NightLimit {
    int rooms = 0;  ///< usable: physical - out of order
    int booked = 0;
    double expected = 0;   ///< mean number of rooms used
    double spread = 0;     ///< standard deviation of that
    double nextComes = 0;  ///< show-up probability of one more booking
    Stakes stakes;
    int limit = 0;                   ///< best limit
    double walked = 0;               ///< expected rooms walked if sold up to the limit
    bool beyond = false;             ///< more is booked already than the best limit
    std::vector<LimitStep> working;  ///< from the first step with a possible full house
    int extra() const { return limit > rooms ? limit - rooms : 0; }
};

/// One more booking with show-up probability q earns q (price P(Z < C) - walk P(Z >= C)), where Z
/// is how many of the booked rooms are used and C the rooms available. It is taken as long as that
/// is not negative, i.e. P(Z >= C) <= price / (price + walk); the limit is where it turns negative.
/// Never below C, never more than `most` rooms above it. Source: K. Talluri, G. van Ryzin, "The
/// Theory and Practice of Revenue Management" (Kluwer 2004), section 4.2.1, static overbooking with
/// an economic criterion; the same ratio in V. Liberman, U. Yechiali, "On the hotel overbooking
/// problem", Management Science 24 (1978) 1117-1126. If more is booked already, the night gets the
/// limit that the same number of bookings with the mean show-up probability of the current ones
/// would have.
NightLimit bestLimit(const ShowCounts &booked, int rooms, double nextComes, Stakes stakes,
                     int most);

}  // namespace roomrack::advice
