// SPDX-License-Identifier: GPL-3.0-or-later
// Takes the rooms of a cancelled booking or a no-show again.
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

class ReinstatementRules {
public:
    explicit ReinstatementRules(PropertyState &state) : state_(state) {}

    Result<Answer> on(const ReinstateBooking &c, Decision &d);

private:
    Result<void> check(const ReinstateBooking &c, const EndedBooking &over, Decision &d);

    PropertyState &state_;
};

}  // namespace roomrack::booking
