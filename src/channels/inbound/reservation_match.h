// SPDX-License-Identifier: GPL-3.0-or-later
// The rooms of a channel's reservation, and which bookings of it they are. Pure.
#pragma once

#include "booking/booking.h"
#include "booking/told_reservation.h"

#include <vector>

namespace roomrack::channels {

/// One booking that a reservation asks for.
struct Part {
    RoomTypeId roomType;
    RatePlanId plan;
    Stay stay;
    qint32 rooms = 1;
    qint32 adults = 0;
    qint32 children = 0;
    qint64 total = 0;
    booking::ToldStay told{};
};

bool isCancelled(const booking::Booking &b);
/// All but the commission and what else ToldStay has.
bool isAsTold(const Part &part, const booking::Booking &b);

/// The booking of each part, null for one that has none: first one that matches the message, then
/// open ones that differ in the price only, then of the same type and stay, then any; then closed.
std::vector<const booking::Booking *> matchBookings(const std::vector<Part> &parts,
                                                    std::vector<const booking::Booking *> bookings);

}  // namespace roomrack::channels
