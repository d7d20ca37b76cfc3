// SPDX-License-Identifier: GPL-3.0-or-later
// Nights with more guests than rooms, as the window's copy of the hotel has them: what the walk
// list begins with.
#pragma once

#include "desktop/session/hotel_view.h"

#include <vector>

namespace roomrack::desktop {

struct Shortage {
    Night night;
    int pool = 0;   ///< index
    int type = -1;  ///< index, where only a room type is oversold and its pool has rooms
    int rooms = 0;  ///< that can be used, or the room type's own limit
    int sold = 0;
    int missing = 0;  ///< sold - rooms
    int beyond = 0;   ///< sold beyond the limit; 0: the overbooking policy allows it
    friend bool operator==(const Shortage &, const Shortage &) = default;
};

/// From the business date on; by night, then in the order of the grid.
std::vector<Shortage> shortages(const HotelView &view);

}  // namespace roomrack::desktop
