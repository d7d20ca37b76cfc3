// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of a bulk update: operations, findings, and its label in the undo menu.
#pragma once

#include "channels/controller/announced.h"
#include "desktop/bulk/bulk_form.h"

namespace roomrack::desktop {

/// "Set to", "Raise by", "Reset to default".
QString actionName(BulkAction action);
/// "Superior"; for rates "Superior · Non-refundable", for restrictions of a scope "Superior ·
/// Wayfarer OTA".
QString bulkRowName(const HotelView &view, const GridRow &row);
/// "12", "20 (default)", "EUR 90.00 (derived)", "no rate".
QString bulkValueText(const HotelView &view, const BulkLine &line, CellField field,
                      const CellValue &value, const QLocale &locale);
/// "18–22 Jul 2026", and the number of selected nights if not all are.
QString bulkNightsText(const BulkLine &line, const QLocale &locale);

/// "1,460 of 1,520 values will change".
QString changingText(const BulkPlan &plan, const QLocale &locale);
/// "35 unchanged · 25 skipped"; empty if neither applies.
QString othersText(const BulkPlan &plan, const QLocale &locale);
/// One sentence per finding, with the first cell as an example.
QString findingText(const HotelView &view, CellField field, const BulkFinding &finding,
                    const QLocale &locale);
/// One line per channel: "To be sent to Wayfarer OTA: availability: 1 message, 14 updates."
QString announcedText(const HotelView &view, const std::vector<channels::Announced> &announced);
/// How percentages are rounded; empty if nothing is rounded.
QString roundingText(const BulkForm &form, Currency currency);
/// "Fri 18 Dec 2026 is copied from Fri 19 Dec 2025, and so on; weekdays are aligned."
QString alignmentText(const BulkForm &form, Night first, const QLocale &locale);

}  // namespace roomrack::desktop
