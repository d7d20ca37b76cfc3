// SPDX-License-Identifier: GPL-3.0-or-later
// The Rooms & rates page, shown for a small hotel.
#pragma once

#include "desktop/rooms_rates/rooms_rates_page.h"
#include "shown_page.h"

namespace roomrack::tests {

using ShownRoomsRates = ShownPage<desktop::RoomsRatesPage>;

inline const inventory::Catalogue &catalogueOf(ShownRoomsRates &shown)
{
    return shown.hotel.session().view().catalogue();
}

/// Whether an input of the open dialog is marked.
inline bool isWrong(const ShownRoomsRates &shown, const char *input)
{
    const auto *field = shown.inDialog<QWidget>(input);
    return field && field->property("wrong").toBool();
}

}  // namespace roomrack::tests
