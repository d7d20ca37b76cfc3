// SPDX-License-Identifier: GPL-3.0-or-later
// What the room plan takes from the window's copy of the hotel: which numbered rooms are held
// (holds in memory are in no file), and housekeeping statuses.
#pragma once

#include "booking/housekeeping.h"
#include "desktop/session/hotel_view.h"

#include <vector>

namespace roomrack::desktop {

struct PlanHold {
    HoldId hold;
    RoomId room;
    Stay nights;
    friend bool operator==(const PlanHold &, const PlanHold &) = default;
};

/// By hold.
std::vector<PlanHold> heldRooms(const HotelView &view);
booking::Housekeeping roomStatuses(const HotelView &view);

}  // namespace roomrack::desktop
