// SPDX-License-Identifier: GPL-3.0-or-later
// The printed table of a report: measured once, then drawn page by page.
#pragma once

#include "reports/figures.h"
#include "reports/pdf_sheet.h"
#include "reports/words.h"

#include <QtCore/QLocale>

#include <vector>

namespace roomrack::reports {

class PdfTable {
public:
    PdfTable(PdfSheet &sheet, const Report &report, const QLocale &locale);

    /// Number of rows, including the totals row.
    int rows() const { return static_cast<int>(report_.lines.size()) + 1; }
    /// Number of rows that fit into this height below the heading.
    static int rowsIn(double height);
    /// Draws the heading, then rows [first, first + count).
    void draw(double top, int first, int count);

private:
    std::vector<double> measured(double points) const;
    void drawHeading(double top);
    void drawRow(double top, int row);
    void drawCells(double top, const QStringList &cells, bool bold, const QColor &colour);
    QStringList cellsOf(int row) const;

    PdfSheet &sheet_;
    const Report &report_;
    QLocale locale_;
    std::vector<Column> columns_;
    double points_;  ///< font size, reduced where the columns would not fit
    std::vector<double> widths_;
};

}  // namespace roomrack::reports
