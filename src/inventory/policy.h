// SPDX-License-Identifier: GPL-3.0-or-later
// The overbooking policy: how many rooms beyond its limit a night is sold.
#pragma once

#include "inventory/catalogue.h"

#include <span>

namespace roomrack::inventory {

/// The rule that applies to a night, or null. The most specific match wins: one for a subject
/// before one for all, then fewer nights in its date range, then fewer weekdays, then a shorter
/// span of lead times, then the newer one. The lead time of a past night is 0.
const OverbookingRule *narrowestRule(std::span<const OverbookingRule> rules, RuleScope scope,
                                     qint64 subject, Night night, Night businessDate);

/// Rooms that the policy adds to `base` (physical - out of order, or availability). Percentages
/// round down: half a room cannot be sold. Never negative, never above the rule's ceiling.
int extraRooms(const OverbookingRule *rule, int base);

}  // namespace roomrack::inventory
