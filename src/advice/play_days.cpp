// SPDX-License-Identifier: GPL-3.0-or-later
// Events of a day and an evening: early departures, arrivals, walks, and learning of show-up rates.
#include "advice/play.h"

#include "core/money.h"

#include <algorithm>

namespace roomrack::advice {

/// Learns from bookings granted with this night of arrival, whose outcome is known now. Cancelled
/// ones wait until then as well: learned at once, they would enter the sample before those that
/// will show up.
void Play::learn(quint32 index, Night arrival)
{
    Guest &guest = guests_[index];
    const PastBooking &b = past_.bookings[index];
    if (guest.learned || b.outcome == Outcome::Open) return;
    guest.learned = true;
    const int ended = b.outcome == Outcome::Cancelled ? std::max(0, arrival - endedOn_[index]) : -1;
    rates_.learn(b.channel, arrival - madeOn_[index], ended, b.showed());
}

void Play::leaveEarly(Night night)
{
    for (const quint32 i : departures_[size_t(night - first_)]) {
        if (!guests_[i].stands) continue;
        const PastForm &form = formOf(i);
        const int type = guests_[i].type, pool = poolOf(i);
        for (Night n = night; n < form.stay.checkOut(); ++n) {
            poolSold_[cell(pool, n)] -= form.rooms;
            typeSold_[cell(type, n)] -= form.rooms;
            std::erase(onBooks_[cell(pool, n)], i);
        }
        guests_[i].stands = false;
        guests_[i].left = true;
    }
}

void Play::settleArrivals(Night night)
{
    for (const quint32 i : arrivals_[size_t(night - first_)]) {
        Guest &guest = guests_[i];
        if (guest.arrived || formOf(i).stay.checkIn() != night) continue;
        learn(i, night);
        if (!guest.stands) continue;
        const PastBooking &b = past_.bookings[i];
        if (!b.showed()) {
            put(i, -1);
            guest.stands = false;
            continue;
        }
        guest.arrived = true;
    }
}

int Play::overfull(int pool, Night night) const
{
    return std::max(0, poolSold_[cell(pool, night)] - rooms_[size_t(pool)]);
}

/// Rooms needed beyond the hotel's rooms, or beyond those of single pools where guests are not
/// moved between pools.
int Play::beyond(Night night) const
{
    int sold = 0, rooms = 0, each = 0;
    for (int pool = 0; pool < int(rooms_.size()); ++pool) {
        sold += poolSold_[cell(pool, night)];
        rooms += rooms_[size_t(pool)];
        each += overfull(pool, night);
    }
    return options_.moves ? std::max(0, sold - rooms) : each;
}

/// Tonight's arrivals in the order in which they would be walked.
std::vector<WalkCandidate> Play::walkable(Night night, bool onlyOverfull) const
{
    std::vector<WalkCandidate> candidates;
    for (const quint32 i : arrivals_[size_t(night - first_)]) {
        const Guest &guest = guests_[i];
        if (!guest.stands || !guest.arrived || formOf(i).stay.checkIn() != night) continue;
        if (onlyOverfull && overfull(poolOf(i), night) == 0) continue;
        const PastForm &form = formOf(i);
        // The index plus one serves as the number: it leads back to the booking.
        candidates.push_back({BookingId{qint64(i) + 1}, form.rooms, form.stay.nights(), form.total,
                              0, past_.bookings[i].forms.front().at});
    }
    sortForWalking(candidates);
    const auto twice = std::unique(
        candidates.begin(), candidates.end(),
        [](const WalkCandidate &a, const WalkCandidate &b) { return a.booking == b.booking; });
    candidates.erase(twice, candidates.end());
    return candidates;
}

void Play::walk(quint32 index, NightPlayed &played)
{
    const PastForm &form = formOf(index);
    const qint64 price = core::divideHalfEven(form.total, qint64(form.rooms) * form.stay.nights());
    put(index, -1);
    guests_[index].stands = false;
    guests_[index].arrived = false;
    played.walked += form.rooms;
    result_.walkedRooms += form.rooms;
    result_.walkedGuests += past_.bookings[index].guests;
    result_.walkCost += form.rooms * options_.walk.of(price);
}

/// Walks guests; returns the rooms freed.
int Play::walkAmong(std::vector<WalkCandidate> candidates, int rooms, NightPlayed &played)
{
    int freed = 0;
    for (const size_t i : chooseToWalk(candidates, rooms)) {
        walk(quint32(candidates[i].booking.value - 1), played);
        freed += candidates[i].rooms;
    }
    return freed;
}

void Play::walkTonight(Night night, NightPlayed &played)
{
    if (options_.moves) {
        int rooms = beyond(night);
        if (rooms > 0) rooms -= walkAmong(walkable(night, true), rooms, played);
        if (rooms > 0) walkAmong(walkable(night, false), rooms, played);
        return;
    }
    for (int pool = 0; pool < int(rooms_.size()); ++pool) {
        const int rooms = overfull(pool, night);
        if (rooms == 0) continue;
        auto candidates = walkable(night, true);
        std::erase_if(candidates, [&](const WalkCandidate &c) {
            return poolOf(quint32(c.booking.value - 1)) != pool;
        });
        walkAmong(std::move(candidates), rooms, played);
    }
}

NightPlayed Play::sumUp(Night night, NightPlayed played) const
{
    played.night = night;
    for (int pool = 0; pool < int(rooms_.size()); ++pool) {
        played.rooms += rooms_[size_t(pool)];
        played.stayed += poolSold_[cell(pool, night)];
        played.moved += overfull(pool, night);
    }
    return played;
}

void Play::evening(Night night)
{
    settleArrivals(night);
    NightPlayed played;
    walkTonight(night, played);
    for (const quint32 i : arrivals_[size_t(night - first_)]) {
        const Guest &guest = guests_[i];
        if (!guest.stands || !guest.arrived || formOf(i).stay.checkIn() != night) continue;
        const int stays = std::min(past_.bookings[i].nights, formOf(i).stay.nights());
        if (stays < formOf(i).stay.nights() && night + stays < first_ + nights_)
            departures_[size_t(night + stays - first_)].push_back(i);
    }
    played = sumUp(night, played);
    result_.nights.push_back(played);
    result_.rooms += played.rooms;
    result_.roomNights += played.stayed;
    result_.moved += played.moved;
    result_.walkNights += played.walked > 0 ? 1 : 0;
}

/// Revenue from the guests who were not walked; for a stay in progress, of the nights so far.
void Play::earn()
{
    for (quint32 i = 0; i < guests_.size(); ++i) {
        if (!guests_[i].arrived) continue;
        const PastForm &form = formOf(i);
        const int stays = std::min(past_.bookings[i].nights, form.stay.nights());
        const int over = std::clamp(end_ - form.stay.checkIn(), 0, stays);
        if (stays > 0) result_.revenue += core::divideHalfEven(form.total * over, stays);
    }
}

Result<ReplayResult> Play::run(const Watch &watch)
{
    size_t next = 0;
    for (Night night = first_; night < end_; ++night) {
        const int done = night - first_;
        if (watch && !watch(done, end_ - first_))
            return fail(ErrorCode::Cancelled, {}, ErrorText::tr("backtest stopped; no results"));
        leaveEarly(night);
        for (; next < events_.size() && events_[next].day <= night; ++next) hear(events_[next]);
        evening(night);
    }
    earn();
    return std::move(result_);
}

Result<ReplayResult> replay(const Past &past, const inventory::Catalogue &catalogue,
                            const Policy &policy, const ReplayOptions &options, const Watch &watch)
{
    Play play(past, catalogue, policy, options);
    if (const auto ready = play.prepare(); !ready) return tl::unexpected(ready.error());
    return play.run(watch);
}

}  // namespace roomrack::advice
