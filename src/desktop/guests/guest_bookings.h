// SPDX-License-Identifier: GPL-3.0-or-later
// The bookings of one guest, with all that is stored about them.
#pragma once

#include "storage/reader.h"

#include <vector>

namespace roomrack::desktop {

struct GuestBooking {
    storage::BookingRow row;
    std::vector<booking::Record> history;  ///< oldest first
    /// The same email address or telephone number. Otherwise only the name is the same, and it may
    /// be another person.
    bool isSure = true;
};

/// Whether two are the same person: by email address or telephone number, which are compared
/// without case and punctuation. Empty ones are different.
bool isSamePerson(const booking::Guest &a, const booking::Guest &b);
/// Compared without case and outer spaces.
bool hasSameName(const booking::Guest &a, const booking::Guest &b);

/// The booking first, then other bookings of its guest, newest first; at most kMostGuestBookings.
/// Blocking: for the thread that reads. NotFound: there is no such booking.
Result<std::vector<GuestBooking>> readGuestBookings(storage::Reader &reader, PropertyId property,
                                                    BookingId id);
inline constexpr int kMostGuestBookings = 500;

}  // namespace roomrack::desktop
