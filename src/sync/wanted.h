// SPDX-License-Identifier: GPL-3.0-or-later
// What a channel should show of a night, from what the hotel has and what was agreed with it.
#pragma once

#include "sync/board.h"
#include "sync/settings.h"

#include <optional>

namespace roomrack::sync {

/// A night of a room type as the hotel has it.
struct HouseNight {
    qint32 left = 0;            ///< rooms that can still be sold, negative where oversold
    qint32 physicallyFree = 0;  ///< rooms of the pool that nobody has and that can be used
    qint32 soldThere = 0;       ///< rooms that this channel has sold
    Limits limits;
};

/// Rooms to be shown, never negative.
qint64 wantedRooms(const ChannelSettings &settings, const RoomMapping &mapping,
                   const HouseNight &night);
/// Restrictions to be shown, packed; a night without a price is closed, where that can be said.
qint64 wantedLimits(const ChannelSettings &settings, const RoomMapping &mapping,
                    const HouseNight &night, bool hasPrice);
/// An amount with the channel's markup, rounded half-even, never negative.
qint64 withMarkup(qint64 amount, int basisPoints);

/// What a night is shown as once it is out of the channel's sight (beyond its horizon, not mapped
/// any more): closed, where it may ever have been shown; nothing where it was not.
qint64 wantedOutOfSight(const ChannelSettings &settings, RowKind kind, const CellState &cell);

}  // namespace roomrack::sync
