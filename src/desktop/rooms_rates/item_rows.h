// SPDX-License-Identifier: GPL-3.0-or-later
// The items of a description as rows of a table.
#pragma once

#include "booking/description/items.h"
#include "desktop/session/hotel_view.h"
#include "desktop/widgets/rows_table.h"

#include <QtCore/QLocale>

namespace roomrack::desktop {

std::vector<RowColumn> itemColumns(booking::ItemKind kind);
RowsTable::Shape itemShape(booking::ItemKind kind);
/// Hides the columns in which none of the rows has anything.
void hideUseless(RowsTable &table, booking::ItemKind kind);
/// In grid order; the key is the id, the first cell the code or number. Retired items are left out
/// unless `withRetired`.
std::vector<Row> itemRows(const HotelView &view, booking::ItemKind kind, bool withRetired,
                          const QLocale &locale);

}  // namespace roomrack::desktop
