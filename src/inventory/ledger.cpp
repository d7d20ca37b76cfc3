// SPDX-License-Identifier: GPL-3.0-or-later
#include "inventory/ledger.h"

#include "inventory/limits.h"

#include <algorithm>
#include <limits>

namespace roomrack::inventory {

namespace {

constexpr Night kNever{std::numeric_limits<qint32>::max()};
constexpr Night kEver{std::numeric_limits<qint32>::min()};

/// The first restriction of one scope against a stay. at(night) is a pointer to the cell with the
/// night's restrictions, null if there are none.
template <typename At>
std::optional<RestrictedBy> firstAgainst(Stay stay, At at)
{
    const auto by = [&](Restriction id, const auto &cell, Night night) {
        return RestrictedBy{&rowOf(id), night, valueOf(cell, rowOf(id)), {}};
    };
    const Night arrival = stay.checkIn(), departure = stay.checkOut();
    for (Night n = arrival; n < departure; ++n) {
        const auto *cell = at(n);
        if (cell && (cell->flags & StopSell)) return by(Restriction::StopSell, *cell, n);
    }
    if (const auto *cell = at(arrival)) {
        if (cell->flags & ClosedToArrival) return by(Restriction::ClosedToArrival, *cell, arrival);
        if (cell->minStay > stay.nights()) return by(Restriction::MinStay, *cell, arrival);
        if (cell->maxStay > 0 && cell->maxStay < stay.nights())
            return by(Restriction::MaxStay, *cell, arrival);
    }
    const auto *cell = at(departure);
    if (cell && (cell->flags & ClosedToDeparture))
        return by(Restriction::ClosedToDeparture, *cell, departure);
    return std::nullopt;
}

/// In the order in which firstAgainst() asks.
int rankOf(Restriction id)
{
    switch (id) {
    case Restriction::StopSell: return 0;
    case Restriction::ClosedToArrival: return 1;
    case Restriction::MinStay: return 2;
    case Restriction::MaxStay: return 3;
    case Restriction::ClosedToDeparture: return 4;
    }
    return 5;
}

/// The room type's, the plan's, the channel's, then that of both.
int breadthOf(const RestrictionScope &scope)
{
    return (scope.plan ? 1 : 0) + (scope.channel ? 2 : 0);
}

std::optional<RestrictedBy> firstOf(std::optional<RestrictedBy> a, std::optional<RestrictedBy> b)
{
    if (!a || !b) return a ? a : b;
    const auto at = [](const RestrictedBy &by) { return std::pair(rankOf(by.row->id), by.night); };
    if (at(*a) != at(*b)) return at(*a) < at(*b) ? a : b;
    if (a->value != b->value) return isStricter(*a->row, a->value, b->value) ? a : b;
    return breadthOf(a->scope) <= breadthOf(b->scope) ? a : b;
}

/// Of the scopes that include the sale.
std::optional<RestrictedBy> scopeAgainst(const ScopedNights &scoped, int type, Stay stay,
                                         const SalePath &sale, bool onlyOfPlans = false)
{
    std::optional<RestrictedBy> first;
    for (const ScopeRow &row : scoped.of(type)) {
        if (!row.scope.includes(sale) || (onlyOfPlans && !row.scope.plan)) continue;
        auto against = firstAgainst(stay, [&](Night n) { return row.on(n); });
        if (!against) continue;
        against->scope = row.scope;
        first = firstOf(first, against);
    }
    return first;
}

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

bool grants(const Ledger &ledger, int type, Stay stay, int rooms, bool ignoreRestrictions,
            const SalePath &sale)
{
    const int nights = stay.nights();
    const TypeNight *t = &ledger.type(type, stay.checkIn());
    const PoolNight *p = &ledger.pool(ledger.poolOf(type), stay.checkIn());
    unsigned closed = t->flags & ClosedToArrival;
    qint32 least = std::numeric_limits<qint32>::max();
    for (int i = 0; i < nights; ++i) {
        closed |= t[i].flags & StopSell;
        least = std::min(least, t[i].left());
        least = std::min(least, p[i].left());
    }
    if (least < rooms || ignoreRestrictions) return least >= rooms;
    if (stay.checkOut() < ledger.end()) closed |= t[nights].flags & ClosedToDeparture;
    const bool open =
        closed == 0 && t->minStay <= nights && (t->maxStay == 0 || nights <= t->maxStay);
    return open && (!ledger.scoped().any(type) || !scopeAgainst(ledger.scoped(), type, stay, sale));
}

std::optional<RestrictedBy> restrictionAgainst(const Ledger &ledger, int type, Stay stay,
                                               const SalePath &sale)
{
    const auto own = firstAgainst(
        stay, [&](Night n) { return n < ledger.end() ? &ledger.type(type, n) : nullptr; });
    if (!ledger.scoped().any(type)) return own;
    return firstOf(own, scopeAgainst(ledger.scoped(), type, stay, sale));
}

std::optional<RestrictedBy> planRestrictionAgainst(const Ledger &ledger, int type, Stay stay,
                                                   const SalePath &sale)
{
    return scopeAgainst(ledger.scoped(), type, stay, sale, true);
}

Restrictions restrictionsFor(const Ledger &ledger, int type, Night night, const SalePath &sale)
{
    Restrictions all = restrictionsOf(ledger.type(type, night));
    for (const ScopeRow &row : ledger.scoped().of(type)) {
        if (!row.scope.includes(sale)) continue;
        if (const Restrictions *found = row.on(night)) all = strictest(all, *found);
    }
    return all;
}

std::vector<ScopeOnNight> restrictionsOn(const Ledger &ledger, int type, Night night)
{
    std::vector<ScopeOnNight> all;
    const Restrictions own = restrictionsOf(ledger.type(type, night));
    if (own != Restrictions()) all.push_back({{}, own});
    for (const ScopeRow &row : ledger.scoped().of(type)) {
        if (const Restrictions *found = row.on(night)) all.push_back({row.scope, *found});
    }
    return all;
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

ScopedNights &Ledger::editScoped(int type, Night n, qint64 version)
{
    editType(type, n, version);
    return scoped_;
}

void adoptVersions(Ledger &ledger, const Ledger &before)
{
    const Night from = std::max(ledger.first(), before.first());
    const Night to = std::min(ledger.end(), before.end());
    for (Night n = from; n < to; ++n) {
        for (int type = 0; type < std::min(ledger.types(), before.types()); ++type)
            ledger.editType(type, n,
                            std::max(ledger.type(type, n).version, before.type(type, n).version));
        for (int pool = 0; pool < std::min(ledger.pools(), before.pools()); ++pool)
            ledger.editPool(pool, n,
                            std::max(ledger.pool(pool, n).version, before.pool(pool, n).version));
    }
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
