// SPDX-License-Identifier: GPL-3.0-or-later
// Holds pending a decision or a payment, and the page that shows them.
#pragma once

#include "desktop/session/hotel_view.h"
#include "desktop/session/page_actions.h"

#include <optional>

namespace roomrack::desktop {

/// The id of the line on the Duplicates page that decides about the request holding it; none for an
/// ordinary hold or one with a pending payment.
std::optional<dedup::CandidateId> questionOf(const HotelView &view, const booking::Hold &hold);

/// The action that opens the page where a hold is decided.
struct HoldDecision {
    QString text;  ///< of the button; empty: the hold just expires
    QString tip;
    QString hint;              ///< status bar text
    std::function<void()> go;  ///< none: there is no such page
};
HoldDecision decisionOf(const HotelView &view, const booking::Hold &hold,
                        const PageActions &actions);

}  // namespace roomrack::desktop
