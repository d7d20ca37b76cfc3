// SPDX-License-Identifier: GPL-3.0-or-later
#include "inventory/ledger.h"

#include "inventory/policy.h"

namespace roomrack::inventory {

Ledger::Ledger(const Catalogue &catalogue, Night first, int nights) : first_(first), nights_(nights)
{
    types_.resize(catalogue.roomTypes.size() * size_t(nights));
    pools_.resize(catalogue.pools.size() * size_t(nights));
    for (const RoomType &t : catalogue.roomTypes) {
        poolOf_.push_back(catalogue.poolIndex(t.pool));
        caps_.push_back(t.cap);
    }
    for (const Pool &p : catalogue.pools) physical_.push_back(catalogue.physical(p.id));
    refreshLimits(catalogue, 0);
}

std::span<const TypeNight> Ledger::typeRow(int type) const
{
    return {types_.data() + cell(type, first_), size_t(nights_)};
}

std::span<const PoolNight> Ledger::poolRow(int pool) const
{
    return {pools_.data() + cell(pool, first_), size_t(nights_)};
}

int Ledger::oversoldType(int type, Night n) const
{
    const TypeNight &t = this->type(type, n);
    return std::max(0, t.sold - t.limit);
}

int Ledger::oversoldPool(int pool, Night n) const
{
    const PoolNight &p = this->pool(pool, n);
    return std::max(0, p.sold - p.limit);
}

void Ledger::addSold(int type, Stay stay, int rooms, qint64 version)
{
    TypeNight *t = &types_[cell(type, stay.checkIn())];
    PoolNight *p = &pools_[cell(poolOf_[size_t(type)], stay.checkIn())];
    for (int i = 0; i < stay.nights(); ++i, ++t, ++p) {
        t->sold += rooms;
        p->sold += rooms;
        t->version = std::max(t->version, version);
        p->version = std::max(p->version, version);
    }
}

void Ledger::addHeld(int type, Stay stay, int rooms, qint64 version)
{
    TypeNight *t = &types_[cell(type, stay.checkIn())];
    PoolNight *p = &pools_[cell(poolOf_[size_t(type)], stay.checkIn())];
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
    const TypeNight *t = &types_[cell(type, stay.checkIn())];
    const PoolNight *p = &pools_[cell(poolOf_[size_t(type)], stay.checkIn())];
    unsigned closed = t->flags & ClosedToArrival;
    qint32 least = std::numeric_limits<qint32>::max();
    for (int i = 0; i < nights; ++i) {
        closed |= t[i].flags & StopSell;
        least = std::min(least, t[i].limit - t[i].sold - t[i].held);
        least = std::min(least, p[i].limit - p[i].sold - p[i].held);
    }
    if (least < rooms || ignoreRestrictions) return least >= rooms;
    if (stay.checkOut() < end()) closed |= t[nights].flags & ClosedToDeparture;
    return closed == 0 && t->minStay <= nights && (t->maxStay == 0 || nights <= t->maxStay);
}

void Ledger::heldToSold(int type, Stay stay, int rooms, qint64 version)
{
    addHeld(type, stay, -rooms, version);
    addSold(type, stay, rooms, version);
}

TypeNight &Ledger::editType(int type, Night n, qint64 version)
{
    TypeNight &t = types_[cell(type, n)];
    t.version = version;
    return t;
}

PoolNight &Ledger::editPool(int pool, Night n, qint64 version)
{
    PoolNight &p = pools_[cell(pool, n)];
    p.version = version;
    return p;
}

void Ledger::refreshLimits(const Catalogue &catalogue, qint64 version)
{
    const Stay all(first_, nights_);
    for (int p = 0; p < pools(); ++p) refreshPoolLimit(catalogue, p, all, version);
    for (int t = 0; t < types(); ++t) refreshTypeLimit(catalogue, t, all, version);
}

void Ledger::refreshPoolLimit(const Catalogue &catalogue, int pool, Stay nights, qint64 version)
{
    const qint64 id = catalogue.pools[size_t(pool)].id.value;
    for (Night n = nights.checkIn(); n < nights.checkOut(); ++n) {
        PoolNight &p = pools_[cell(pool, n)];
        const int base = physical(pool) - p.outOfOrder;
        const auto *rule =
            narrowestRule(catalogue.rules, RuleScope::Pool, id, n, catalogue.property.businessDate);
        const int limit = base + extraRooms(rule, base);
        if (limit != p.limit) p.version = std::max(p.version, version);
        p.limit = limit;
    }
}

void Ledger::refreshTypeLimit(const Catalogue &catalogue, int type, Stay nights, qint64 version)
{
    const qint64 id = catalogue.roomTypes[size_t(type)].id.value;
    for (Night n = nights.checkIn(); n < nights.checkOut(); ++n) {
        TypeNight &t = types_[cell(type, n)];
        const int base = forSale(type, n);
        const auto *rule = narrowestRule(catalogue.rules, RuleScope::RoomType, id, n,
                                         catalogue.property.businessDate);
        const int limit = base + extraRooms(rule, base);
        if (limit != t.limit) t.version = std::max(t.version, version);
        t.limit = limit;
    }
}

void Ledger::adoptVersions(const Ledger &before)
{
    const Night from = std::max(first_, before.first_), to = std::min(end(), before.end());
    const auto adopt = [&](auto &cells, const auto &old, int rows) {
        for (int row = 0; row < rows; ++row) {
            for (Night n = from; n < to; ++n) {
                qint64 &version = cells[cell(row, n)].version;
                version = std::max(version, old[before.cell(row, n)].version);
            }
        }
    };
    adopt(types_, before.types_, std::min(types(), before.types()));
    adopt(pools_, before.pools_, std::min(pools(), before.pools()));
}

void Ledger::extendTo(Night end, const Catalogue &catalogue, qint64 version)
{
    if (end <= this->end()) return;
    const int before = nights_, after = end - first_;
    const auto widen = [&](auto &cells, int rows) {
        std::remove_reference_t<decltype(cells)> wide(size_t(rows) * size_t(after));
        for (int r = 0; r < rows; ++r) {
            std::copy_n(cells.begin() + qptrdiff(r) * before, before,
                        wide.begin() + qptrdiff(r) * after);
        }
        cells = std::move(wide);
    };
    widen(types_, types());
    widen(pools_, pools());
    nights_ = after;
    refreshLimits(catalogue, version);
}

}  // namespace roomrack::inventory
