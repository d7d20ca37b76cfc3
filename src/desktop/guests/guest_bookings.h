// SPDX-License-Identifier: GPL-3.0-or-later
// The bookings of one guest, with all that is stored about them.
#pragma once

#include "storage/reader.h"

#include <vector>

namespace roomrack::desktop {

struct GuestBooking {
    storage::BookingRow row;
    std::vector<booking::Record> history;      ///< oldest first
    bool sameName = true, sameAddress = true;  ///< as the first one
    /// Couples, companies and agencies share an address, and strangers a name.
    bool isSure() const { return sameName && sameAddress; }
};

/// By email address or telephone number, compared without case, spaces and punctuation. Empty ones
/// are different.
bool hasSameAddress(const booking::Guest &a, const booking::Guest &b);
/// Compared without case and outer spaces.
bool hasSameName(const booking::Guest &a, const booking::Guest &b);

/// The booking first, then others with its guest's name or email address, newest first; at most
/// kMostGuestBookings.
/// Blocking: for the thread that reads. NotFound: there is no such booking.
Result<std::vector<GuestBooking>> readGuestBookings(storage::Reader &reader, PropertyId property,
                                                    BookingId id);
inline constexpr int kMostGuestBookings = 500;

}  // namespace roomrack::desktop
