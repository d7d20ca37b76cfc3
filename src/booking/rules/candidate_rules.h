// SPDX-License-Identifier: GPL-3.0-or-later
// The candidates for duplicates that bookings and requests insert, move and end
// (docs/decisions/0027, 0030).
#pragma once

#include "booking/property_state.h"
#include "dedup/booking_candidates.h"

namespace roomrack::booking {

class CandidateRules {
public:
    explicit CandidateRules(PropertyState &state) : state_(state) {}

    /// The candidates of a request, one per room, and a further one for several rooms.
    std::vector<dedup::Asked> candidatesFor(const GuestProbe &guestProbe, const Booking &wanted,
                                            Instant at) const;
    /// Inserts candidates as active, each with the first free ordinal: here, and in `elsewhere`,
    /// the central store's matches with the same key.
    void insert(std::vector<dedup::Asked> own, BookingId booking, Decision &d,
                const std::vector<dedup::Match> &elsewhere = {});
    /// As above, for a booking; without a guest probe nothing is inserted.
    void insert(const GuestProbePtr &guestProbe, const Booking &b, Decision &d);
    /// Replaces a changed booking's candidates, keeping their age.
    void move(const ChangeBooking &c, const Booking &was, const Booking &now, Decision &d);
    /// Ends the candidates of a booking.
    void end(BookingId booking, Decision &d);

private:
    PropertyState &state_;
};

}  // namespace roomrack::booking
