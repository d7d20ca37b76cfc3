// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in the way of an edit of the description: bookings, holds and rooms out of order that
// need what it retires.
#pragma once

#include "booking/description/description_plan.h"

namespace roomrack::booking {

/// At most kMostEffects, in the order of the items, those of an item by night.
std::vector<Obstacle> obstaclesOf(const PropertyState &state, const DescriptionPlan &plan);

}  // namespace roomrack::booking
