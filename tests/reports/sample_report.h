// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel's year with seasons, a closed fortnight and complimentary nights; deterministic.
#pragma once

#include "core/random.h"
#include "reports/figures.h"

#include <algorithm>
#include <cmath>

namespace roomrack::tests {

inline std::vector<storage::DayFigures> sampleDays(Night first, int nights)
{
    Random random(7);
    std::vector<storage::DayFigures> days;
    for (int i = 0; i < nights; ++i) {
        storage::DayFigures day;
        day.night = first + i;
        const QDate date = day.night.date();
        const bool closed = date.month() == 1 && date.day() <= 14;
        const double season = 0.55 + 0.35 * std::sin((date.dayOfYear() - 100) * 6.283 / 365);
        day.rooms = closed ? 0 : 120;
        day.occupied =
            closed ? 0 : std::min(122, static_cast<int>(season * 120) + random.below(20));
        day.paid = std::max(0, day.occupied - random.below(3));
        day.revenue =
            qint64(day.paid) * (8000 + static_cast<int>(season * 9000) + random.below(2000));
        days.push_back(day);
    }
    return days;
}

inline reports::Report sampleReport(Stay period, reports::Granularity granularity)
{
    reports::Report report;
    report.hotel = QStringLiteral("Hotel Bellavista");
    report.city = QStringLiteral("Lisbon");
    report.currency = *Currency::make(QStringLiteral("EUR"));
    report.period = period;
    report.granularity = granularity;
    report.lines = reports::summarise(sampleDays(period.checkIn(), period.nights()), granularity);
    report.total = reports::total(report.lines);
    return report;
}

}  // namespace roomrack::tests
