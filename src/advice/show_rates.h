// SPDX-License-Identifier: GPL-3.0-or-later
// How likely a booking is to come, by channel and by how far ahead its arrival is: learned from
// bookings whose day of arrival is over. Cancelled before arrival and not arrived are the same
// here: the room is free.
#pragma once

#include "core/error.h"  // opens the names of core
#include "core/ids.h"

#include <QtCore/QHash>

#include <array>

namespace roomrack::advice {

/// A share that was seen so often, and what became of it where that is not often enough.
struct ShowRate {
    double chance = 1;  ///< used
    double seen = 0;    ///< bookings behind it (parts of bookings: see learn())
    double own = 1;     ///< the bare share among them
    double others = 1;  ///< what it was drawn towards
};

class ShowRates {
public:
    /// Days before arrival where a group begins: 0, 1, 2-3, 4-7, 8-14, 15-30, 31-60, 61-120, more.
    static constexpr std::array<int, 9> kGroups{0, 1, 2, 4, 8, 15, 31, 61, 121};
    /// How many bookings the wider group counts for against the narrower one's own.
    static constexpr double kWeight = 20;

    /// A booking whose day of arrival is over. `booked` and `ended` are days before arrival:
    /// made, and cancelled (-1: it stood until the end). It counts in each group for the share of
    /// the group's days on which it stood; without the weight of whole bookings a long-standing
    /// one would count a hundred times.
    void learn(ChannelId channel, int booked, int ended, bool came);

    /// The chance that a booking of the channel comes that stands `days` before its arrival:
    /// (shows + m wider) / (seen + m), the mean of a beta posterior whose prior is the wider group
    /// (channel and days -> days -> all -> 1: who has no past does not oversell); m is kWeight.
    /// Source: G. Casella, "An introduction to empirical Bayes data analysis", The American
    /// Statistician 39 (1985) 83-87, section 4; B. Efron, C. Morris, "Stein's paradox in
    /// statistics", Scientific American 236 (1977) 119-127.
    ShowRate of(ChannelId channel, int days) const;
    /// The same for a booking of any channel.
    ShowRate of(int days) const;
    /// Bookings learned from.
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
