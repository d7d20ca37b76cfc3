// SPDX-License-Identifier: GPL-3.0-or-later
// A bulk update in words: what is done, what was found, what it will be called when it is undone.
#pragma once

#include "channels/desk/announced.h"
#include "desktop/bulk/bulk_form.h"

namespace roomrack::desktop {

/// "Set to", "Raise by", "Back to the default".
QString actionName(BulkAction action);
/// "Superior", for rates "Superior · Non-refundable".
QString bulkRowName(const HotelView &view, const GridRow &row);
/// "12", "20 (default)", "EUR 90.00 (derived)", "no rate".
QString bulkValueText(const HotelView &view, const BulkLine &line, CellField field,
                      const CellValue &value, const QLocale &locale);
/// "18–22 Jul 2026", and how many of these nights are meant where not all are.
QString bulkNightsText(const BulkLine &line, const QLocale &locale);

/// "1,460 of 1,520 cells change."
QString changingText(const BulkPlan &plan, const QLocale &locale);
/// "35 have this already · 25 are left out"; empty where neither.
QString othersText(const BulkPlan &plan, const QLocale &locale);
/// One sentence a finding, with the first cell as an example.
QString findingText(const HotelView &view, CellField field, const BulkFinding &finding,
                    const QLocale &locale);
/// A line for each channel: "Wayfarer OTA gets availability: 1 message, 14 updates."
QString announcedText(const HotelView &view, const std::vector<channels::Announced> &announced);
/// How percentages are rounded; empty where there is nothing to round.
QString roundingText(const BulkForm &form, Currency currency);
/// "Fri 18 Dec 2026 takes what Fri 19 Dec 2025 has, 52 weeks earlier, and so on."
QString alignmentText(const BulkForm &form, Night first, const QLocale &locale);

/// "Bulk update: Rate +10 % · 3 rows, 18–22 Dec 2026", or with the template's name in front of it.
QString bulkLabel(const HotelView &view, const BulkForm &form, const QString &templateName,
                  const QLocale &locale);

}  // namespace roomrack::desktop
