// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/pdf_chart.h"

#include "reports/axis.h"
#include "reports/words.h"

#include <QtGui/QPainterPath>

#include <cmath>

namespace roomrack::reports {

namespace {

constexpr double kSmall = 7.5;
constexpr double kLegend = 18;
constexpr double kLabels = 14;

struct Frame {
    QRectF plot;
    Axis share;   ///< 1 = 100 %
    Axis amount;  ///< minor units
    double slot = 0;
    double x(size_t line) const { return plot.left() + (double(line) + 0.5) * slot; }
    double y(double value, const Axis &axis) const
    {
        return plot.bottom() - plot.height() * std::max(0.0, value) / axis.top;
    }
};

double most(const Report &report, Column column)
{
    double top = 0;
    for (const Line &line : report.lines) {
        const double value = figureValue(column, line.sums);
        if (value > top) top = value;
    }
    return top;
}

Frame frameFor(PdfSheet &sheet, const QRectF &where, const Report &report, const QLocale &locale)
{
    Frame frame;
    frame.share = axisFor(std::max(1.0, most(report, Column::Occupancy)), 5);
    frame.amount = axisWith(std::max(most(report, Column::Adr), most(report, Column::RevPar)),
                            frame.share.marks());
    const QFont small = sheet.font(kSmall);
    const double left = sheet.widthOf(shareMark(frame.share.top, locale), small) + 6;
    const double right =
        sheet.widthOf(amountMark(frame.amount.top, report.currency, locale), small) + 6;
    frame.plot = where.adjusted(left, kLegend, -right, -kLabels);
    frame.slot = frame.plot.width() / double(std::max<size_t>(1, report.lines.size()));
    return frame;
}

void drawGrid(PdfSheet &sheet, const Frame &frame, const Report &report, const QLocale &locale)
{
    const QFont small = sheet.font(kSmall);
    const auto mark = [&](double y, const QString &text, bool left) {
        const QRectF box = left ? QRectF(frame.plot.left() - 86, y - 6, 80, 12)
                                : QRectF(frame.plot.right() + 6, y - 6, 80, 12);
        sheet.write(box, text, small, ink::muted,
                    (left ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    };
    for (int i = 0; i <= frame.share.marks(); ++i) {
        const double y = frame.y(i * frame.share.step, frame.share);
        sheet.rule({frame.plot.left(), y}, {frame.plot.right(), y}, ink::line);
        mark(y, shareMark(i * frame.share.step, locale), true);
    }
    for (int i = 0; i <= frame.amount.marks(); ++i)
        mark(frame.y(i * frame.amount.step, frame.amount),
             amountMark(i * frame.amount.step, report.currency, locale), false);
}

void drawBars(PdfSheet &sheet, const Frame &frame, const Report &report)
{
    const double width = frame.slot * (frame.slot > 2 ? 0.72 : 1.0);
    for (size_t i = 0; i < report.lines.size(); ++i) {
        const double value = figureValue(Column::Occupancy, report.lines[i].sums);
        if (!(value > 0)) continue;
        const double top = frame.y(value, frame.share);
        sheet.painter().fillRect(
            QRectF(frame.x(i) - width / 2, top, width, frame.plot.bottom() - top), ink::bar);
    }
}

void drawLine(PdfSheet &sheet, const Frame &frame, const Report &report, Column column,
              const QPen &pen)
{
    QPainterPath path;
    bool drawing = false;
    for (size_t i = 0; i < report.lines.size(); ++i) {
        const double value = figureValue(column, report.lines[i].sums);
        if (std::isnan(value)) {
            drawing = false;  // no value leaves a gap, not a zero
            continue;
        }
        const QPointF at(frame.x(i), frame.y(value, frame.amount));
        if (drawing)
            path.lineTo(at);
        else
            path.moveTo(at);
        drawing = true;
    }
    sheet.painter().setBrush(Qt::NoBrush);
    sheet.painter().setPen(pen);
    sheet.painter().drawPath(path);
}

/// Draws as many dates below the plot as fit without overlap.
void drawDates(PdfSheet &sheet, const Frame &frame, const Report &report, const QLocale &locale)
{
    const QFont small = sheet.font(kSmall);
    const double room = sheet.widthOf(QStringLiteral("28 MMM"), small) * 1.5;
    const auto every = static_cast<size_t>(std::max(1.0, std::ceil(room / frame.slot)));
    for (size_t i = 0; i < report.lines.size(); i += every) {
        const QRectF box(frame.x(i) - room / 2, frame.plot.bottom() + 2, room, 12);
        sheet.write(box, pointText(report.lines[i], report.granularity, locale), small, ink::muted,
                    Qt::AlignCenter);
    }
}

QPen linePen(Column column)
{
    if (column == Column::Adr)
        return QPen(ink::accent, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    return QPen(ink::second, 1.4, Qt::DashLine, Qt::FlatCap, Qt::RoundJoin);
}

void drawLegend(PdfSheet &sheet, const QRectF &where, const Report &report)
{
    const QFont font = sheet.font(8.5);
    double x = where.left();
    const double y = where.top() + 6;
    for (const Column column : {Column::Occupancy, Column::Adr, Column::RevPar}) {
        if (column == Column::Occupancy) {
            sheet.painter().fillRect(QRectF(x, y - 4, 12, 8), ink::bar);
        } else {
            sheet.painter().setPen(linePen(column));
            sheet.painter().drawLine(QPointF(x, y), QPointF(x + 12, y));
        }
        const QString text = headingWithUnit(column, report);
        const double width = sheet.widthOf(text, font) + 2;
        sheet.write({x + 16, y - 7, width, 14}, text, font, ink::text);
        x += 16 + width + 14;
    }
}

}  // namespace

void drawChart(PdfSheet &sheet, const QRectF &where, const Report &report, const QLocale &locale)
{
    const Frame frame = frameFor(sheet, where, report, locale);
    drawLegend(sheet, where, report);
    drawGrid(sheet, frame, report, locale);
    drawBars(sheet, frame, report);
    drawLine(sheet, frame, report, Column::RevPar, linePen(Column::RevPar));
    drawLine(sheet, frame, report, Column::Adr, linePen(Column::Adr));
    drawDates(sheet, frame, report, locale);
}

}  // namespace roomrack::reports
