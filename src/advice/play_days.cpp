// SPDX-License-Identifier: GPL-3.0-or-later
#include "advice/play_days.h"

#include "advice/play_requests.h"
#include "core/money.h"

#include <algorithm>

namespace roomrack::advice {

/// Learns from bookings granted with this night of arrival, whose outcome is known now. Cancelled
/// ones wait until then as well: learned at once, they would enter the sample before those that
/// will show up.
void PlayDays::learn(quint32 index, Night arrival)
{
    Guest &guest = s_.guests[index];
    const PastBooking &b = s_.past.bookings[index];
    if (guest.learned || b.outcome == Outcome::Open) return;
    guest.learned = true;
    const int ended =
        b.outcome == Outcome::Cancelled ? std::max(0, arrival - s_.endedOn[index]) : -1;
    s_.rates.learn(b.channel, arrival - s_.madeOn[index], ended, b.showed());
}

void PlayDays::leaveEarly(Night night)
{
    for (const quint32 i : s_.departures[size_t(night - s_.first)]) {
        if (!s_.guests[i].stands) continue;
        const PastForm &form = s_.formOf(i);
        const int type = s_.guests[i].type, pool = s_.poolOf(i);
        for (Night n = night; n < form.stay.checkOut(); ++n) {
            s_.poolSold[s_.cell(pool, n)] -= form.rooms;
            s_.typeSold[s_.cell(type, n)] -= form.rooms;
            std::erase(s_.onBooks[s_.cell(pool, n)], i);
        }
        s_.guests[i].stands = false;
        s_.guests[i].left = true;
    }
}

void PlayDays::settleArrivals(Night night)
{
    for (const quint32 i : s_.arrivals[size_t(night - s_.first)]) {
        Guest &guest = s_.guests[i];
        if (guest.arrived || s_.formOf(i).stay.checkIn() != night) continue;
        learn(i, night);
        if (!guest.stands) continue;
        const PastBooking &b = s_.past.bookings[i];
        if (!b.showed()) {
            s_.put(i, -1);
            guest.stands = false;
            continue;
        }
        guest.arrived = true;
    }
}

/// Tonight's arrivals in the order in which they would be walked.
std::vector<WalkCandidate> PlayDays::walkable(Night night, bool onlyOverfull) const
{
    std::vector<WalkCandidate> candidates;
    for (const quint32 i : s_.arrivals[size_t(night - s_.first)]) {
        const Guest &guest = s_.guests[i];
        if (!guest.stands || !guest.arrived || s_.formOf(i).stay.checkIn() != night) continue;
        if (onlyOverfull && s_.overfull(s_.poolOf(i), night) == 0) continue;
        const PastForm &form = s_.formOf(i);
        // The index plus one serves as the number: it leads back to the booking.
        candidates.push_back({BookingId{qint64(i) + 1}, form.rooms, form.stay.nights(), form.total,
                              0, s_.past.bookings[i].forms.front().at});
    }
    sortForWalking(candidates);
    const auto twice = std::unique(
        candidates.begin(), candidates.end(),
        [](const WalkCandidate &a, const WalkCandidate &b) { return a.booking == b.booking; });
    candidates.erase(twice, candidates.end());
    return candidates;
}

void PlayDays::walk(quint32 index, NightPlayed &played)
{
    const PastForm &form = s_.formOf(index);
    const qint64 price = core::divideHalfEven(form.total, qint64(form.rooms) * form.stay.nights());
    s_.put(index, -1);
    s_.guests[index].stands = false;
    s_.guests[index].arrived = false;
    played.walked += form.rooms;
    s_.result.walkedRooms += form.rooms;
    s_.result.walkedGuests += s_.past.bookings[index].guests;
    s_.result.walkCost += form.rooms * s_.options.walk.of(price);
}

/// Walks guests; returns the rooms freed.
int PlayDays::walkAmong(std::vector<WalkCandidate> candidates, int rooms, NightPlayed &played)
{
    int freed = 0;
    for (const size_t i : chooseToWalk(candidates, rooms)) {
        walk(quint32(candidates[i].booking.value - 1), played);
        freed += candidates[i].rooms;
    }
    return freed;
}

void PlayDays::walkTonight(Night night, NightPlayed &played)
{
    if (s_.options.moves) {
        int rooms = s_.beyond(night);
        if (rooms > 0) rooms -= walkAmong(walkable(night, true), rooms, played);
        if (rooms > 0) walkAmong(walkable(night, false), rooms, played);
        return;
    }
    for (int pool = 0; pool < int(s_.rooms.size()); ++pool) {
        const int rooms = s_.overfull(pool, night);
        if (rooms == 0) continue;
        auto candidates = walkable(night, true);
        std::erase_if(candidates, [&](const WalkCandidate &c) {
            return s_.poolOf(quint32(c.booking.value - 1)) != pool;
        });
        walkAmong(std::move(candidates), rooms, played);
    }
}

NightPlayed PlayDays::sumUp(Night night, NightPlayed played) const
{
    played.night = night;
    for (int pool = 0; pool < int(s_.rooms.size()); ++pool) {
        played.rooms += s_.rooms[size_t(pool)];
        played.stayed += s_.poolSold[s_.cell(pool, night)];
        played.moved += s_.overfull(pool, night);
    }
    return played;
}

void PlayDays::evening(Night night)
{
    settleArrivals(night);
    NightPlayed played;
    walkTonight(night, played);
    for (const quint32 i : s_.arrivals[size_t(night - s_.first)]) {
        const Guest &guest = s_.guests[i];
        if (!guest.stands || !guest.arrived || s_.formOf(i).stay.checkIn() != night) continue;
        const int stays = std::min(s_.past.bookings[i].nights, s_.formOf(i).stay.nights());
        if (stays < s_.formOf(i).stay.nights() && night + stays < s_.first + s_.nights)
            s_.departures[size_t(night + stays - s_.first)].push_back(i);
    }
    played = sumUp(night, played);
    s_.result.nights.push_back(played);
    s_.result.rooms += played.rooms;
    s_.result.roomNights += played.stayed;
    s_.result.moved += played.moved;
    s_.result.walkNights += played.walked > 0 ? 1 : 0;
}

/// Revenue from the guests who were not walked; for a stay in progress, of the nights so far.
void PlayDays::earn()
{
    for (quint32 i = 0; i < s_.guests.size(); ++i) {
        if (!s_.guests[i].arrived) continue;
        const PastForm &form = s_.formOf(i);
        const int stays = std::min(s_.past.bookings[i].nights, form.stay.nights());
        const int over = std::clamp(s_.end - form.stay.checkIn(), 0, stays);
        if (stays > 0) s_.result.revenue += core::divideHalfEven(form.total * over, stays);
    }
}

Result<ReplayResult> replay(const Past &past, const inventory::Catalogue &catalogue,
                            const Policy &policy, const ReplayOptions &options, const Watch &watch)
{
    PlayState state{past, catalogue, policy, options};
    if (const auto ready = state.prepare(); !ready) return tl::unexpected(ready.error());
    PlayRequests requests(state);
    PlayDays days(state);
    auto next = state.events.cbegin();
    for (Night night = state.first; night < state.end; ++night) {
        if (watch && !watch(night - state.first, state.end - state.first))
            return fail(ErrorCode::Cancelled, {}, ErrorText::tr("backtest stopped; no results"));
        days.leaveEarly(night);
        for (; next != state.events.cend() && next->day <= night; ++next) requests.hear(*next);
        days.evening(night);
    }
    days.earn();
    return std::move(state.result);
}

}  // namespace roomrack::advice
