// SPDX-License-Identifier: GPL-3.0-or-later
// A property with an example of everything the grid can show, for tests without an engine.
#pragma once

#include "engine/change_set.h"

namespace roomrack::tests {

/// "Hotel Bellavista": six pools (64 standard rooms sold as two room types, ...), nights from
/// 2026-07-01, business date 2026-07-11, random sales, holds, restrictions, one oversold night.
engine::Snapshot sampleHotel(int nights = 120);

/// `pools` pools with `typesInEach` room types each, half sold: for measurements.
engine::Snapshot wideHotel(int pools, int typesInEach, int nights);

}  // namespace roomrack::tests
