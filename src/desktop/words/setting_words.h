// SPDX-License-Identifier: GPL-3.0-or-later
// Settings of cells in words: what they are called, what a value of theirs means, who set them.
#pragma once

#include "booking/record.h"
#include "booking/step.h"
#include "desktop/session/hotel_view.h"

#include <QtCore/QLocale>
#include <QtCore/QString>

namespace roomrack::desktop {

/// "Rooms for sale", "Shortest stay": the setting's name in the window.
QString fieldName(booking::CellField field);
/// "12", "on", "EUR 118.50", "default".
QString settingText(const inventory::Catalogue &catalogue, booking::CellField field, qint64 value,
                    const QLocale &locale);
/// "Rooms for sale · Superior", "Rate · Superior · Non-refundable"; `plan` is the plan's name.
QString cellRowText(const inventory::Catalogue &catalogue, const booking::CellRow &row,
                    const QString &plan);
/// "Ana", "Website (token)": who comes with a name; empty for the desk and for channels.
QString personText(const HotelView &view, ActorId actor);
/// The same, or the channel that acts so, or the desk: where no record says which channel.
QString callerText(const HotelView &view, ActorId actor);
/// "Ana", "Front desk", "Wayfarer OTA", or the program itself.
QString whoText(const HotelView &view, const booking::Record &record);
/// "The fair · Bulk update: Easter closure", "Inventory": what the person said about it; where it
/// was an undo, that comes first.
QString whyText(const booking::Record &record, const booking::StepText &text, bool isUndo,
                bool isRedo);
/// The user that a record about users is about; empty for other records.
QString aboutUser(const HotelView &view, const booking::Record &record);
/// "18 Jul 2026" or "18–22 Jul 2026": nights, the last one too.
QString nightRangeText(Night first, int nights, const QLocale &locale);

}  // namespace roomrack::desktop
