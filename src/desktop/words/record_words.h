// SPDX-License-Identifier: GPL-3.0-or-later
// What happened, as a sentence: for the activity list, the history of a cell and the timeline of
// a booking. One place, so that the same event reads the same everywhere.
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

/// "BK-10482 confirmed · Superior × 1 · 18–21 Jul 2026 · EUR 447.00". A record tells only what it
/// holds: an extension of a hold has no dates, so none are named.
QString describe(const booking::Record &record, const inventory::Catalogue &catalogue,
                 const QLocale &locale);
/// The same where the booking is known: "Confirmed · Superior × 1 · 18–21 Jul 2026".
QString describeStep(const booking::Record &record, const inventory::Catalogue &catalogue,
                     const QLocale &locale);
/// The part of describe() before the first dot, to be set in bold ("BK-10482"); may be empty.
QString subjectText(const booking::Record &record);

/// "Booking", "Hold", "Inventory", "House": the column "kind" of the activity list.
QString kindText(booking::RecordKind kind);
/// What the pill beside it says ("Confirmed", "Expired"); empty where there is nothing to add.
QString outcomeText(const booking::Record &record);
Tone outcomeTone(const booking::Record &record);

}  // namespace roomrack::desktop
