// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/reports/report_chart.h"

#include "reports/words.h"

#include <memory>

namespace roomrack::desktop {

using reports::Column;

namespace {

ChartSeries seriesOf(const reports::Report &report, Column column)
{
    ChartSeries series;
    series.name = reports::headingWithUnit(column, report);
    series.rightAxis = column != Column::Occupancy;
    series.shape = column == Column::Occupancy ? ChartShape::Bars
                   : column == Column::Adr     ? ChartShape::Line
                                               : ChartShape::DashedLine;
    series.ink = column == Column::Occupancy ? ChartInk::Soft
                 : column == Column::Adr     ? ChartInk::Accent
                                             : ChartInk::Good;
    for (const reports::Line &line : report.lines)
        series.values.push_back(reports::figureValue(column, line.sums));
    return series;
}

}  // namespace

ChartData chartOf(const reports::Report &report, const QLocale &locale)
{
    ChartData data;
    for (const reports::Line &line : report.lines)
        data.points += reports::pointText(line, report.granularity, locale);
    for (const Column column : {Column::Occupancy, Column::Adr, Column::RevPar})
        data.series.push_back(seriesOf(report, column));
    data.leftAtLeast = 1;
    data.leftText = [locale](double share) { return reports::shareMark(share, locale); };
    data.rightText = [locale, currency = report.currency](double minor) {
        return reports::amountMark(minor, currency, locale);
    };
    const auto kept = std::make_shared<const reports::Report>(report);
    data.describe = [kept, locale](int point) {
        const reports::Line &line = kept->lines.at(size_t(point));
        QStringList lines{reports::lineText(line, kept->granularity, locale)};
        for (const Column column : {Column::Occupancy, Column::Adr, Column::RevPar}) {
            lines += QStringLiteral("%1  %2").arg(
                reports::headingWithUnit(column, *kept),
                reports::figureText(column, line.sums, kept->currency, locale));
        }
        return lines;
    };
    return data;
}

}  // namespace roomrack::desktop
