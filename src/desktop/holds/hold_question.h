// SPDX-License-Identifier: GPL-3.0-or-later
// Holds about which somebody, or a payment, decides: where that is seen.
#pragma once

#include "desktop/session/hotel_view.h"
#include "desktop/shell/desk_actions.h"

#include <optional>

namespace roomrack::desktop {

/// The line of the page Duplicates that asks about the request that holds it; none: it is an
/// ordinary hold, or one that is being paid.
std::optional<dedup::CandidateId> questionOf(const HotelView &view, const booking::Hold &hold);

/// What leads to where it is decided about a hold.
struct HoldDecision {
    QString text;  ///< of a button; empty: its time decides
    QString tip;
    QString hint;              ///< for the status bar
    std::function<void()> go;  ///< none: nobody shows it
};
HoldDecision decisionOf(const HotelView &view, const booking::Hold &hold,
                        const DeskActions &actions);

}  // namespace roomrack::desktop
