// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/csv_report.h"

#include "reports/words.h"

namespace roomrack::reports {

namespace {

void quotient(CsvWriter &csv, Ratio ratio, qint64 scale, int decimals)
{
    if (const std::optional<qint64> value = ratio.rounded(scale))
        csv.decimal(*value, decimals);
    else
        csv.none();
}

void row(CsvWriter &csv, const Report &report, const Line &line)
{
    const int decimals = report.currency.decimals();
    if (report.granularity == Granularity::Segment) csv.text(line.segment);
    csv.text(line.nights.checkIn().iso()).text((line.nights.checkOut() - 1).iso());
    if (report.granularity == Granularity::Segment) csv.number(line.sums.bookings);
    csv.number(line.sums.rooms).number(line.sums.occupied).number(line.sums.paid);
    quotient(csv, line.sums.occupancy(), 10000, 2);
    quotient(csv, line.sums.adr(), 1, decimals);
    quotient(csv, line.sums.revPar(), 1, decimals);
    csv.decimal(line.sums.revenue, decimals).decimal(line.sums.commission, decimals);
    csv.decimal(line.sums.netRevenue(), decimals).endRow();
}

}  // namespace

QByteArray csvOf(const Report &report, CsvOptions options)
{
    CsvWriter csv(options);
    const bool bySegment = report.granularity == Granularity::Segment;
    if (bySegment) csv.text(heading(Column::Period, report.granularity));
    csv.text(Words::tr("First night")).text(Words::tr("Last night"));
    if (bySegment) csv.text(heading(Column::Bookings, report.granularity));
    for (const Column column : {Column::Rooms, Column::Occupied, Column::Paid})
        csv.text(headingWithUnit(column, report));
    csv.text(Words::tr("Occupancy (%)"));
    for (const Column column :
         {Column::Adr, Column::RevPar, Column::Revenue, Column::Commission, Column::NetRevenue})
        csv.text(headingWithUnit(column, report));
    csv.endRow();
    for (const Line &line : report.lines) row(csv, report, line);
    return csv.bytes();
}

Result<void> writeCsv(const Report &report, const QString &path, CsvOptions options)
{
    return writeFile(path, csvOf(report, options));
}

}  // namespace roomrack::reports
