// SPDX-License-Identifier: GPL-3.0-or-later
// Reference model for testing House: lists of holds and bookings, recounted for every query; no
// arrays, no indexes, no counters.
#pragma once

#include "booking/small_hotel.h"

#include <map>
#include <set>

namespace roomrack::tests {

struct NaiveHold {
    qint64 id;
    int type;
    Stay stay;
    int rooms;
    qint64 deadline, ceiling, actor;
};
struct NaiveBooking {
    qint64 id;
    int type;  ///< where it counts
    Stay stay;
    int rooms;
    booking::BookingStatus status;
    int version = 1;
};

struct NaiveHouse {
    Night today = kToday;
    qint64 now = kStart.micros;
    std::map<qint64, NaiveHold> holds;
    std::map<qint64, NaiveBooking> bookings;
    std::map<std::pair<int, int>, int> forSale;     ///< type, day
    std::map<std::pair<int, int>, int> outOfOrder;  ///< pool, day
    std::set<std::pair<int, int>> closed;           ///< type, day
    int poolExtra = 0, typeExtra = 0;               ///< rooms added by the policy

    static int poolOf(int type) { return type < 2 ? 0 : 1; }
    static int physical(int pool) { return pool == 0 ? 4 : 2; }
    static int cap(int type) { return type == 0 ? 3 : type == 1 ? 4 : 2; }

    int poolLimit(int pool, Night n) const
    {
        const auto o = outOfOrder.find({pool, n.day()});
        const int base = physical(pool) - (o == outOfOrder.end() ? 0 : o->second);
        return base + (base > 0 ? poolExtra : 0);
    }
    int typeLimit(int type, Night n) const
    {
        const auto f = forSale.find({type, n.day()});
        const int base = f == forSale.end() ? cap(type) : f->second;
        return base + (base > 0 ? typeExtra : 0);
    }
    /// Rooms of the type (or, with `pool`, of its whole pool) sold or held that night.
    int sold(int row, bool pool, Night n) const
    {
        int sum = 0;
        for (const auto &[id, b] : bookings) {
            const bool here = pool ? poolOf(b.type) == row : b.type == row;
            if (here && booking::countsAsSold(b.status) && b.stay.contains(n)) sum += b.rooms;
        }
        return sum;
    }
    int held(int row, bool pool, Night n) const
    {
        int sum = 0;
        for (const auto &[id, h] : holds) {
            const bool here = pool ? poolOf(h.type) == row : h.type == row;
            if (here && h.stay.contains(n)) sum += h.rooms;
        }
        return sum;
    }
    int left(int type, Night n) const
    {
        const int pool = poolOf(type);
        return std::min(poolLimit(pool, n) - sold(pool, true, n) - held(pool, true, n),
                        typeLimit(type, n) - sold(type, false, n) - held(type, false, n));
    }
    int available(int type, Stay stay) const
    {
        int least = 1000;
        for (int i = 0; i < stay.nights(); ++i)
            least = std::min(least, left(type, stay.checkIn() + i));
        return std::max(0, least);
    }
    void expire()
    {
        std::erase_if(holds, [&](const auto &h) { return h.second.deadline <= now; });
    }
    /// A repeated ending gets the same answer, whatever version the caller saw.
    bool isAgain(qint64 id, booking::BookingStatus status) const
    {
        const auto b = bookings.find(id);
        return b != bookings.end() && b->second.status == status;
    }
    std::optional<ErrorCode> bookingRefusal(qint64 id, bool stale) const
    {
        const auto b = bookings.find(id);
        if (b == bookings.end()) return ErrorCode::NotFound;
        if (!booking::isOpen(b->second.status)) return ErrorCode::WrongState;
        if (stale) return ErrorCode::Stale;
        return {};
    }
    std::optional<ErrorCode> reinstateRefusal(qint64 id, bool stale)
    {
        const auto at = bookings.find(id);
        if (at == bookings.end()) return ErrorCode::NotFound;
        const NaiveBooking &b = at->second;
        if (booking::isOpen(b.status)) return ErrorCode::WrongState;
        if (stale) return ErrorCode::Stale;
        if (b.status != booking::BookingStatus::Cancelled
            && b.status != booking::BookingStatus::NoShow)
            return ErrorCode::WrongState;
        if (b.stay.checkOut() <= today) return ErrorCode::WrongState;
        // Past nights need no room.
        const Night from = std::max(b.stay.checkIn(), today);
        const Stay ahead(from, b.stay.checkOut() - from);
        if (available(b.type, ahead) >= b.rooms) return {};
        expire();
        if (available(b.type, ahead) >= b.rooms) return {};
        return ErrorCode::SoldOut;
    }
    bool closedIn(int type, Stay stay) const
    {
        for (int i = 0; i < stay.nights(); ++i) {
            if (closed.contains({type, (stay.checkIn() + i).day()})) return true;
        }
        return false;
    }
    /// The expected answer to a request to sell; nothing: granted. Expires holds only when it would
    /// otherwise refuse, as House does.
    std::optional<ErrorCode> refusal(int type, Stay stay, int rooms)
    {
        if (stay.checkIn() < today || stay.checkOut() > today + kHorizon) return ErrorCode::Invalid;
        if (closedIn(type, stay)) return ErrorCode::Restricted;
        if (available(type, stay) >= rooms) return {};
        expire();
        if (available(type, stay) >= rooms) return {};
        return ErrorCode::SoldOut;
    }
};

}  // namespace roomrack::tests
