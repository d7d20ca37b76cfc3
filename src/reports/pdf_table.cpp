// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/pdf_table.h"

#include "reports/words.h"

#include <numeric>

namespace roomrack::reports {

namespace {

constexpr double kRow = 15;
constexpr double kHeading = 20;
constexpr double kLetters = 8.5;
constexpr double kCellGap = 6;  ///< between a figure and the edge of its column

}  // namespace

PdfTable::PdfTable(PdfSheet &sheet, const Report &report, const QLocale &locale)
    : sheet_(sheet), report_(report), locale_(locale), columns_(columnsOf(report)),
      points_(kLetters), widths_(measured(kLetters))
{
    const double gaps = 2 * kCellGap * double(columns_.size());
    const double needed = std::accumulate(widths_.begin(), widths_.end(), 0.0);
    const double there = sheet.area().width();
    if (needed > there) {
        points_ *= (there - gaps) / (needed - gaps);
        widths_ = measured(points_);
    }
    // The remaining width goes to the figure columns.
    const double used = std::accumulate(widths_.begin(), widths_.end(), 0.0);
    for (size_t i = 1; i < widths_.size(); ++i)
        widths_[i] += (there - used) / double(columns_.size() - 1);
}

/// The widths required by headings, totals and the texts of the first column.
std::vector<double> PdfTable::measured(double points) const
{
    const QFont normal = sheet_.font(points);
    const QFont bold = sheet_.font(points, true);
    const QStringList totals = cellsOf(rows() - 1);
    std::vector<double> widths;
    for (size_t i = 0; i < columns_.size(); ++i) {
        widths.push_back(std::max(sheet_.widthOf(heading(columns_[i], report_.granularity), bold),
                                  sheet_.widthOf(totals[qsizetype(i)], bold)));
    }
    for (const Line &line : report_.lines) {
        const QString text = lineText(line, report_.granularity, locale_);
        widths[0] = std::max(widths[0], sheet_.widthOf(text, normal));
    }
    for (double &width : widths) width += 2 * kCellGap;
    return widths;
}

int PdfTable::rowsIn(double height)
{
    return std::max(0, static_cast<int>((height - kHeading) / kRow));
}

void PdfTable::draw(double top, int first, int count)
{
    drawHeading(top);
    for (int i = 0; i < count; ++i) drawRow(top + kHeading + i * kRow, first + i);
}

void PdfTable::drawHeading(double top)
{
    QStringList cells;
    for (const Column column : columns_) cells += heading(column, report_.granularity);
    drawCells(top + (kHeading - kRow) / 2, cells, true, ink::muted);
    sheet_.rule({0, top + kHeading}, {sheet_.area().width(), top + kHeading}, ink::muted, 0.75);
}

void PdfTable::drawRow(double top, int row)
{
    const bool totals = row == rows() - 1;
    const double right = sheet_.area().width();
    if (totals) sheet_.painter().fillRect(QRectF(0, top, right, kRow), ink::shade);
    drawCells(top, cellsOf(row), totals, ink::text);
    sheet_.rule({0, top + kRow}, {right, top + kRow}, ink::line);
    if (totals) sheet_.rule({0, top}, {right, top}, ink::muted, 0.75);
}

void PdfTable::drawCells(double top, const QStringList &cells, bool bold, const QColor &colour)
{
    const QFont font = sheet_.font(points_, bold);
    double x = 0;
    for (int i = 0; i < int(columns_.size()); ++i) {
        const QRectF cell(x + kCellGap, top, widths_[size_t(i)] - 2 * kCellGap, kRow);
        sheet_.write(cell, cells[i], font, colour,
                     (i == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        x += widths_[size_t(i)];
    }
}

QStringList PdfTable::cellsOf(int row) const
{
    const bool totals = row == rows() - 1;
    const Sums &sums = totals ? report_.total : report_.lines[size_t(row)].sums;
    QStringList cells;
    cells += totals ? Words::tr("Total")
                    : lineText(report_.lines[size_t(row)], report_.granularity, locale_);
    for (size_t i = 1; i < columns_.size(); ++i)
        cells += figureText(columns_[i], sums, report_.currency, locale_);
    return cells;
}

}  // namespace roomrack::reports
