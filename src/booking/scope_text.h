// SPDX-License-Identifier: GPL-3.0-or-later
// Names the rate plan and the channel that a restriction holds for, in errors.
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

/// `text` with the scope behind it: "24 Dec is closed to arrival for rate plan "Flexible" on
/// Example OTA". Unchanged for a scope of all sales.
QString withScope(const QString &text, const inventory::RestrictionScope &scope,
                  const PropertyState &state);

}  // namespace roomrack::booking
