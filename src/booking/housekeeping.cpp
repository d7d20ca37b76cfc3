// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/housekeeping.h"

#include <QtCore/QSet>

namespace roomrack::booking {

std::vector<HousekeepingChange> Housekeeping::changesTo(HousekeepingStatus status,
                                                        const std::vector<RoomId> &rooms) const
{
    std::vector<HousekeepingChange> changes;
    QSet<RoomId> seen;
    for (const RoomId room : rooms) {
        const HousekeepingStatus before = of(room);
        if (before == status || seen.contains(room)) continue;
        seen.insert(room);
        changes.push_back({room, before, status});
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
