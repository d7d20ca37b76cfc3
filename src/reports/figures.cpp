// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/figures.h"

#include <algorithm>
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
    bookings += other.bookings;
}

Stay unitOf(Night night, Granularity granularity)
{
    switch (granularity) {
    case Granularity::Day: return Stay(night, 1);
    case Granularity::Week: return Stay(night - (night.weekday() - 1), 7);
    case Granularity::Month:
    case Granularity::Segment: break;
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

std::vector<Line> segmentLines(const std::vector<storage::SegmentFigures> &figures,
                               const std::vector<inventory::MarketSegment> &segments, Stay period,
                               qint64 rooms, const QString &none)
{
    std::vector<Line> lines;
    const auto add = [&](SegmentId id, const QString &name) {
        const auto at = std::find_if(figures.begin(), figures.end(),
                                     [id](const auto &one) { return one.segment == id; });
        if (at == figures.end()) return;
        Line line{period, {}, name};
        line.sums.add(at->sums);
        line.sums.nights = period.nights();
        line.sums.rooms = rooms;
        line.sums.bookings = at->bookings;
        lines.push_back(std::move(line));
    };
    for (const inventory::MarketSegment &segment : segments) add(segment.id, segment.name);
    add({}, none);
    return lines;
}

}  // namespace roomrack::reports
