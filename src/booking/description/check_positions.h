// SPDX-License-Identifier: GPL-3.0-or-later
// Positions of items in their lists, as an edit may set them.
#pragma once

#include "booking/description/items.h"
#include "core/error.h"

namespace roomrack::booking {

/// Invalid on "position": below 0, or above kMostPosition. Rooms are in the order of their numbers
/// and have none.
Result<void> checkPositions(const DescriptionItems &items);

}  // namespace roomrack::booking
