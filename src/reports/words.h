// SPDX-License-Identifier: GPL-3.0-or-later
// Formats column names, dates and figures of a report in a locale. Shared by the page, the CSV file
// and the PDF, so that all show the same text.
#pragma once

#include "reports/figures.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

namespace roomrack::reports {

enum class Column : quint8 {
    Period,
    Rooms,
    Occupied,
    Paid,
    Occupancy,
    Adr,
    RevPar,
    Revenue,
    Commission,
    NetRevenue,
    Bookings  ///< only by market segment
};
/// Those of the report, in order: without commission and net revenue where no channel keeps
/// anything, unless `all`; with bookings instead of rooms by market segment.
std::vector<Column> columnsOf(const Report &report, bool all = false);

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Reports)
};

/// Heading of a column: "ADR".
QString heading(Column column, Granularity granularity);
/// The column heading with the unit of amounts: "ADR (EUR)".
QString headingWithUnit(Column column, const Report &report);
/// One sentence on what the column counts, for tooltips.
QString explanation(Column column);
/// "Fri 10 Jul 2026", "Week 28 · 6 – 12 Jul 2026", "July 2026"; a partial unit shows its dates.
QString nightsText(const Stay &nights, Granularity granularity, const QLocale &locale);
/// The first cell of a line: its nights, or its market segment.
QString lineText(const Line &line, Granularity granularity, const QLocale &locale);
/// "1 – 31 Jul 2026"; whole months are "July 2026" or "August 2025 – July 2026".
QString periodText(const Stay &period, const QLocale &locale);
/// "18 Jul 2026 14:32".
QString momentText(const QDateTime &at, const QLocale &locale);
/// "83.1 %"; a dash where there are no rooms.
QString percentText(Ratio share, const QLocale &locale);
/// Minor units formatted as "1,234.50", without the currency.
QString amountText(qint64 minor, Currency currency, const QLocale &locale);
/// The rounded quotient as an amount; a dash where the denominator is zero.
QString amountText(Ratio amount, Currency currency, const QLocale &locale);
/// Labels of the chart's axes: "75 %" and "160"; of its dates: "6 Jul", "Jul 26".
QString shareMark(double share, const QLocale &locale);
QString amountMark(double minor, Currency currency, const QLocale &locale);
QString pointText(const Line &line, Granularity granularity, const QLocale &locale);
/// Cell text of any column except Period.
QString figureText(Column column, const Sums &sums, Currency currency, const QLocale &locale);
/// The value for sorting and drawing a column; NaN where the cell shows a dash.
double figureValue(Column column, const Sums &sums);
/// "by day", "by week", "by month", "by market segment".
QString granularityText(Granularity granularity);
/// "occupancy_hotel-bellavista_2026-07-01_2026-07-31", without the extension.
QString fileNameFor(const Report &report);

}  // namespace roomrack::reports
