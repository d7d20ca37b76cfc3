// SPDX-License-Identifier: GPL-3.0-or-later
// What reservations that are told to others are made of.
#pragma once

#include "protocols/reservation.h"
#include "storage/reader.h"

namespace roomrack::channels {

/// The guest does not come any more, whoever decided that.
bool isTakenBack(booking::BookingStatus status);
protocols::Person personOf(const booking::Guest &guest);
/// Guests are known by booking; each of its rooms gets its share, rounded up.
protocols::RoomStay stayOf(const booking::Booking &booking, const QString &room,
                           const QString &rate);
/// A room type that has no code there, as an error.
tl::unexpected<Error> withoutCode(const QString &roomType);

}  // namespace roomrack::channels
