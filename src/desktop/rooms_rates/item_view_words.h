// SPDX-License-Identifier: GPL-3.0-or-later
// What a view of items is called, by the kind of its items.
#pragma once

#include "booking/description/items.h"
#include "desktop/session/hotel_view.h"

#include <QtCore/QString>

namespace roomrack::desktop {

/// Of the names of the widgets: "roomTypes".
QString prefixOf(booking::ItemKind kind);
QString titleOf(booking::ItemKind kind);
/// Instead of an empty list.
QString emptyText(booking::ItemKind kind);
/// "Room type Superior".
QString nameText(booking::ItemKind kind, const QString &name);
/// The kind of an item in the view of `kind`, which has all taxes and fees if it is one of them.
booking::ItemKind shownKind(const HotelView &view, booking::ItemKind kind, qint64 id);

}  // namespace roomrack::desktop
