// SPDX-License-Identifier: GPL-3.0-or-later
// Which refused pushes get an entry in their channel's log. Whoever hammers at the door must not
// push out what others said: the first of a kind is told at once, the next are counted and told
// together after a minute, then after ten, then once an hour for as long as it goes on.
#pragma once

#include "channels/push/push_entry.h"
#include "core/error.h"
#include "core/ids.h"

#include <functional>
#include <map>
#include <vector>

namespace roomrack::api {

class RefusedPushes {
public:
    using Place = std::pair<PropertyId, ChannelId>;
    struct Told {
        Place place;
        channels::PushEntry entry;
    };

    /// `kind`: why, for people; figures in it make no other kind, and of more than a few kinds the
    /// rest are one. `entry` is asked for what is to be written, and may be slow. Time is that of a
    /// steady clock, in microseconds. What to write now.
    std::vector<Told> refused(const Place &place, const QString &kind, qint64 now,
                              const std::function<channels::PushEntry()> &entry);
    /// Those that were counted and whose time has come.
    std::vector<Told> due(qint64 now);

    static constexpr size_t kKindsAtMost = 4;  ///< of a channel

private:
    struct Count {
        qint64 next = 0;  ///< nothing is told before
        qint64 last = 0;
        size_t step = 0;
        int counted = 0;
        channels::PushEntry entry;  ///< of the last one that was told
    };
    using Key = std::pair<Place, QString>;
    Count &countOf(const Place &place, const QString &kind, qint64 now, bool &fresh);
    std::map<Key, Count> counts_;
};

}  // namespace roomrack::api
