// SPDX-License-Identifier: GPL-3.0-or-later
// The requests of a day, and whether rooms are available.
#include "advice/play.h"

#include "core/error_values.h"
#include "core/zone.h"

#include <algorithm>

namespace roomrack::advice {

namespace {

double pricePerNight(const PastForm &form)
{
    return double(form.total) / form.rooms / form.stay.nights();
}

}  // namespace

void Play::prepareRooms()
{
    for (const auto &pool : catalogue_.pools) {
        rooms_.push_back((catalogue_.physical(pool.id) * options_.roomsPercent + 50) / 100);
    }
    for (const auto &type : catalogue_.roomTypes) {
        poolOfType_.push_back(catalogue_.poolIndex(type.pool));
        caps_.push_back((type.cap * options_.roomsPercent + 50) / 100);
    }
}

void Play::prepareBooking(quint32 index, const QTimeZone &zone)
{
    const PastBooking &b = past_.bookings[index];
    Guest &guest = guests_[index];
    guest.type = catalogue_.typeIndex(b.slept ? b.slept : b.last().type);
    madeOn_[index] = core::localDate(zone, b.forms.front().at);
    if (guest.type < 0) return;  // the room type no longer exists: nothing to compare with
    for (size_t f = 0; f < b.forms.size(); ++f) {
        const Instant at = b.forms[f].at;
        events_.push_back({at, core::localDate(zone, at), index, quint16(f),
                           f == 0 ? What::Asks : What::Changes});
    }
    if (b.outcome == Outcome::Cancelled) {
        endedOn_[index] = core::localDate(zone, b.ended);
        events_.push_back({b.ended, endedOn_[index], index, 0, What::Ends});
    }
}

Result<void> Play::prepare()
{
    const auto zone = core::timeZone(catalogue_.property.timeZone);
    if (!zone) return tl::unexpected(zone.error());
    end_ = first_ = catalogue_.property.businessDate;
    Night last = end_;
    for (const PastBooking &b : past_.bookings) {
        for (const PastForm &form : b.forms) {
            first_ = std::min(first_, form.stay.checkIn());
            last = std::max(last, form.stay.checkOut());
        }
    }
    constexpr int kMostNights = 20'000;
    if (first_ >= end_ || last - first_ > kMostNights) {
        return fail(ErrorCode::Invalid, QStringLiteral("booking history"),
                    ErrorText::tr("no booking history before %1; import past bookings first")
                        .arg(errorDate(end_)));
    }
    nights_ = last - first_;
    prepareRooms();
    guests_.resize(past_.bookings.size());
    madeOn_.resize(past_.bookings.size());
    endedOn_.resize(past_.bookings.size());
    for (quint32 i = 0; i < guests_.size(); ++i) prepareBooking(i, *zone);
    std::stable_sort(events_.begin(), events_.end(),
                     [](const Event &a, const Event &b) { return a.at < b.at; });
    poolSold_.resize(rooms_.size() * size_t(nights_));
    typeSold_.resize(caps_.size() * size_t(nights_));
    onBooks_.resize(poolSold_.size());
    arrivals_.resize(size_t(nights_));
    departures_.resize(size_t(nights_));
    return {};
}

ShowCounts Play::showsOf(int pool, Night night, Night today) const
{
    ShowCounts shows;
    for (const quint32 i : onBooks_[cell(pool, night)]) {
        const PastForm &form = formOf(i);
        const int days = form.stay.checkIn() - today;
        // In-house guests stay.
        const double chance = days < 0 ? 1.0 : rates_.of(past_.bookings[i].channel, days).chance;
        shows.add(chance, form.rooms);
    }
    return shows;
}

double Play::priceOf(int pool, Night night, const PastForm &request) const
{
    double sum = pricePerNight(request);
    const auto &others = onBooks_[cell(pool, night)];
    for (const quint32 i : others) sum += pricePerNight(formOf(i));
    return sum / double(others.size() + 1);
}

bool Play::fitsNight(quint32 index, const PastForm &form, Night night, Night today) const
{
    const int type = guests_[index].type, pool = poolOf(index);
    const int poolSold = poolSold_[cell(pool, night)] + form.rooms;
    const int typeSold = typeSold_[cell(type, night)] + form.rooms;
    const int rooms = rooms_[size_t(pool)], cap = caps_[size_t(type)];
    if (poolSold <= rooms && typeSold <= cap) return true;
    Policy::Question q{pool, type,   night, today, rooms, cap, priceOf(pool, night, form),
                       {},   &rates_};
    q.booked = [&] { return showsOf(pool, night, today); };
    const Policy::Extra extra = policy_.extra(q);
    return poolSold <= rooms + extra.pool && typeSold <= cap + extra.type;
}

bool Play::fits(quint32 index, const PastForm &form, Night today) const
{
    for (Night n = form.stay.checkIn(); n < form.stay.checkOut(); ++n) {
        if (!fitsNight(index, form, n, today)) return false;
    }
    return true;
}

/// Adds the granted form to the counts (+1) or removes it (-1).
void Play::put(quint32 index, int sign)
{
    const PastForm &form = formOf(index);
    const int type = guests_[index].type, pool = poolOf(index);
    for (Night n = form.stay.checkIn(); n < form.stay.checkOut(); ++n) {
        poolSold_[cell(pool, n)] += sign * form.rooms;
        typeSold_[cell(type, n)] += sign * form.rooms;
        auto &books = onBooks_[cell(pool, n)];
        if (sign > 0) {
            books.push_back(index);
        } else if (const auto at = std::find(books.begin(), books.end(), index);
                   at != books.end()) {
            books.erase(at);
        }
    }
}

void Play::ask(quint32 index, int form, Night today)
{
    Guest &guest = guests_[index];
    const PastForm &asked = past_.bookings[index].forms[size_t(form)];
    const int before = guest.form;
    if (guest.stands) put(index, -1);
    if (fits(index, asked, today)) {
        guest.form = form;
        guest.stands = true;
    }
    // A refused change leaves the booking unchanged.
    guest.form = guest.stands ? guest.form : before;
    if (!guest.stands) return;
    put(index, +1);
    if (guest.form == form) arrivals_[size_t(asked.stay.checkIn() - first_)].push_back(index);
}

void Play::hear(const Event &e)
{
    Guest &guest = guests_[e.booking];
    switch (e.what) {
    case What::Asks: {
        ask(e.booking, e.form, e.day);
        const bool played = past_.bookings[e.booking].forms[0].stay.checkIn() < end_;
        result_.asked += played ? 1 : 0;
        result_.refused += played && !guest.stands ? 1 : 0;
        break;
    }
    case What::Changes:
        if (guest.stands) ask(e.booking, e.form, e.day);
        break;
    case What::Ends:
        if (guest.stands) put(e.booking, -1);
        guest.stands = false;
        break;
    }
}

}  // namespace roomrack::advice
