// SPDX-License-Identifier: GPL-3.0-or-later
// How bookings end without a stay: cancellations, no-shows, walks, and their fees.
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

class EndingRules {
public:
    explicit EndingRules(PropertyState &state) : state_(state) {}

    Result<Answer> on(const CancelBooking &c, Decision &d);
    Result<Answer> on(const MarkNoShow &c, Decision &d);
    Result<Answer> on(const WalkBooking &c, Decision &d);
    /// The booking to walk, or why it cannot be; none: it was walked before.
    Result<std::optional<Booking>> walkable(const WalkBooking &c, Decision &d);
    /// Releases the rooms and refunds what was paid and is not owed, in the commit that ends the
    /// booking.
    Answer end(Booking b, BookingEnd end, const Caller &caller, Decision &d);
    /// The fee for cancelling at this time, by the terms that the booking keeps (minor units).
    qint64 feeNow(const Booking &b, Instant at) const;
    /// The fee for a guest who did not arrive, noted at this time.
    qint64 noShowFeeNow(const Booking &b, Instant at) const;
    /// Stores the reason with the record, if there is one.
    void keepReason(const Answer &answer, const QString &reason, Decision &d) const;

private:
    std::optional<Answer> cancelRequest(const CancelBooking &c, Decision &d);
    std::optional<Answer> cancelledBefore(BookingId id, Decision &d) const;

    PropertyState &state_;
};

}  // namespace roomrack::booking
