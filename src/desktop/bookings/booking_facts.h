// SPDX-License-Identifier: GPL-3.0-or-later
// A booking in words: its fields, what cancelling costs, and what is different from before.
#pragma once

#include "desktop/session/hotel_view.h"
#include "desktop/widgets/fact_grid.h"
#include "storage/reader.h"

#include <QtCore/QLocale>
#include <QtCore/QStringList>

#include <vector>

namespace roomrack::desktop {

/// The fields that are there, in the order of the details panel.
std::vector<Fact> bookingFacts(const storage::BookingRow &row, const HotelView &view,
                               const QLocale &locale);
/// One line a field that is not what it was: "Stay: 18–21 Jul 2026 → 19–22 Jul 2026".
QStringList differences(const storage::BookingRow &before, const storage::BookingRow &now,
                        const HotelView &view, const QLocale &locale);

/// "EUR 50.00", and in the guest's currency, where that is another: "EUR 50.00 (HUF 19,500.00)".
QString owedText(qint64 amount, const storage::BookingRow &row, const HotelView &view,
                 const QLocale &locale);
/// What cancelling costs at `at`, minor units: as the house computes it.
qint64 feeAt(const booking::Booking &booking, const HotelView &view, Instant at);
/// "Free until 17 Jul 2026 18:00, then EUR 149.00": the terms of the booking's plan.
QString termsText(const booking::Booking &booking, const HotelView &view, const QLocale &locale);

}  // namespace roomrack::desktop
