// SPDX-License-Identifier: GPL-3.0-or-later
// The booking that a wish, a reservation told by a channel, or a hold comes to.
#pragma once

#include "booking/booking.h"

namespace roomrack::booking {

/// `wanted` says for what; `total` in minor units. Number, version and time are the caller's.
template <typename Wanted>
Booking bookingOf(const Wanted &wanted, PropertyId property, ChannelId channel, qint64 total)
{
    Booking b;
    b.property = property;
    b.channel = channel;
    b.reserved = b.counted = wanted.roomType;
    b.stay = wanted.stay;
    b.rooms = wanted.rooms;
    b.adults = wanted.adults;
    b.children = wanted.children;
    b.plan = wanted.plan;
    b.total = total;
    return b;
}

/// Its number is the hold's.
inline Booking bookingOf(const Hold &hold)
{
    Booking b = bookingOf(hold, hold.property, hold.channel, hold.total);
    b.id = BookingId{hold.id.value};
    return b;
}

}  // namespace roomrack::booking
