// SPDX-License-Identifier: GPL-3.0-or-later
// Bookings with numbered rooms of the small hotel, and who has them.
#pragma once

#include "booking/small_hotel.h"

namespace roomrack::tests {

inline BookingId book(TestHouse &h, RoomTypeId type, int in, int nights, int rooms = 1)
{
    const auto answer = h(booking::HoldAndConfirm{h.hold(type, in, nights, rooms), {}});
    return answer ? answer->booking : BookingId{};
}

inline qint64 taker(const TestHouse &h, int room, int night)
{
    const inventory::RoomLedger &rooms = h.house.rooms();
    return rooms.taker(rooms.placeOf(RoomId{room}), kToday + night);
}

inline booking::AssignRooms move(const TestHouse &h, BookingId booking, int from, int to,
                                 Stay nights = {})
{
    return {h.desk(), {{booking, RoomId{from}, RoomId{to}, nights}}};
}

}  // namespace roomrack::tests
