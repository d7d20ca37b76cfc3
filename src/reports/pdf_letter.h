// SPDX-License-Identifier: GPL-3.0-or-later
// A letter with the hotel's letterhead as a PDF, for a walked guest. Requires Qt Gui, like all PDF
// output.
#pragma once

#include "reports/pdf_report.h"

namespace roomrack::reports {

struct Letter {
    QString hotel;
    QString city;
    QString date;     ///< formatted for print
    QString to;       ///< guest name; may be empty
    QString subject;  ///< one line
    QString text;     ///< one paragraph per line; an empty line is a gap
};

/// As many pages as the text needs; card numbers are masked. Thread-safe.
Result<QByteArray> pdfOf(const Letter &letter, const PdfOptions &options);
/// Errors as in writeFile().
Result<void> writePdf(const Letter &letter, const QString &path, const PdfOptions &options);

}  // namespace roomrack::reports
