// SPDX-License-Identifier: GPL-3.0-or-later
// The housekeeping status of rooms. It does not affect what can be sold: a room that cannot be used
// is out of order, which is kept by night (SetRoomOutOfOrder). A room out of service has a small
// defect: it is sold, but assigned only by a user.
#pragma once

#include "core/error.h"
#include "core/ids.h"

#include <QtCore/QHash>

#include <vector>

namespace roomrack::booking {

/// Stored as numbers: never renumber, only append.
enum class HousekeepingStatus : quint8 { Dirty = 1, Clean = 2, Inspected = 3, OutOfService = 4 };
constexpr HousekeepingStatus lastOf(HousekeepingStatus)
{
    return HousekeepingStatus::OutOfService;
}

/// A room's status after a change; a room without a row is clean.
struct HousekeepingRow {
    PropertyId property;
    RoomId room;
    HousekeepingStatus status = HousekeepingStatus::Clean;
    friend bool operator==(const HousekeepingRow &, const HousekeepingRow &) = default;
};

/// A room's status before and after a step.
struct HousekeepingChange {
    RoomId room;
    HousekeepingStatus before = HousekeepingStatus::Clean;
    HousekeepingStatus after = HousekeepingStatus::Clean;
    friend bool operator==(const HousekeepingChange &, const HousekeepingChange &) = default;
};

/// What has happened in a room since a step.
enum class RoomSince : quint8 { Nothing, StatusSet, Used };
constexpr RoomSince lastOf(RoomSince)
{
    return RoomSince::Used;
}
struct RoomSinceStep {
    RoomId room;
    RoomSince what = RoomSince::Nothing;
    friend bool operator==(const RoomSinceStep &, const RoomSinceStep &) = default;
};

class Housekeeping {
public:
    HousekeepingStatus of(RoomId room) const
    {
        return status_.value(room, HousekeepingStatus::Clean);
    }
    void set(RoomId room, HousekeepingStatus status) { status_.insert(room, status); }

    /// The rooms that do not have this status yet, each once, in the given order.
    std::vector<HousekeepingChange> changesTo(HousekeepingStatus status,
                                              const std::vector<RoomId> &rooms) const;
    /// How to restore the rooms that still have the status that the step set.
    struct Undo {
        std::vector<HousekeepingChange> fitting;
        std::vector<RoomId> changed;  ///< the status was set since
        std::vector<RoomId> used;     ///< a guest has been in the room since
    };
    Undo undo(const std::vector<HousekeepingChange> &step) const;

private:
    QHash<RoomId, HousekeepingStatus> status_;
};

}  // namespace roomrack::booking
