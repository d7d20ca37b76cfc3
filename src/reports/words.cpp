// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/words.h"

#include <cmath>

namespace roomrack::reports {

namespace {

const QString dash = QStringLiteral("\u2013");

/// "1–31 Jul 2026", "28 Dec 2025 – 3 Jan 2026": parts common to both dates appear once.
QString rangeText(QDate first, QDate last, const QLocale &locale)
{
    const QString full = Words::tr("d MMM yyyy", "date, Qt format");
    if (first == last) return locale.toString(first, full);
    QString from = full;
    if (first.year() == last.year())
        from = first.month() == last.month()
                   ? Words::tr("d", "first day of a range in one month")
                   : Words::tr("d MMM", "first day of a range in one year");
    const bool days = first.year() == last.year() && first.month() == last.month();
    return (days ? Words::tr("%1\u2013%2", "days of one month")
                 : Words::tr("%1 \u2013 %2", "range of dates"))
        .arg(locale.toString(first, from), locale.toString(last, full));
}

bool isWhole(const Stay &nights, Granularity granularity)
{
    return unitOf(nights.checkIn(), granularity) == nights;
}

QString monthText(QDate date, const QLocale &locale)
{
    return locale.standaloneMonthName(date.month()) + QLatin1Char(' ')
           + QString::number(date.year());
}

}  // namespace

QString heading(Column column, Granularity granularity)
{
    switch (column) {
    case Column::Period:
        switch (granularity) {
        case Granularity::Day: return Words::tr("Night");
        case Granularity::Week: return Words::tr("Week");
        case Granularity::Month: return Words::tr("Month");
        case Granularity::Segment: return Words::tr("Market segment");
        }
        break;
    case Column::Rooms: return Words::tr("Rooms");
    case Column::Occupied: return Words::tr("Occupied");
    case Column::Paid: return Words::tr("Paid room nights");
    case Column::Occupancy: return Words::tr("Occupancy");
    case Column::Adr: return Words::tr("ADR");
    case Column::RevPar: return Words::tr("RevPAR");
    case Column::Revenue: return Words::tr("Revenue");
    case Column::Commission: return Words::tr("Commission");
    case Column::NetRevenue: return Words::tr("Net revenue");
    case Column::Bookings: return Words::tr("Bookings");
    }
    return {};
}

std::vector<Column> columnsOf(const Report &report, bool all)
{
    const bool bySegment = report.granularity == Granularity::Segment;
    std::vector<Column> columns{Column::Period,    bySegment ? Column::Bookings : Column::Rooms,
                                Column::Occupied,  Column::Paid,
                                Column::Occupancy, Column::Adr,
                                Column::RevPar,    Column::Revenue};
    if (all || report.total.commission != 0) {
        columns.push_back(Column::Commission);
        columns.push_back(Column::NetRevenue);
    }
    return columns;
}

QString headingWithUnit(Column column, const Report &report)
{
    const QString name = heading(column, report.granularity);
    if (column < Column::Adr || column == Column::Bookings) return name;
    return Words::tr("%1 (%2)", "column of amounts, currency").arg(name, report.currency.code());
}

QString explanation(Column column)
{
    switch (column) {
    case Column::Period: return Words::tr("Nights included in the row");
    case Column::Rooms:
        return Words::tr("Room nights available for sale: total rooms minus out of order");
    case Column::Occupied:
        return Words::tr("Room nights of bookings that are confirmed, checked in or checked out");
    case Column::Paid: return Words::tr("Occupied room nights with a rate above zero");
    case Column::Occupancy: return Words::tr("Occupied room nights divided by rooms");
    case Column::Adr:
        return Words::tr("Average daily rate: revenue divided by paid room nights, tax included");
    case Column::RevPar:
        return Words::tr("Revenue per available room: revenue divided by rooms, tax included");
    case Column::Revenue:
        return Words::tr("Room revenue of the occupied room nights, tax included");
    case Column::Commission:
        return Words::tr("Commission that channels keep for those room nights, spread evenly over "
                         "each stay");
    case Column::NetRevenue: return Words::tr("Revenue minus commission");
    case Column::Bookings: return Words::tr("Bookings with a night in the period");
    }
    return {};
}

QString nightsText(const Stay &nights, Granularity granularity, const QLocale &locale)
{
    const QDate first = nights.checkIn().date();
    const QDate last = (nights.checkOut() - 1).date();
    switch (granularity) {
    case Granularity::Day:
        return locale.toString(first, Words::tr("ddd d MMM yyyy", "date with weekday, Qt format"));
    case Granularity::Week:
        return Words::tr("Week %1 \u00b7 %2", "number of the week, its dates")
            .arg(QString::number(first.weekNumber()), rangeText(first, last, locale));
    case Granularity::Month:
        if (isWhole(nights, Granularity::Month)) return monthText(first, locale);
        break;
    case Granularity::Segment: break;
    }
    return rangeText(first, last, locale);
}

QString lineText(const Line &line, Granularity granularity, const QLocale &locale)
{
    return granularity == Granularity::Segment ? line.segment
                                               : nightsText(line.nights, granularity, locale);
}

QString momentText(const QDateTime &at, const QLocale &locale)
{
    return locale.toString(at, Words::tr("d MMM yyyy HH:mm", "date and time of day, Qt format"));
}

QString periodText(const Stay &period, const QLocale &locale)
{
    const QDate first = period.checkIn().date();
    const QDate last = (period.checkOut() - 1).date();
    if (isWhole(period, Granularity::Month)) return monthText(first, locale);
    if (first.day() == 1 && last.day() == last.daysInMonth()) {
        return Words::tr("%1 \u2013 %2", "range of dates")
            .arg(monthText(first, locale), monthText(last, locale));
    }
    return rangeText(first, last, locale);
}

QString percentText(Ratio share, const QLocale &locale)
{
    const std::optional<qint64> tenths = share.rounded(1000);
    if (!tenths) return dash;
    return Words::tr("%1\u00a0%", "percentage; keep the no-break space your language has")
        .arg(locale.toString(*tenths / 10) + locale.decimalPoint() + QString::number(*tenths % 10));
}

QString amountText(qint64 minor, Currency currency, const QLocale &locale)
{
    const qint64 scale = currency.scale();
    const quint64 size = minor < 0 ? 0 - static_cast<quint64>(minor) : static_cast<quint64>(minor);
    QString text = locale.toString(size / static_cast<quint64>(scale));
    if (currency.decimals() > 0) {
        text += locale.decimalPoint()
                + QString::number(size % static_cast<quint64>(scale))
                      .rightJustified(currency.decimals(), u'0');
    }
    return minor < 0 ? QStringLiteral("\u2212") + text : text;
}

QString amountText(Ratio amount, Currency currency, const QLocale &locale)
{
    const std::optional<qint64> minor = amount.rounded();
    return minor ? amountText(*minor, currency, locale) : dash;
}

QString shareMark(double share, const QLocale &locale)
{
    return Words::tr("%1\u00a0%", "percentage; keep the no-break space your language has")
        .arg(locale.toString(std::lround(share * 100)));
}

QString amountMark(double minor, Currency currency, const QLocale &locale)
{
    const auto scale = double(currency.scale());
    return locale.toString(minor / scale, 'f', std::fmod(minor, scale) == 0 ? 0 : 1);
}

QString pointText(const Line &line, Granularity granularity, const QLocale &locale)
{
    if (granularity == Granularity::Segment) return line.segment;
    const QString format = granularity == Granularity::Month
                               ? Words::tr("MMM yy", "month below a chart, Qt format")
                               : Words::tr("d MMM", "first day of a range in one year");
    return locale.toString(line.nights.checkIn().date(), format);
}

QString figureText(Column column, const Sums &sums, Currency currency, const QLocale &locale)
{
    switch (column) {
    case Column::Period: break;
    case Column::Rooms: return locale.toString(sums.rooms);
    case Column::Occupied: return locale.toString(sums.occupied);
    case Column::Paid: return locale.toString(sums.paid);
    case Column::Occupancy: return percentText(sums.occupancy(), locale);
    case Column::Adr: return amountText(sums.adr(), currency, locale);
    case Column::RevPar: return amountText(sums.revPar(), currency, locale);
    case Column::Revenue: return amountText(sums.revenue, currency, locale);
    case Column::Commission: return amountText(sums.commission, currency, locale);
    case Column::NetRevenue: return amountText(sums.netRevenue(), currency, locale);
    case Column::Bookings: return locale.toString(sums.bookings);
    }
    return {};
}

double figureValue(Column column, const Sums &sums)
{
    switch (column) {
    case Column::Period: break;
    case Column::Rooms: return double(sums.rooms);
    case Column::Occupied: return double(sums.occupied);
    case Column::Paid: return double(sums.paid);
    case Column::Occupancy: return sums.occupancy().approximate();
    case Column::Adr: return sums.adr().approximate();
    case Column::RevPar: return sums.revPar().approximate();
    case Column::Revenue: return double(sums.revenue);
    case Column::Commission: return double(sums.commission);
    case Column::NetRevenue: return double(sums.netRevenue());
    case Column::Bookings: return double(sums.bookings);
    }
    return 0;
}

QString granularityText(Granularity granularity)
{
    switch (granularity) {
    case Granularity::Day: return Words::tr("by day");
    case Granularity::Week: return Words::tr("by week");
    case Granularity::Month: return Words::tr("by month");
    case Granularity::Segment: return Words::tr("by market segment");
    }
    return {};
}

QString fileNameFor(const Report &report)
{
    QString name;
    for (const QChar c : report.hotel.toLower()) {
        if (c.isLetterOrNumber())
            name += c;
        else if (!name.isEmpty() && !name.endsWith(u'-'))
            name += u'-';
    }
    while (name.endsWith(u'-')) name.chop(1);
    return QStringLiteral("%1_%2_%3_%4")
        .arg(report.granularity == Granularity::Segment ? QStringLiteral("segments")
                                                        : QStringLiteral("occupancy"),
             name.isEmpty() ? QStringLiteral("hotel") : name, report.period.checkIn().iso(),
             (report.period.checkOut() - 1).iso());
}

}  // namespace roomrack::reports
