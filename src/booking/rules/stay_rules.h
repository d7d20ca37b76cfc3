// SPDX-License-Identifier: GPL-3.0-or-later
// Check-in and check-out.
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

class StayRules {
public:
    explicit StayRules(PropertyState &state) : state_(state) {}

    Result<Answer> on(const CheckIn &c, Decision &d);
    Result<Answer> on(const CheckOut &c, Decision &d);

private:
    PropertyState &state_;
};

}  // namespace roomrack::booking
