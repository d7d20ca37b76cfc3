// SPDX-License-Identifier: GPL-3.0-or-later
// The overbooking policy.
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

class PolicyRules {
public:
    explicit PolicyRules(PropertyState &state) : state_(state) {}

    Result<Answer> on(const SetPolicy &c, Decision &d);
    /// Applies validated rules; returns the sequence number of their record.
    qint64 setRules(std::vector<inventory::OverbookingRule> rules, const Caller &caller,
                    qint64 cause, Decision &d);

private:
    PropertyState &state_;
};

}  // namespace roomrack::booking
