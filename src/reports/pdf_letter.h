// SPDX-License-Identifier: GPL-3.0-or-later
// A letter on the hotel's paper as a PDF: to the guest who is walked. Needs Qt Gui, as all PDF
// does.
#pragma once

#include "reports/pdf_report.h"

namespace roomrack::reports {

struct Letter {
    QString hotel;
    QString city;
    QString date;     ///< as it is printed
    QString to;       ///< the guest; may be empty
    QString subject;  ///< one line
    QString text;     ///< paragraphs, one a line; an empty line is a gap
};

/// As many pages as the text needs, without card numbers. May run on any thread.
Result<QByteArray> pdfOf(const Letter &letter, const PdfOptions &options);
/// Errors as writeFile().
Result<void> writePdf(const Letter &letter, const QString &path, const PdfOptions &options);

}  // namespace roomrack::reports
