// SPDX-License-Identifier: GPL-3.0-or-later
// Rooms by the numbers that requests name, as an index: there may be thousands of both.
#pragma once

#include "inventory/catalogue.h"

#include <QtCore/QHash>

namespace roomrack::api::v1 {

/// As Catalogue::room(number, night).
inline QHash<QString, RoomId> roomsByNumber(const inventory::Catalogue &catalogue, Night night)
{
    QHash<QString, RoomId> rooms;
    QHash<QString, bool> inService;
    for (const inventory::Room &room : catalogue.rooms) {
        const bool serves = room.isInService(night);
        if (!serves && inService.value(room.number)) continue;
        rooms.insert(room.number, room.id);
        inService.insert(room.number, serves);
    }
    return rooms;
}

}  // namespace roomrack::api::v1
