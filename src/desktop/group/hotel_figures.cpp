// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/group/hotel_figures.h"

#include "desktop/session/shortages.h"

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

/// Counts as the lists of the front desk count what is still to do. A guest in house who should
/// have left departs; a guest who should have arrived before is a pending no-show.
void countMovements(const GroupHotel &hotel, HotelFigures &figures)
{
    const Night today = hotel.property().businessDate;
    const Night end = today + kGroupNights;
    for (const auto &[id, booking] : hotel.expected()) {
        const Night in = booking.stay.checkIn(), out = booking.stay.checkOut();
        const bool inHouse = booking.status == booking::BookingStatus::CheckedIn;
        const bool due = !inHouse && in >= today;
        figures.tonight.arrivals += due && in == today;
        figures.tonight.departures += inHouse && out <= today;
        figures.nights.arrivals += due && in < end;
        figures.nights.departures += (due || inHouse) && out < end;
    }
}

void addTo(std::vector<reports::Sums> &all, const std::vector<reports::Sums> &more)
{
    all.resize(std::max(all.size(), more.size()));
    for (size_t i = 0; i < more.size(); ++i) all[i].add(more[i]);
}

}  // namespace

void PeriodFigures::add(const PeriodFigures &other)
{
    sums.add(other.sums);
    arrivals += other.arrivals;
    departures += other.departures;
    oversold += other.oversold;
}

HotelFigures figuresOf(const GroupHotel &hotel, const std::vector<storage::DayFigures> &days)
{
    HotelFigures figures;
    figures.property = hotel.property();
    for (const storage::DayFigures &day : days) {
        reports::Sums sums;
        sums.add(day);
        figures.byNight.push_back(sums);
        figures.nights.sums.add(sums);
    }
    if (!figures.byNight.empty()) figures.tonight.sums = figures.byNight.front();
    countMovements(hotel, figures);
    const Night end = figures.property.businessDate + kGroupNights;
    for (const Shortage &shortage : shortages(hotel.view())) {
        const bool again = !figures.oversold.empty() && figures.oversold.back() == shortage.night;
        if (shortage.night < end && !again) figures.oversold.push_back(shortage.night);
    }
    figures.nights.oversold = int(figures.oversold.size());
    const bool tonight =
        !figures.oversold.empty() && figures.oversold.front() == figures.property.businessDate;
    figures.tonight.oversold = tonight ? 1 : 0;
    return figures;
}

GroupFigures totalOf(const std::vector<HotelFigures> &hotels)
{
    GroupFigures total;
    for (const HotelFigures &hotel : hotels) {
        if (!hotel.wrong.isEmpty()) continue;
        total.tonight.add(hotel.tonight);
        total.nights.add(hotel.nights);
        addTo(total.byNight, hotel.byNight);
        if (++total.hotels == 1) total.currency = hotel.property.currency;
        total.differ |= !(total.currency == hotel.property.currency);
        if (total.differ) total.currency.reset();
    }
    return total;
}

}  // namespace roomrack::desktop
