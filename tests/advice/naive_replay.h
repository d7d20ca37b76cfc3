// SPDX-License-Identifier: GPL-3.0-or-later
// Reference implementation of the replay: no arrays by night, every query scans all bookings. Slow,
// and independent of src/advice/play*.
#pragma once

#include "advice/replay.h"
#include "advice/walk_order.h"
#include "core/money.h"
#include "core/zone.h"

#include <algorithm>
#include <map>

namespace roomrack::tests {

class NaiveReplay {
public:
    NaiveReplay(const advice::Past &past, const inventory::Catalogue &catalogue,
                const advice::Policy &policy, const advice::ReplayOptions &options)
        : past_(past), c_(catalogue), policy_(policy), o_(options),
          zone_(*core::timeZone(catalogue.property.timeZone)), granted_(past.bookings.size(), -1),
          ends_(past.bookings.size()), gone_(past.bookings.size())
    {}

    advice::ReplayResult run(Night first)
    {
        for (Night night = first; night < c_.property.businessDate; ++night) day(night);
        for (size_t i = 0; i < past_.bookings.size(); ++i) earn(i);
        return result_;
    }

private:
    using Booking = advice::PastBooking;
    const advice::PastForm &form(size_t i) const
    {
        return past_.bookings[i].forms[size_t(granted_[i])];
    }
    int typeOf(size_t i) const
    {
        const Booking &b = past_.bookings[i];
        return c_.typeIndex(b.slept ? b.slept : b.forms.back().type);
    }
    int poolOf(size_t i) const { return c_.poolIndex(c_.roomTypes[size_t(typeOf(i))].pool); }
    int scaled(int rooms) const { return (rooms * o_.roomsPercent + 50) / 100; }
    int roomsOf(int pool) const
    {
        return scaled(c_.physical(c_.pools[size_t(pool)].id, c_.property.businessDate));
    }
    bool has(size_t i, Night n) const
    {
        return granted_[i] >= 0 && !gone_[i] && n >= form(i).stay.checkIn() && n < ends_[i];
    }
    int sold(Night n, int pool, int type, size_t except) const
    {
        int sum = 0;
        for (size_t i = 0; i < past_.bookings.size(); ++i) {
            if (i == except || !has(i, n)) continue;
            if (pool >= 0 && poolOf(i) != pool) continue;
            if (type >= 0 && typeOf(i) != type) continue;
            sum += form(i).rooms;
        }
        return sum;
    }
    static double priceOf(const advice::PastForm &f)
    {
        return double(f.total) / f.rooms / f.stay.nights();
    }

    bool fits(size_t i, const advice::PastForm &f, Night today) const
    {
        for (Night n = f.stay.checkIn(); n < f.stay.checkOut(); ++n) {
            const int pool = poolOf(i), type = typeOf(i);
            const int rooms = roomsOf(pool), cap = scaled(c_.roomTypes[size_t(type)].cap);
            const int poolNow = sold(n, pool, -1, i) + f.rooms;
            const int typeNow = sold(n, -1, type, i) + f.rooms;
            if (poolNow <= rooms && typeNow <= cap) continue;
            double price = priceOf(f);
            int others = 1;
            advice::ShowCounts shows;
            for (size_t k = 0; k < past_.bookings.size(); ++k) {
                if (k == i || !has(k, n) || poolOf(k) != pool) continue;
                price += priceOf(form(k));
                ++others;
                const int days = form(k).stay.checkIn() - today;
                shows.add(days < 0 ? 1 : rates_.of(past_.bookings[k].channel, days).chance,
                          form(k).rooms);
            }
            advice::Policy::Question q{pool, type,           n,  today,  rooms,
                                       cap,  price / others, {}, &rates_};
            q.booked = [&] { return shows; };
            const auto extra = policy_.extra(q);
            if (poolNow > rooms + extra.pool || typeNow > cap + extra.type) return false;
        }
        return true;
    }

    void day(Night night)
    {
        // All events of this day, on the first day also of all days before, sorted by time.
        struct Step {
            Instant at;
            size_t booking;
            int form;  ///< -1: cancelled
        };
        std::vector<Step> steps;
        for (size_t i = 0; i < past_.bookings.size(); ++i) {
            const Booking &b = past_.bookings[i];
            for (size_t f = 0; f < b.forms.size(); ++f) steps.push_back({b.forms[f].at, i, int(f)});
            if (b.outcome == advice::Outcome::Cancelled) steps.push_back({b.ended, i, -1});
        }
        std::stable_sort(steps.begin(), steps.end(),
                         [](const Step &a, const Step &b) { return a.at < b.at; });
        for (const Step &s : steps) {
            const Night on = core::localDate(zone_, s.at);
            if (on > night || (on < night && !first_)) continue;
            step(s.booking, s.form, on);
        }
        first_ = false;
        evening(night);
    }

    void step(size_t i, int f, Night today)
    {
        const Booking &b = past_.bookings[i];
        if (f < 0) {
            gone_[i] = true;
            return;
        }
        if (f > 0 && (granted_[i] < 0 || gone_[i])) return;
        const bool yes = fits(i, b.forms[size_t(f)], today);
        if (yes) {
            granted_[i] = f;
            ends_[i] = b.forms[size_t(f)].stay.checkOut();
        }
        if (f == 0 && b.forms[0].stay.checkIn() < c_.property.businessDate) {
            ++result_.asked;
            if (!yes) ++result_.refused;
        }
    }

    void evening(Night night)
    {
        std::vector<size_t> arrived;
        for (size_t i = 0; i < past_.bookings.size(); ++i) {
            const Booking &b = past_.bookings[i];
            if (granted_[i] < 0 || form(i).stay.checkIn() != night) continue;
            learn(b, night);
            if (gone_[i]) continue;
            if (!b.showed()) {
                gone_[i] = true;
                continue;
            }
            arrived.push_back(i);
        }
        walkSome(night, arrived);
        for (const size_t i : arrived) {
            if (gone_[i]) continue;
            stays_[i] = std::min(past_.bookings[i].nights, form(i).stay.nights());
        }
        sumUp(night);
        // Early departures are known on the morning of that day.
        for (const auto &[i, stays] : stays_)
            if (form(i).stay.checkIn() + stays == night + 1) ends_[i] = night + 1;
    }

    void learn(const Booking &b, Night night)
    {
        if (b.outcome == advice::Outcome::Open) return;
        const int ended = b.outcome == advice::Outcome::Cancelled
                              ? std::max(0, night - core::localDate(zone_, b.ended))
                              : -1;
        rates_.learn(b.channel, night - core::localDate(zone_, b.forms[0].at), ended, b.showed());
    }

    int over(int pool, Night night) const
    {
        return std::max(0, sold(night, pool, -1, past_.bookings.size()) - roomsOf(pool));
    }

    /// Walks guests of `among`; returns the number of rooms freed.
    int walk(const std::vector<size_t> &among, int rooms)
    {
        std::vector<advice::WalkCandidate> candidates;
        for (const size_t i : among) {
            if (gone_[i]) continue;
            const auto &f = form(i);
            candidates.push_back({BookingId{qint64(i) + 1}, f.rooms, f.stay.nights(), f.total, 0,
                                  past_.bookings[i].forms[0].at});
        }
        advice::sortForWalking(candidates);
        int freed = 0;
        for (const size_t k : advice::chooseToWalk(candidates, rooms)) {
            const auto i = size_t(candidates[k].booking.value - 1);
            const auto &f = form(i);
            gone_[i] = true;
            freed += f.rooms;
            walkedTonight_ += f.rooms;
            result_.walkedRooms += f.rooms;
            result_.walkedGuests += past_.bookings[i].guests;
            result_.walkCost +=
                f.rooms
                * o_.walk.of(core::divideHalfEven(f.total, qint64(f.rooms) * f.stay.nights()));
        }
        return freed;
    }

    void walkSome(Night night, const std::vector<size_t> &arrived)
    {
        walkedTonight_ = 0;
        const int pools = int(c_.pools.size());
        if (!o_.moves) {
            for (int pool = 0; pool < pools; ++pool) {
                std::vector<size_t> among;
                for (const size_t i : arrived)
                    if (poolOf(i) == pool) among.push_back(i);
                if (over(pool, night) > 0) walk(among, over(pool, night));
            }
            return;
        }
        int rooms = 0;
        for (int pool = 0; pool < pools; ++pool) rooms += roomsOf(pool);
        int needed = sold(night, -1, -1, past_.bookings.size()) - rooms;
        std::vector<size_t> crowded;
        for (const size_t i : arrived)
            if (over(poolOf(i), night) > 0) crowded.push_back(i);
        if (needed > 0) needed -= walk(crowded, needed);
        if (needed > 0) walk(arrived, needed);
    }

    void sumUp(Night night)
    {
        advice::NightPlayed played{night, 0, 0, walkedTonight_, 0};
        for (int pool = 0; pool < int(c_.pools.size()); ++pool) {
            played.rooms += roomsOf(pool);
            played.moved += over(pool, night);
        }
        played.stayed = sold(night, -1, -1, past_.bookings.size());
        result_.rooms += played.rooms;
        result_.roomNights += played.stayed;
        result_.moved += played.moved;
        result_.walkNights += played.walked > 0 ? 1 : 0;
        result_.nights.push_back(played);
    }

    void earn(size_t i)
    {
        const auto at = stays_.find(i);
        if (at == stays_.end()) return;
        const auto &f = form(i);
        const int over = std::clamp(c_.property.businessDate - f.stay.checkIn(), 0, at->second);
        result_.revenue += core::divideHalfEven(f.total * over, at->second);
    }

    const advice::Past &past_;
    const inventory::Catalogue &c_;
    const advice::Policy &policy_;
    const advice::ReplayOptions &o_;
    QTimeZone zone_;
    std::vector<int> granted_;
    std::vector<Night> ends_;
    std::vector<bool> gone_;  ///< cancelled, no-show or walked
    std::map<size_t, int> stays_;
    advice::ShowRates rates_;
    advice::ReplayResult result_;
    int walkedTonight_ = 0;
    bool first_ = true;
};

}  // namespace roomrack::tests
