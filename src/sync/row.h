// SPDX-License-Identifier: GPL-3.0-or-later
// What a channel shows, as rows of one number per night: rooms of a room type, the price of a rate
// plan, and its restrictions packed into a number. One shape for all, so that comparing, grouping,
// sending and storing are written once.
#pragma once

#include "core/ids.h"
#include "core/night.h"
#include "sync/limits.h"

#include <limits>

namespace roomrack::sync {

/// Stored as numbers: never renumber, only add.
enum class RowKind : quint8 {
    Rooms = 1,   ///< rooms that the channel may sell; without plan and guests
    Limits = 2,  ///< restrictions, see Limits; no plan: those of the room type
    Rate = 3     ///< minor units of the channel's currency for `guests` persons (0: standard)
};
constexpr RowKind lastOf(RowKind)
{
    return RowKind::Rate;
}

struct RowKey {
    RowKind kind = RowKind::Rooms;
    RoomTypeId roomType;
    RatePlanId plan;
    qint32 guests = 0;
    friend constexpr auto operator<=>(const RowKey &, const RowKey &) = default;
};

/// Wanted: no value (no price). Such a night is never sent.
inline constexpr qint64 kNothing = -1;
/// Published: the channel has never acknowledged a value for this night.
inline constexpr qint64 kNever = -2;

}  // namespace roomrack::sync
