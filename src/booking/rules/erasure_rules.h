// SPDX-License-Identifier: GPL-3.0-or-later
// Erases the guests of closed bookings (docs/decisions/0078).
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

class ErasureRules {
public:
    explicit ErasureRules(PropertyState &state) : state_(state) {}

    Result<Answer> on(const EraseGuests &c, Decision &d);

private:
    /// Whether the booking is over, and nothing about it is under way.
    Result<void> check(BookingId id, const std::vector<ClosedGuest> &stored, Decision &d) const;
    void forget(BookingId id);
    bool isBeingPaid(BookingId id) const;

    PropertyState &state_;
};

}  // namespace roomrack::booking
