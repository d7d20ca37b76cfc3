// SPDX-License-Identifier: GPL-3.0-or-later
// The effects of an edit of the description as rows of a table: kind, what, when.
#pragma once

#include "booking/description/edit_description.h"
#include "desktop/session/hotel_view.h"
#include "desktop/widgets/rows_model.h"

#include <QtCore/QLocale>

namespace roomrack::desktop {

/// The key of a row is the number of its booking, or negative.
std::vector<Row> effectRows(const booking::DescriptionEffects &effects, const HotelView &view,
                            bool withChanges, const QLocale &locale);

}  // namespace roomrack::desktop
