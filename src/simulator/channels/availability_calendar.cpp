// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/channels/availability_calendar.h"

#include <algorithm>

namespace roomrack::simulator {

AvailabilityCalendar::AvailabilityCalendar(const std::vector<Offer> &offers, Night first,
                                           int nights)
    : first_(first), nights_(nights)
{
    for (const Offer &offer : offers) {
        rooms_[offer.room].assign(size_t(nights), -1);
        if (!offer.rate.isEmpty()) limits_[offer.rate].resize(size_t(nights));
    }
}

template <typename T>
bool AvailabilityCalendar::put(Rows<T> &rows, const QString &code, Night n, T value) const
{
    const auto it = rows.find(code);
    if (it == rows.end()) return false;
    if (n >= first() && n < end()) (*it)[size_t(n - first_)] = value;
    return true;
}

template <typename T>
T AvailabilityCalendar::get(const Rows<T> &rows, const QString &code, Night n, T otherwise) const
{
    const auto it = rows.constFind(code);
    const bool known = it != rows.cend() && n >= first() && n < end();
    return known ? (*it)[size_t(n - first_)] : otherwise;
}

bool AvailabilityCalendar::setRooms(const QString &room, Night n, int rooms)
{
    return put(rooms_, room, n, rooms);
}

bool AvailabilityCalendar::setPrice(const QString &rate, Night n, qint64 minor, int guests)
{
    if (!knowsRate(rate)) return false;
    std::vector<qint64> &row = prices_[guests][rate];
    if (row.empty()) row.assign(size_t(nights_), -1);
    return put(prices_[guests], rate, n, minor);
}

bool AvailabilityCalendar::setLimits(const QString &rate, Night n, const sync::Limits &limits)
{
    return put(limits_, rate, n, limits);
}

void AvailabilityCalendar::sellOut()
{
    for (std::vector<int> &row : rooms_) std::fill(row.begin(), row.end(), 0);
}

void AvailabilityCalendar::clearPrices(const QString &rate, Night n)
{
    for (auto &[guests, rows] : prices_) put(rows, rate, n, qint64(-1));
}

void AvailabilityCalendar::clearRate(const QString &rate)
{
    for (Night n = first(); n < end(); ++n) {
        clearPrices(rate, n);
        setLimits(rate, n, {});
    }
}

int AvailabilityCalendar::rooms(const QString &room, Night n) const
{
    return get(rooms_, room, n, -1);
}

qint64 AvailabilityCalendar::price(const QString &rate, Night n, int guests) const
{
    const auto rows = prices_.find(guests);
    return rows == prices_.end() ? -1 : get(rows->second, rate, n, qint64(-1));
}

sync::Limits AvailabilityCalendar::limits(const QString &rate, Night n) const
{
    return get(limits_, rate, n, {});
}

}  // namespace roomrack::simulator
