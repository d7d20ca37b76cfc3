// SPDX-License-Identifier: GPL-3.0-or-later
// Show-up probability of a booking, by channel and by days before arrival: learned from bookings
// whose day of arrival has passed. Cancellation before arrival and no-show are treated alike: the
// room is free.
#pragma once

#include "core/error.h"  // for the names of core
#include "core/ids.h"

#include <QtCore/QHash>

#include <array>

namespace roomrack::advice {

/// A show-up rate with its sample size, and the value after shrinking towards the wider group.
struct ShowRate {
    double chance = 1;  ///< the rate to use
    double seen = 0;    ///< bookings in the sample (fractions: see learn())
    double own = 1;     ///< raw share in the sample
    double others = 1;  ///< rate of the wider group
};

class ShowRates {
public:
    /// Days before arrival where a group begins: 0, 1, 2-3, 4-7, 8-14, 15-30, 31-60, 61-120, more.
    static constexpr std::array<int, 9> kGroups{0, 1, 2, 4, 8, 15, 31, 61, 121};
    /// Weight of the wider group, as a number of bookings added to the narrower group's own.
    static constexpr double kWeight = 20;

    /// Adds a booking whose day of arrival has passed. `booked` and `ended` are days before
    /// arrival: when it was made, and when cancelled (-1: never). It counts in each group for the
    /// share of the group's days on which it stood; counted daily as a whole booking, a
    /// long-standing one would count a hundred times.
    void learn(ChannelId channel, int booked, int ended, bool came);

    /// Probability that a booking of the channel shows up that stands `days` before its arrival:
    /// (shows + m wider) / (seen + m), the mean of a beta posterior whose prior is the wider group
    /// (channel and days -> days -> all -> 1: without a past there is no overselling); m is
    /// kWeight. Source: G. Casella, "An introduction to empirical Bayes data analysis", The
    /// American Statistician 39 (1985) 83-87, section 4; B. Efron, C. Morris, "Stein's paradox in
    /// statistics", Scientific American 236 (1977) 119-127.
    ShowRate of(ChannelId channel, int days) const;
    /// The same for a booking of any channel.
    ShowRate of(int days) const;
    /// Bookings learned so far.
    qint64 bookings() const { return bookings_; }

    static int groupOf(int days);

private:
    struct Seen {
        double shows = 0;
        double seen = 0;
    };
    using Groups = std::array<Seen, kGroups.size()>;
    static ShowRate drawn(const Seen &seen, double others);
    Groups all_{};
    Seen whole_;
    QHash<ChannelId, Groups> channels_;
    qint64 bookings_ = 0;
};

}  // namespace roomrack::advice
