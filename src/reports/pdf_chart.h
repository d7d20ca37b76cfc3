// SPDX-License-Identifier: GPL-3.0-or-later
// The chart on a report's first page: occupancy as bars, ADR and RevPAR as lines.
#pragma once

#include "reports/figures.h"
#include "reports/pdf_sheet.h"

#include <QtCore/QLocale>

namespace roomrack::reports {

void drawChart(PdfSheet &sheet, const QRectF &where, const Report &report, const QLocale &locale);

}  // namespace roomrack::reports
