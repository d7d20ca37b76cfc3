// SPDX-License-Identifier: GPL-3.0-or-later
// Records as sentences: for the audit log, the history of a cell and the timeline of a booking.
// Shared, so that an event has the same text everywhere.
#pragma once

#include "booking/booking.h"
#include "booking/record.h"
#include "desktop/theme/colors.h"
#include "inventory/catalogue.h"

#include <QtCore/QLocale>
#include <QtCore/QString>

namespace roomrack::desktop {

QString statusText(booking::BookingStatus status);
Tone statusTone(booking::BookingStatus status);

/// "BK-10482 confirmed · Superior × 1 · 18–21 Jul 2026 · EUR 447.00". Contains only what the record
/// holds: the extension of a hold has no dates.
QString describe(const booking::Record &record, const inventory::Catalogue &catalogue,
                 const QLocale &locale);
/// The first part of describe(): "BK-10482 confirmed".
QString headlineText(const booking::Record &record, const inventory::Catalogue &catalogue,
                     const QLocale &locale);
/// The parts of describe() after the first, in order; Money is also the number of no-shows.
enum class RecordPart : quint8 { Where, Nights, Room, Money, Deadline };
/// One part of describe(); each depends on few fields of the record. Empty if it has none.
QString partText(RecordPart part, const booking::Record &record,
                 const inventory::Catalogue &catalogue, const QLocale &locale);
/// The same as describe() without the booking number: "Confirmed · Superior × 1 · 18–21 Jul 2026".
QString describeStep(const booking::Record &record, const inventory::Catalogue &catalogue,
                     const QLocale &locale);
/// The part of describe() that is shown in bold ("BK-10482"); may be empty.
QString subjectText(const booking::Record &record);

/// "Booking", "Hold", "Inventory", "System": the "kind" column of the audit log.
QString kindText(booking::RecordKind kind);
/// Text of the status badge ("Confirmed", "Expired"); empty if there is none.
QString outcomeText(const booking::Record &record);
Tone outcomeTone(const booking::Record &record);

}  // namespace roomrack::desktop
