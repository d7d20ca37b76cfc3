// SPDX-License-Identifier: GPL-3.0-or-later
// What a channel should show for a night, from the property state and the agreed settings.
#pragma once

#include "sync/board_row.h"
#include "sync/settings.h"

#include <optional>

namespace roomrack::sync {

/// The property's state for a night of a room type.
struct PropertyNight {
    qint32 left = 0;            ///< rooms that can still be sold, negative if oversold
    qint32 physicallyFree = 0;  ///< unoccupied and usable rooms of the pool
    qint32 soldThere = 0;       ///< rooms that this channel has sold
    Limits limits;              ///< of the rate plan; for rooms, those of all plans mapped there
    /// A restriction cannot be sent, and the settings close such a night.
    bool unsent = false;
};

/// Whether the channel does not support a restriction that stays on the night have. A stay that
/// departs on the next date includes this night, so closed to departure is that of the next night.
bool hasUnsupported(const SupportedRestrictions &supported, const Limits &night,
                    const Limits &nextNight);

/// Rooms to be shown, never negative.
qint64 wantedRooms(const ChannelSettings &settings, const RoomMapping &mapping,
                   const PropertyNight &night);
/// Restrictions to be shown, packed; a night without a price, or with restrictions that cannot be
/// sent and close it, is closed if the channel supports it.
qint64 wantedLimits(const ChannelSettings &settings, const RoomMapping &mapping,
                    const PropertyNight &night, bool hasPrice);
/// An amount with the channel's markup, rounded half-even, never negative.
qint64 withMarkup(qint64 amount, int basisPoints);

/// The value of a night that is out of the channel's range (beyond its booking window, or no longer
/// mapped): closed if it may ever have been shown; else kNothing.
qint64 wantedOutOfSight(const ChannelSettings &settings, RowKind kind, const CellState &cell);

}  // namespace roomrack::sync
