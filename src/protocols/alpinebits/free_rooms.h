// SPDX-License-Identifier: GPL-3.0-or-later
// FreeRooms of AlpineBits (OTA_HotelInvCountNotif): how many rooms of a category may be booked, or
// whether a room may, by ranges of nights; all of it, or what changed.
#pragma once

#include "core/night.h"
#include "protocols/alpinebits/version.h"

#include <vector>

namespace roomrack::protocols::alpinebits {

struct RoomCounts {
    std::optional<int> bookable;     ///< count type 2
    std::optional<int> outOfOrder;   ///< 6
    std::optional<int> outOfMarket;  ///< 9: free, and not for sale here
    bool isEmpty() const { return !bookable && !outOfOrder && !outOfMarket; }
    friend bool operator==(const RoomCounts &, const RoomCounts &) = default;
};

/// Nights from..to, both included. No counts: nothing may be booked.
struct Inventory {
    Night from;
    Night to;
    QString category;     ///< InvTypeCode; empty in a closing season
    QString room;         ///< InvCode: one room of the category
    bool closed = false;  ///< AllInvCode: a closing season of the whole hotel
    RoomCounts counts;
    friend bool operator==(const Inventory &, const Inventory &) = default;
};

struct FreeRooms {
    QString hotelCode;
    QString hotelName;
    /// Replaces everything the receiver has; else only the ranges that are named change.
    bool complete = false;
    /// The complete set was purged of old dates (UniqueID type 35 instead of 16).
    bool purged = false;
    /// None in a complete set: the hotel has nothing to book at all.
    std::vector<Inventory> inventories;
    friend bool operator==(const FreeRooms &, const FreeRooms &) = default;
};

/// Closing seasons are written first, as the standard wants them.
QByteArray encode(const FreeRooms &message);
/// In the order of the message: violations() tells of one that is wrong.
Result<FreeRooms> decodeFreeRooms(const QByteArray &xml);

}  // namespace roomrack::protocols::alpinebits
