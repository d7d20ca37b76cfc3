// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/figures.h"

#include <cmath>
#include <limits>

namespace roomrack::reports {

std::optional<qint64> Ratio::rounded(qint64 scale) const
{
    if (isNone()) return std::nullopt;
    return divideHalfEven(over * scale, under);
}

double Ratio::approximate() const
{
    return isNone() ? std::numeric_limits<double>::quiet_NaN() : double(over) / double(under);
}

void Sums::add(const storage::DayFigures &day)
{
    ++nights;
    rooms += day.rooms;
    occupied += day.occupied;
    paid += day.paid;
    revenue += day.revenue;
    commission += day.commission;
}

void Sums::add(const Sums &other)
{
    nights += other.nights;
    rooms += other.rooms;
    occupied += other.occupied;
    paid += other.paid;
    revenue += other.revenue;
    commission += other.commission;
}

Stay unitOf(Night night, Granularity granularity)
{
    switch (granularity) {
    case Granularity::Day: return Stay(night, 1);
    case Granularity::Week: return Stay(night - (night.weekday() - 1), 7);
    case Granularity::Month: break;
    }
    const QDate date = night.date();
    return Stay(night - (date.day() - 1), date.daysInMonth());
}

std::vector<Line> summarise(const std::vector<storage::DayFigures> &days, Granularity granularity)
{
    std::vector<Line> lines;
    Stay unit;
    for (const storage::DayFigures &day : days) {
        if (lines.empty() || !unit.contains(day.night)) {
            unit = unitOf(day.night, granularity);
            lines.push_back({Stay(day.night, 0), {}});
        }
        Line &line = lines.back();
        line.nights = Stay(line.nights.checkIn(), line.nights.nights() + 1);
        line.sums.add(day);
    }
    return lines;
}

Sums total(const std::vector<Line> &lines)
{
    Sums sums;
    for (const Line &line : lines) sums.add(line.sums);
    return sums;
}

}  // namespace roomrack::reports
