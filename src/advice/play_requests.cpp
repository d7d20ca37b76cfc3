// SPDX-License-Identifier: GPL-3.0-or-later
#include "advice/play_requests.h"

#include <algorithm>

namespace roomrack::advice {

namespace {

double pricePerNight(const PastForm &form)
{
    return double(form.total) / form.rooms / form.stay.nights();
}

}  // namespace

ShowCounts PlayRequests::showsOf(int pool, Night night, Night today) const
{
    ShowCounts shows;
    for (const quint32 i : s_.onBooks[s_.cell(pool, night)]) {
        const PastForm &form = s_.formOf(i);
        const int days = form.stay.checkIn() - today;
        // In-house guests stay.
        const double chance =
            days < 0 ? 1.0 : s_.rates.of(s_.past.bookings[i].channel, days).chance;
        shows.add(chance, form.rooms);
    }
    return shows;
}

double PlayRequests::priceOf(int pool, Night night, const PastForm &request) const
{
    double sum = pricePerNight(request);
    const auto &others = s_.onBooks[s_.cell(pool, night)];
    for (const quint32 i : others) sum += pricePerNight(s_.formOf(i));
    return sum / double(others.size() + 1);
}

bool PlayRequests::fitsNight(quint32 index, const PastForm &form, Night night, Night today) const
{
    const int type = s_.guests[index].type, pool = s_.poolOf(index);
    const int poolSold = s_.poolSold[s_.cell(pool, night)] + form.rooms;
    const int typeSold = s_.typeSold[s_.cell(type, night)] + form.rooms;
    const int rooms = s_.rooms[size_t(pool)], cap = s_.caps[size_t(type)];
    if (poolSold <= rooms && typeSold <= cap) return true;
    Policy::Question q{pool, type,     night, today, rooms, cap, priceOf(pool, night, form),
                       {},   &s_.rates};
    q.booked = [&] { return showsOf(pool, night, today); };
    const Policy::Extra extra = s_.policy.extra(q);
    return poolSold <= rooms + extra.pool && typeSold <= cap + extra.type;
}

bool PlayRequests::fits(quint32 index, const PastForm &form, Night today) const
{
    for (Night n = form.stay.checkIn(); n < form.stay.checkOut(); ++n) {
        if (!fitsNight(index, form, n, today)) return false;
    }
    return true;
}

void PlayRequests::ask(quint32 index, int form, Night today)
{
    Guest &guest = s_.guests[index];
    const PastForm &asked = s_.past.bookings[index].forms[size_t(form)];
    const int before = guest.form;
    if (guest.stands) s_.put(index, -1);
    if (fits(index, asked, today)) {
        guest.form = form;
        guest.stands = true;
    }
    // A refused change leaves the booking unchanged.
    guest.form = guest.stands ? guest.form : before;
    if (!guest.stands) return;
    s_.put(index, +1);
    if (guest.form == form) s_.arrivals[size_t(asked.stay.checkIn() - s_.first)].push_back(index);
}

void PlayRequests::hear(const Event &e)
{
    Guest &guest = s_.guests[e.booking];
    switch (e.what) {
    case What::Asks: {
        ask(e.booking, e.form, e.day);
        const bool played = s_.past.bookings[e.booking].forms[0].stay.checkIn() < s_.end;
        s_.result.asked += played ? 1 : 0;
        s_.result.refused += played && !guest.stands ? 1 : 0;
        break;
    }
    case What::Changes:
        if (guest.stands) ask(e.booking, e.form, e.day);
        break;
    case What::Ends:
        if (guest.stands) s_.put(e.booking, -1);
        guest.stands = false;
        break;
    }
}

}  // namespace roomrack::advice
