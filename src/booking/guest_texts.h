// SPDX-License-Identifier: GPL-3.0-or-later
// What is stored about the guests of closed bookings, read before they are erased.
#pragma once

#include "booking/booking.h"

#include <memory>
#include <vector>

namespace roomrack::booking {

/// A closed booking with its guest as stored now, and as it was before changes that are kept for
/// undo.
struct ClosedGuest {
    Booking booking;
    std::vector<Guest> guests;
};
using ClosedGuestsPtr = std::shared_ptr<const std::vector<ClosedGuest>>;

/// Texts by which a message about the guest is recognized, UTF-8: it is about the guest if it
/// contains all texts of one group, exactly as written. A group has one text, except that of a
/// name: its words, at most three. Texts of fewer than four characters are in none alone.
using GuestMarks = std::vector<std::vector<QByteArray>>;
GuestMarks marksOf(const std::vector<Guest> &guests);

}  // namespace roomrack::booking
