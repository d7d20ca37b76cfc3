// SPDX-License-Identifier: GPL-3.0-or-later
// The market segments that most hotels report, to begin with.
#pragma once

#include "inventory/catalogue.h"

namespace roomrack::desktop {

/// The segments of rooms revenue in the Uniform System of Accounts for the Lodging Industry (USALI,
/// 11th edition): transient, group, contract. With negative ids, named in the window's language.
std::vector<inventory::MarketSegment> usualSegments();

}  // namespace roomrack::desktop
