// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a report on a thread of its own; can be watched and stopped.
#pragma once

#include "desktop/reports/export_work.h"
#include "reports/csv.h"
#include "reports/figures.h"
#include "reports/output_file.h"
#include "reports/pdf_report.h"

#include <QtCore/QFuture>

namespace roomrack::desktop {

/// CSV as the locale's spreadsheets open it: with a byte order mark, and with semicolons where
/// the comma is the decimal point.
reports::CsvOptions spreadsheetCsv(const QLocale &locale);

/// Cancelling the future stops the work; nothing is written then. Progress values count steps.
QFuture<Result<void>> exportCsv(reports::Report report, QString path, reports::CsvOptions options,
                                StopFlag stop);
QFuture<Result<void>> exportPdf(reports::Report report, QString path, reports::PdfOptions options,
                                StopFlag stop);

}  // namespace roomrack::desktop
