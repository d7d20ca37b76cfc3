// SPDX-License-Identifier: GPL-3.0-or-later
// FreeRooms of AlpineBits (OTA_HotelInvCountNotif): bookable rooms of a category, or whether a
// single room is bookable, by ranges of nights; a complete set or a delta.
#pragma once

#include "core/night.h"
#include "protocols/alpinebits/version.h"

#include <vector>

namespace roomrack::protocols::alpinebits {

struct RoomCounts {
    std::optional<int> bookable;     ///< count type 2
    std::optional<int> outOfOrder;   ///< count type 6
    std::optional<int> outOfMarket;  ///< count type 9: free, but not for sale here
    bool isEmpty() const { return !bookable && !outOfOrder && !outOfMarket; }
    friend bool operator==(const RoomCounts &, const RoomCounts &) = default;
};

/// Nights from..to, both inclusive. Without counts nothing is bookable.
struct Inventory {
    Night from;
    Night to;
    QString category;     ///< InvTypeCode; empty in a closing season
    QString room;         ///< InvCode: one room of the category
    bool closed = false;  ///< AllInvCode: closing season of the whole property
    RoomCounts counts;
    friend bool operator==(const Inventory &, const Inventory &) = default;
};

struct FreeRooms {
    QString hotelCode;
    QString hotelName;
    /// Replaces everything stored by the receiver; otherwise only the named ranges change.
    bool complete = false;
    /// Old dates were purged from the complete set (UniqueID type 35 instead of 16).
    bool purged = false;
    /// Empty in a complete set: the property has nothing bookable.
    std::vector<Inventory> inventories;
    friend bool operator==(const FreeRooms &, const FreeRooms &) = default;
};

/// Writes closing seasons first, as the standard requires.
QByteArray encode(const FreeRooms &message);
/// Keeps the order of the message; violations() reports a wrong order.
Result<FreeRooms> decodeFreeRooms(const QByteArray &xml);

}  // namespace roomrack::protocols::alpinebits
