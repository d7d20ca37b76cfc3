// SPDX-License-Identifier: GPL-3.0-or-later
// What an edit of the description would come to: a pure function of the edit and the state, for the
// rules that carry it out and for the preview that shows it before.
#pragma once

#include "booking/description/edit_description.h"
#include "booking/property_state.h"

#include <optional>

namespace roomrack::booking {

struct DescriptionPlan {
    inventory::Catalogue catalogue;  ///< afterwards, in grid order
    std::vector<pricing::RatePlan> plans{};
    pricing::TaxRules taxes{};
    DescriptionItems before{};  ///< of the items that change; none of an added one
    DescriptionItems after{};   ///< all items that change, with their ids
    LastItemIds lastIds{};
    /// Afterwards; none: rooms, limits and their order stay, and with them all nights.
    std::optional<inventory::Ledger> ledger{};
    DescriptionEffects effects{};
};

/// Errors: Stale on "description" (changed since the caller saw it); NotFound, Invalid, WrongState
/// with the field of an item. What else stands in the way is in the effects. `lastIds`: null: the
/// last ones of this property. `version` stamps the cells whose limit changes.
Result<DescriptionPlan> planDescription(const PropertyState &state, const EditDescription &edit,
                                        const LastItemIds *lastIds, qint64 version);
/// The error of an edit with these effects; none: it is permitted.
Result<void> permitted(const DescriptionEffects &effects, bool acceptOversold);
/// "room 203: booking BK-12 is assigned on 2 March 2026".
QString obstacleText(const Obstacle &obstacle);

}  // namespace roomrack::booking
