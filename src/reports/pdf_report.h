// SPDX-License-Identifier: GPL-3.0-or-later
// A report as a PDF: title, figures, chart, and the table over as many pages as needed. Requires Qt
// Gui and a QGuiApplication (for fonts); a headless build has no PDF output.
#pragma once

#include "reports/figures.h"
#include "reports/output_file.h"

#include <QtCore/QDateTime>
#include <QtCore/QLocale>
#include <QtGui/QPageSize>

namespace roomrack::reports {

struct PdfOptions {
    QPageSize::PageSizeId page = QPageSize::A4;  ///< A4 or Letter
    QLocale locale;
    QString fontFamily;  ///< empty: the application's font
    QDateTime made;      ///< in the hotel's time zone; printed in the footer
};

/// Letter where the locale's country uses it, else A4 (Unicode CLDR, measurement data).
QPageSize::PageSizeId paperOf(const QLocale &locale);

/// Thread-safe. Returns Cancelled when `progress` cancels.
Result<QByteArray> pdfOf(const Report &report, const PdfOptions &options,
                         const Progress &progress = neverStop);
/// Errors as in pdfOf() and writeFile().
Result<void> writePdf(const Report &report, const QString &path, const PdfOptions &options,
                      const Progress &progress = neverStop);

}  // namespace roomrack::reports
