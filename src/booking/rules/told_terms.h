// SPDX-License-Identifier: GPL-3.0-or-later
// The terms that holds were taken under, while their property is read from the file again, where
// they are not: by their content, as the number may be lost with the edit that it came with, or
// given to others (docs/decisions/0075).
#pragma once

#include "booking/property_state.h"

#include <map>
#include <utility>

namespace roomrack::booking {

class ToldTerms {
public:
    /// Of all holds of the state and of these, which it has no longer. What is known stays.
    void note(const PropertyState &state, const std::vector<SpentHold> &spent = {});
    /// Gives holds that are there the numbers of their terms. Terms that were rolled back are
    /// replaced by the plan's present ones.
    void applyTo(PropertyState &state) const;

private:
    struct Told {
        Instant taken;  ///< the number of a hold that was rolled back is used again
        RatePlanId plan;
        std::optional<pricing::PlanTerms> terms{};  ///< none: no rate plan
        SegmentId segment{};
    };
    void note(const PropertyState &state, const Hold &hold);

    std::map<std::pair<PropertyId, HoldId>, Told> all_;
};

}  // namespace roomrack::booking
