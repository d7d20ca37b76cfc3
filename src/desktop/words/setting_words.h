// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of cell settings: their names, values and authors.
#pragma once

#include "booking/record.h"
#include "booking/step.h"
#include "engine/hotel_view.h"

#include <QtCore/QLocale>
#include <QtCore/QString>

#include <vector>

namespace roomrack::desktop {

using engine::HotelView;

/// "Rooms to sell", "Min LOS": the setting's name in the window.
QString fieldName(booking::CellField field);
/// "12", "on", "EUR 118.50", "default".
QString settingText(const inventory::Catalogue &catalogue, booking::CellField field, qint64 value,
                    const QLocale &locale);
/// "Non-refundable", "Wayfarer OTA", "Non-refundable on Wayfarer OTA": the rate plan and channel
/// that a restriction holds for; empty: all.
QString scopeText(const HotelView &view, const inventory::RestrictionScope &scope);
/// The rate plan of a rate, or the scope of a restriction; empty for others.
QString rowScopeText(const HotelView &view, const booking::CellRow &row);
/// "Rooms to sell · Superior", "Rate · Superior · Non-refundable", "Stop sell · Superior · Wayfarer
/// OTA"; `scope` as in rowScopeText().
QString cellRowText(const inventory::Catalogue &catalogue, const booking::CellRow &row,
                    const QString &scope);
/// "Rooms to sell · Superior, Suite · 18–22 Jul 2026": settings, room types or pools, and the range
/// of nights of these changes; of many names the first one and the number of the others.
QString changesText(const inventory::Catalogue &catalogue,
                    const std::vector<booking::CellChange> &changes, const QLocale &locale);
/// "Ana", "Website (token)": user or token; empty for the front desk and channels.
QString personText(const HotelView &view, ActorId actor);
/// "Ana", "Front desk", "System", or "Wayfarer OTA" for what the channel itself did.
QString callerText(const HotelView &view, ActorId actor);
/// "Room was occupied", "BK-10482" of a duplicate's other booking; empty if the record is no
/// consequence.
QString causeText(const booking::Record &record);
/// "The fair", "Bulk update", "Inventory": the user's reason and label, else the source; an undo or
/// redo comes first.
QString whyText(const booking::Record &record, const booking::StepText &text, bool isUndo,
                bool isRedo);
/// The subject of a user record; empty for other records.
QString aboutUser(const HotelView &view, const booking::Record &record);
/// "18 Jul 2026" or "18–22 Jul 2026": nights, last one included.
QString nightRangeText(Night first, int nights, const QLocale &locale);

}  // namespace roomrack::desktop
