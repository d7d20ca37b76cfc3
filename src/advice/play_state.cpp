// SPDX-License-Identifier: GPL-3.0-or-later
#include "advice/play_state.h"

#include "core/error_values.h"
#include "core/zone.h"

#include <algorithm>

namespace roomrack::advice {

void PlayState::prepareRooms()
{
    for (const auto &pool : catalogue.pools) {
        const int physical = catalogue.physical(pool.id, catalogue.property.businessDate);
        rooms.push_back((physical * options.roomsPercent + 50) / 100);
    }
    for (const auto &type : catalogue.roomTypes) {
        poolOfType.push_back(catalogue.poolIndex(type.pool));
        caps.push_back((type.cap * options.roomsPercent + 50) / 100);
    }
}

void PlayState::prepareBooking(quint32 index, const QTimeZone &zone)
{
    const PastBooking &b = past.bookings[index];
    Guest &guest = guests[index];
    guest.type = catalogue.typeIndex(b.slept ? b.slept : b.last().type);
    madeOn[index] = core::localDate(zone, b.forms.front().at);
    if (guest.type < 0) return;  // the room type no longer exists: nothing to compare with
    for (size_t f = 0; f < b.forms.size(); ++f) {
        const Instant at = b.forms[f].at;
        events.push_back({at, core::localDate(zone, at), index, quint16(f),
                          f == 0 ? What::Asks : What::Changes});
    }
    if (b.outcome == Outcome::Cancelled) {
        endedOn[index] = core::localDate(zone, b.ended);
        events.push_back({b.ended, endedOn[index], index, 0, What::Ends});
    }
}

Result<void> PlayState::prepare()
{
    const auto zone = core::timeZone(catalogue.property.timeZone);
    if (!zone) return tl::unexpected(zone.error());
    end = first = catalogue.property.businessDate;
    Night last = end;
    for (const PastBooking &b : past.bookings) {
        for (const PastForm &form : b.forms) {
            first = std::min(first, form.stay.checkIn());
            last = std::max(last, form.stay.checkOut());
        }
    }
    constexpr int kMostNights = 20'000;
    if (first >= end || last - first > kMostNights) {
        return fail(ErrorCode::Invalid, QStringLiteral("booking history"),
                    ErrorText::tr("no booking history before %1; import past bookings first")
                        .arg(errorDate(end)));
    }
    nights = last - first;
    prepareRooms();
    guests.resize(past.bookings.size());
    madeOn.resize(past.bookings.size());
    endedOn.resize(past.bookings.size());
    for (quint32 i = 0; i < guests.size(); ++i) prepareBooking(i, *zone);
    std::stable_sort(events.begin(), events.end(),
                     [](const Event &a, const Event &b) { return a.at < b.at; });
    poolSold.resize(rooms.size() * size_t(nights));
    typeSold.resize(caps.size() * size_t(nights));
    onBooks.resize(poolSold.size());
    arrivals.resize(size_t(nights));
    departures.resize(size_t(nights));
    return {};
}

void PlayState::put(quint32 index, int sign)
{
    const PastForm &form = formOf(index);
    const int type = guests[index].type, pool = poolOf(index);
    for (Night n = form.stay.checkIn(); n < form.stay.checkOut(); ++n) {
        poolSold[cell(pool, n)] += sign * form.rooms;
        typeSold[cell(type, n)] += sign * form.rooms;
        auto &books = onBooks[cell(pool, n)];
        if (sign > 0) {
            books.push_back(index);
        } else if (const auto at = std::find(books.begin(), books.end(), index);
                   at != books.end()) {
            books.erase(at);
        }
    }
}

int PlayState::overfull(int pool, Night night) const
{
    return std::max(0, poolSold[cell(pool, night)] - rooms[size_t(pool)]);
}

int PlayState::beyond(Night night) const
{
    int sold = 0, all = 0, each = 0;
    for (int pool = 0; pool < int(rooms.size()); ++pool) {
        sold += poolSold[cell(pool, night)];
        all += rooms[size_t(pool)];
        each += overfull(pool, night);
    }
    return options.moves ? std::max(0, sold - all) : each;
}

}  // namespace roomrack::advice
