// SPDX-License-Identifier: GPL-3.0-or-later
// Bookings: taken at the desk, or received from a channel.
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

class BookingRules {
public:
    explicit BookingRules(PropertyState &state) : state_(state) {}

    Result<Answer> on(const HoldAndConfirm &c, Decision &d);
    /// Already sold at its source: always accepted, flagged if it exceeds a limit.
    Result<Answer> on(const RecordReservation &c, Decision &d);

private:
    Answer reservedBefore(BookingId id, Decision &d) const;

    PropertyState &state_;
};

}  // namespace roomrack::booking
