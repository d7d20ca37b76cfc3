// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of one hotel of a group, for tonight and the next nights; occupancy and ADR as in the
// reports. No widgets.
#pragma once

#include "desktop/group/group_hotel.h"
#include "reports/figures.h"

#include <vector>

namespace roomrack::desktop {

/// From tonight on.
inline constexpr int kGroupNights = 30;

struct PeriodFigures {
    reports::Sums sums;
    int arrivals = 0;    ///< still expected, as on the front desk: not checked in yet
    int departures = 0;  ///< still expected: not checked out yet, overdue ones included
    int oversold = 0;    ///< nights

    void add(const PeriodFigures &other);
};

struct HotelFigures {
    inventory::Property property;
    PeriodFigures tonight, nights;
    std::vector<reports::Sums> byNight;  ///< kGroupNights
    std::vector<Night> oversold;         ///< of these nights, in order
    int channels = 0;                    ///< that are connected
    QString wrong;                       ///< why there are no figures; empty: there are
};

/// `days`: of storage::NightFigures for the nights from the business date on.
HotelFigures figuresOf(const GroupHotel &hotel, const std::vector<storage::DayFigures> &days);

/// Of all hotels. Their first nights are those of each hotel.
struct GroupFigures {
    PeriodFigures tonight, nights;
    std::vector<reports::Sums> byNight;
    std::optional<Currency> currency;  ///< none: they differ, so that amounts have no sum
    bool differ = false;               ///< the currencies
    int hotels = 0;                    ///< that have figures
};
GroupFigures totalOf(const std::vector<HotelFigures> &hotels);

}  // namespace roomrack::desktop
