// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/housekeeping.h"

#include <algorithm>

namespace roomrack::booking {

std::vector<HousekeepingChange> Housekeeping::changesTo(HousekeepingStatus status,
                                                        const std::vector<RoomId> &rooms) const
{
    std::vector<HousekeepingChange> changes;
    for (const RoomId room : rooms) {
        const HousekeepingStatus before = of(room);
        const bool again = std::any_of(changes.begin(), changes.end(),
                                       [room](const auto &c) { return c.room == room; });
        if (before != status && !again) changes.push_back({room, before, status});
    }
    return changes;
}

Housekeeping::Undo Housekeeping::undo(const std::vector<HousekeepingChange> &step) const
{
    Undo undo;
    for (const HousekeepingChange &c : step) {
        const HousekeepingStatus now = of(c.room);
        if (now == c.before) continue;  // restored already
        if (now == c.after)
            undo.fitting.push_back({c.room, c.after, c.before});
        else
            undo.changed.push_back(c.room);
    }
    return undo;
}

}  // namespace roomrack::booking
