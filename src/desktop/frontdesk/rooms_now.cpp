// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/frontdesk/rooms_now.h"

namespace roomrack::desktop {

std::vector<PlanHold> heldRooms(const HotelView &view)
{
    std::vector<PlanHold> held;
    for (const auto &[id, rooms] : view.roomsHeld()) {
        const booking::Hold *hold = view.hold(id);
        if (!hold) continue;
        for (const RoomId room : rooms) held.push_back({id, room, hold->stay});
    }
    return held;
}

booking::Housekeeping roomStatuses(const HotelView &view)
{
    booking::Housekeeping statuses;
    for (const inventory::Room &room : view.catalogue().rooms)
        statuses.set(room.id, view.housekeeping(room.id));
    return statuses;
}

}  // namespace roomrack::desktop
