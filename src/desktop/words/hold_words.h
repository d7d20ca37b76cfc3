// SPDX-License-Identifier: GPL-3.0-or-later
// Short localized texts for holds, shared by all pages.
#pragma once

#include "engine/hotel_view.h"

#include <QtCore/QString>

namespace roomrack::desktop {

/// "Superior × 2"; with numbered rooms "Superior × 2 · 204, 205".
QString holdRoomsText(const engine::HotelView &view, const booking::Hold &hold);
/// "in memory" for a hold that ends when Roomrack is restarted; empty for all others.
QString holdMemoryText(const booking::Hold &hold);
/// Who has it: the channel or, of the front desk, the user or the API token.
QString holderText(const engine::HotelView &view, const booking::Hold &hold);
/// "Held by Wayfarer OTA, 4:12 left"; while it is paid, without a time.
QString heldByText(const engine::HotelView &view, const booking::Hold &hold, Instant now);
/// The same within a sentence: "held by Wayfarer OTA, 4:12 left".
QString heldByPhrase(const engine::HotelView &view, const booking::Hold &hold, Instant now);

}  // namespace roomrack::desktop
