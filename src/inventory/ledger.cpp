// SPDX-License-Identifier: GPL-3.0-or-later
#include "inventory/ledger.h"

#include "inventory/limits.h"

#include <algorithm>
#include <limits>

namespace roomrack::inventory {

namespace {

constexpr Night kNever{std::numeric_limits<qint32>::max()};
constexpr Night kEver{std::numeric_limits<qint32>::min()};

}  // namespace

Ledger::Ledger(const Catalogue &catalogue, Night first, int nights)
    : first_(first), nights_(nights), types_(catalogue.roomTypes.size(), first, nights),
      pools_(catalogue.pools.size(), first, nights)
{
    for (const RoomType &t : catalogue.roomTypes) {
        poolOf_.push_back(catalogue.poolIndex(t.pool));
        caps_.push_back(t.cap);
        typeEnds_.push_back(t.retiredFrom.value_or(kNever));
    }
    physical_.resize(catalogue.pools.size());
    for (const Room &room : catalogue.rooms) {
        const int pool = catalogue.poolIndex(room.pool);
        if (pool < 0) continue;
        if (!room.inServiceFrom && !room.retiredFrom)
            ++physical_[size_t(pool)].always;
        else
            physical_[size_t(pool)].dated.push_back(
                {room.inServiceFrom.value_or(kEver), room.retiredFrom.value_or(kNever)});
    }
    refreshLimits(*this, catalogue, 0);
}

int Ledger::physical(int pool, Night n) const
{
    const Rooms &rooms = physical_[size_t(pool)];
    return rooms.always
           + static_cast<int>(
               std::count_if(rooms.dated.begin(), rooms.dated.end(),
                             [n](const DatedRoom &r) { return n >= r.from && n < r.until; }));
}

void Ledger::addSold(int type, Stay stay, int rooms, qint64 version)
{
    TypeNight *t = &types_.at(type, stay.checkIn());
    PoolNight *p = &pools_.at(poolOf(type), stay.checkIn());
    for (int i = 0; i < stay.nights(); ++i, ++t, ++p) {
        t->sold += rooms;
        p->sold += rooms;
        t->version = std::max(t->version, version);
        p->version = std::max(p->version, version);
    }
}

void Ledger::addHeld(int type, Stay stay, int rooms, qint64 version)
{
    TypeNight *t = &types_.at(type, stay.checkIn());
    PoolNight *p = &pools_.at(poolOf(type), stay.checkIn());
    for (int i = 0; i < stay.nights(); ++i) {
        t[i].held += rooms;
        p[i].held += rooms;
    }
    if (version <= 0) return;
    for (int i = 0; i < stay.nights(); ++i) {
        t[i].version = std::max(t[i].version, version);
        p[i].version = std::max(p[i].version, version);
    }
}

bool Ledger::grants(int type, Stay stay, int rooms, bool ignoreRestrictions) const
{
    const int nights = stay.nights();
    const TypeNight *t = &types_.at(type, stay.checkIn());
    const PoolNight *p = &pools_.at(poolOf(type), stay.checkIn());
    unsigned closed = t->flags & ClosedToArrival;
    qint32 least = std::numeric_limits<qint32>::max();
    for (int i = 0; i < nights; ++i) {
        closed |= t[i].flags & StopSell;
        least = std::min(least, t[i].left());
        least = std::min(least, p[i].left());
    }
    if (least < rooms || ignoreRestrictions) return least >= rooms;
    if (stay.checkOut() < end()) closed |= t[nights].flags & ClosedToDeparture;
    return closed == 0 && t->minStay <= nights && (t->maxStay == 0 || nights <= t->maxStay);
}

std::optional<RestrictedBy> restrictionAgainst(const Ledger &ledger, int type, Stay stay)
{
    const auto by = [&](Restriction id, const TypeNight &cell, Night night) {
        return RestrictedBy{&rowOf(id), night, valueOf(cell, rowOf(id))};
    };
    const int nights = stay.nights();
    const Night arrival = stay.checkIn();
    const TypeNight *night = &ledger.type(type, arrival);
    for (int i = 0; i < nights; ++i) {
        if (night[i].flags & StopSell) return by(Restriction::StopSell, night[i], arrival + i);
    }
    if (night->flags & ClosedToArrival) return by(Restriction::ClosedToArrival, *night, arrival);
    if (night->minStay > nights) return by(Restriction::MinStay, *night, arrival);
    if (night->maxStay > 0 && night->maxStay < nights)
        return by(Restriction::MaxStay, *night, arrival);
    if (stay.checkOut() < ledger.end() && (night[nights].flags & ClosedToDeparture))
        return by(Restriction::ClosedToDeparture, night[nights], stay.checkOut());
    return std::nullopt;
}

TypeNight &Ledger::editType(int type, Night n, qint64 version)
{
    TypeNight &t = types_.at(type, n);
    t.version = version;
    return t;
}

PoolNight &Ledger::editPool(int pool, Night n, qint64 version)
{
    PoolNight &p = pools_.at(pool, n);
    p.version = version;
    return p;
}

void Ledger::adoptVersions(const Ledger &before)
{
    types_.adoptVersions(before.types_);
    pools_.adoptVersions(before.pools_);
}

void Ledger::extendTo(Night end, const Catalogue &catalogue, qint64 version)
{
    if (end <= this->end()) return;
    nights_ = end - first_;
    types_.extendTo(nights_);
    pools_.extendTo(nights_);
    refreshLimits(*this, catalogue, version);
}

}  // namespace roomrack::inventory
