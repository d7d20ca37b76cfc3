// SPDX-License-Identifier: GPL-3.0-or-later
// What a channel shows, as rows of one number per night: rooms of a room type, the price of a rate
// plan, and its restrictions packed into a number. One shape for all, so that comparing, grouping,
// sending and storing are written once.
#pragma once

#include "core/ids.h"
#include "core/night.h"

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

/// Restrictions of one night, as the channel shows them.
struct Limits {
    bool stopSell = false;
    bool closedToArrival = false;
    bool closedToDeparture = false;
    quint16 minStay = 0;  ///< nights; 0: none
    quint16 maxStay = 0;
    /// Minimum nights of every stay that includes this night; minStay applies to arrivals on it.
    quint16 minStayThrough = 0;

    constexpr qint64 packed() const
    {
        return qint64(stopSell) | qint64(closedToArrival) << 1 | qint64(closedToDeparture) << 2
               | qint64(minStay) << 8 | qint64(maxStay) << 24 | qint64(minStayThrough) << 40;
    }
    static constexpr Limits unpacked(qint64 value)
    {
        return {(value & 1) != 0,
                (value & 2) != 0,
                (value & 4) != 0,
                static_cast<quint16>(value >> 8 & 0xffff),
                static_cast<quint16>(value >> 24 & 0xffff),
                static_cast<quint16>(value >> 40 & 0xffff)};
    }
    friend constexpr bool operator==(const Limits &, const Limits &) = default;
};

}  // namespace roomrack::sync
