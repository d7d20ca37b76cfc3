// SPDX-License-Identifier: GPL-3.0-or-later
// Decides which refused pushes get an entry in their channel's log, so that a flood does not
// displace other messages: the first of a kind is reported at once, later ones are counted and
// reported together after a minute, then after ten, then hourly while it continues.
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

    /// `kind` is the reason, as text; digits in it do not distinguish kinds, and beyond
    /// kKindsAtMost all others share one. `entry` builds the log entry only when it is needed and
    /// may be slow. Time is steady, in microseconds. Returns what to write now.
    std::vector<Told> refused(const Place &place, const QString &kind, qint64 now,
                              const std::function<channels::PushEntry()> &entry);
    /// Counted entries that are due.
    std::vector<Told> due(qint64 now);

    static constexpr size_t kKindsAtMost = 4;  ///< per channel

private:
    struct Count {
        qint64 next = 0;  ///< earliest time of the next report
        qint64 last = 0;
        size_t step = 0;
        int counted = 0;
        channels::PushEntry entry;  ///< last reported entry
    };
    using Key = std::pair<Place, QString>;
    Count &countOf(const Place &place, const QString &kind, qint64 now, bool &fresh);
    std::map<Key, Count> counts_;
};

}  // namespace roomrack::api
