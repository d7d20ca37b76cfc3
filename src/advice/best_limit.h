// SPDX-License-Identifier: GPL-3.0-or-later
// The best limit of one night: how many rooms to book when some guests will not come, an empty
// room earns nothing, and a guest too many costs a walk.
#pragma once

#include "advice/show_counts.h"

#include <QtCore/QtGlobal>

#include <vector>

namespace roomrack::advice {

/// What a walk costs the hotel, beyond the price that it does not get: the other hotel's room as
/// a percentage of the night's price, and an amount for the way and the apology.
struct WalkCost {
    int percent = 150;  ///< of the price of a night
    qint64 fixed = 0;   ///< minor units a room
    /// Minor units a room for a night of this price.
    qint64 of(qint64 price) const;
    friend bool operator==(const WalkCost &, const WalkCost &) = default;
};

/// A room-night's price and what a walk costs; minor units.
struct Stakes {
    double price = 0;
    double walk = 0;
    /// The newsvendor's critical ratio: how likely a full house may be before one more booking
    /// costs more than it earns. 0 where nothing is earned.
    double ratio() const { return price > 0 ? price / (price + walk) : 0; }
};

/// One step of the working: with so many rooms booked, how likely is a full house.
struct LimitStep {
    int booked = 0;
    double full = 0;  ///< P(rooms used >= rooms there are)
    double gain = 0;  ///< minor units that one more booking is expected to bring
    bool taken = false;
};

struct NightLimit {
    int rooms = 0;  ///< that can be used: physical - out of order
    int booked = 0;
    double expected = 0;   ///< rooms used of those booked, on average
    double spread = 0;     ///< their standard deviation
    double nextComes = 0;  ///< chance that one more booking comes
    Stakes stakes;
    int limit = 0;        ///< best limit
    double walked = 0;    ///< guests' rooms expected to be walked if it is sold out to the limit
    bool beyond = false;  ///< more is booked than is wise already
    std::vector<LimitStep> working;  ///< from where a full house becomes possible on
    int extra() const { return limit > rooms ? limit - rooms : 0; }
};

/// One more booking that comes with chance q earns q (price P(Z < C) - walk P(Z >= C)), where Z is
/// how many of those booked come and C the rooms. As long as that is not negative, which is
/// P(Z >= C) <= price / (price + walk), it is taken; the limit is where it stops. Never below C,
/// never more than `most` rooms above it.
/// Source: K. Talluri, G. van Ryzin, "The Theory and Practice of Revenue Management" (Kluwer
/// 2004), section 4.2.1, static overbooking with an economic criterion; the same ratio in
/// V. Liberman, U. Yechiali, "On the hotel overbooking problem", Management Science 24 (1978)
/// 1117-1126.
/// A night where more is booked than that gets the limit that as many bookings with the mean
/// chance of those there would have.
NightLimit bestLimit(const ShowCounts &booked, int rooms, double nextComes, Stakes stakes,
                     int most);

}  // namespace roomrack::advice
