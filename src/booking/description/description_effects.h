// SPDX-License-Identifier: GPL-3.0-or-later
// What a planned edit of the description changes, and what stands in its way.
#pragma once

#include "booking/description/description_plan.h"

namespace roomrack::booking {

/// From the items before and after, and both ledgers.
DescriptionEffects effectsOf(const PropertyState &state, const DescriptionPlan &plan);

}  // namespace roomrack::booking
