// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a report on a separate thread, with progress and cancellation.
#pragma once

#include "desktop/exports/export_work.h"
#include "reports/csv.h"
#include "reports/figures.h"
#include "reports/output_file.h"
#include "reports/pdf_report.h"

#include <QtCore/QFuture>

namespace roomrack::desktop {

/// CSV for spreadsheets in this locale: with a byte order mark, and with semicolons if the decimal
/// sign is a comma.
reports::CsvOptions spreadsheetCsv(const QLocale &locale);

/// Cancelling the future stops the work without writing a file. Progress values count steps.
QFuture<Result<void>> exportCsv(reports::Report report, QString path, reports::CsvOptions options,
                                StopFlag stop);
QFuture<Result<void>> exportPdf(reports::Report report, QString path, reports::PdfOptions options,
                                StopFlag stop);

}  // namespace roomrack::desktop
