// SPDX-License-Identifier: GPL-3.0-or-later
// Numbered rooms out of order: they cannot be assigned, and their pool has fewer rooms to sell.
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

class OutOfOrderRules {
public:
    explicit OutOfOrderRules(PropertyState &state) : state_(state) {}

    Result<Answer> on(const SetRoomOutOfOrder &c, Decision &d);

private:
    Result<std::vector<int>> check(const SetRoomOutOfOrder &c, Decision &d) const;
    void shift(int pool, Stay nights, int change, const Caller &caller, Decision &d);

    PropertyState &state_;
};

}  // namespace roomrack::booking
