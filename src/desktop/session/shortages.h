// SPDX-License-Identifier: GPL-3.0-or-later
// Oversold nights in the window's copy of the hotel: the start of the walk list.
#pragma once

#include "desktop/session/hotel_view.h"

#include <vector>

namespace roomrack::desktop {

struct Shortage {
    Night night;
    int pool = 0;   ///< index
    int type = -1;  ///< index, if only a room type is oversold and its pool has rooms
    int rooms = 0;  ///< usable rooms, or the room type's own limit
    int sold = 0;
    int missing = 0;  ///< sold - rooms
    int beyond = 0;   ///< sold above the limit; 0: within the overbooking policy
    friend bool operator==(const Shortage &, const Shortage &) = default;
};

/// Oversold nights from the business date on, by night, then in the order of the grid.
std::vector<Shortage> shortages(const HotelView &view);

}  // namespace roomrack::desktop
