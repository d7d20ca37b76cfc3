// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a booking of a request, a channel's reservation or a hold.
#pragma once

#include "booking/booking.h"

namespace roomrack::booking {

/// `wanted` has the stay, rooms and guests; `total` is in minor units. The caller sets number,
/// version and time.
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
    b.segment = wanted.segment;
    return b;
}

/// The booking has the number of the hold.
inline Booking bookingOf(const Hold &hold)
{
    Booking b = bookingOf(hold, hold.property, hold.channel, hold.total);
    b.id = BookingId{hold.id.value};
    b.termsSeq = hold.termsSeq;
    return b;
}

/// Instead of the number of a booking that the caller may not see: no booking has it, so that every
/// rule refuses it as not found. asked() is the number again, for the refusal's text. A complement,
/// because a connected program may send the number that has no negative.
constexpr BookingId hidden(BookingId id)
{
    return id.value < 0 ? id : BookingId{~id.value};
}
constexpr BookingId asked(BookingId id)
{
    return id.value < 0 ? BookingId{~id.value} : id;
}

}  // namespace roomrack::booking
