// SPDX-License-Identifier: GPL-3.0-or-later
// The commission of a channel as a share of the price, with exceptions for rate plans.
#pragma once

#include "inventory/catalogue.h"

#include <algorithm>
#include <vector>

namespace roomrack::sync {

using inventory::kMostCommission;

struct PlanCommission {
    RatePlanId plan;
    int basisPoints = 0;  ///< of the price: 1500 = 15 %
    friend bool operator==(const PlanCommission &, const PlanCommission &) = default;
};

struct CommissionRule {
    int basisPoints = 0;  ///< of bookings whose rate plan is none of `plans`
    std::vector<PlanCommission> plans{};

    int of(RatePlanId plan) const
    {
        const auto at = std::find_if(plans.begin(), plans.end(),
                                     [&](const PlanCommission &p) { return p.plan == plan; });
        return at == plans.end() ? basisPoints : at->basisPoints;
    }
    friend bool operator==(const CommissionRule &, const CommissionRule &) = default;
};

}  // namespace roomrack::sync
