// SPDX-License-Identifier: GPL-3.0-or-later
// Holds of the cheapest of several room types.
#pragma once

#include "booking/property_state.h"
#include "booking/rules/selling_rules.h"

#include <vector>

namespace roomrack::booking {

class CheapestRules {
public:
    explicit CheapestRules(PropertyState &state) : state_(state) {}

    /// Of room types with the same price the first one of the command is held, or of the catalogue
    /// if the command names none.
    Result<Answer> on(const TakeCheapest &c, Decision &d);

private:
    /// Indexes in the catalogue of those that exist, each once.
    std::vector<int> types(const TakeCheapest &c) const;
    /// Available, not restricted, and with the numbered rooms of the hold.
    bool canHold(const TakeHold &c, const StayRequest &request, Decision &d) const;
    Error whyNone(const TakeCheapest &c, RatePlanId plan, Decision &d);

    PropertyState &state_;
};

}  // namespace roomrack::booking
