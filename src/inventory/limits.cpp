// SPDX-License-Identifier: GPL-3.0-or-later
#include "inventory/limits.h"

#include "inventory/policy.h"

namespace roomrack::inventory {

namespace {

int limitOf(const Catalogue &catalogue, RuleScope scope, qint64 id, Night n, int base)
{
    return base
           + extraRooms(
               narrowestRule(catalogue.rules, scope, id, n, catalogue.property.businessDate), base);
}

}  // namespace

void refreshLimits(Ledger &ledger, const Catalogue &catalogue, qint64 version)
{
    const Stay all(ledger.first(), ledger.nights());
    for (int p = 0; p < ledger.pools(); ++p) refreshPoolLimit(ledger, catalogue, p, all, version);
    for (int t = 0; t < ledger.types(); ++t) refreshTypeLimit(ledger, catalogue, t, all, version);
}

void refreshPoolLimit(Ledger &ledger, const Catalogue &catalogue, int pool, Stay nights,
                      qint64 version)
{
    const qint64 id = catalogue.pools[size_t(pool)].id.value;
    for (Night n = nights.checkIn(); n < nights.checkOut(); ++n) {
        const PoolNight &p = ledger.pool(pool, n);
        const int base = ledger.physical(pool, n) - p.outOfOrder;
        const int limit = limitOf(catalogue, RuleScope::Pool, id, n, base);
        if (limit != p.limit) ledger.editPool(pool, n, std::max(p.version, version)).limit = limit;
    }
}

void refreshTypeLimit(Ledger &ledger, const Catalogue &catalogue, int type, Stay nights,
                      qint64 version)
{
    const RoomType &described = catalogue.roomTypes[size_t(type)];
    const qint64 id = described.id.value;
    for (Night n = nights.checkIn(); n < nights.checkOut(); ++n) {
        const TypeNight &t = ledger.type(type, n);
        const int limit = described.isRetired(n) ? 0
                                                 : limitOf(catalogue, RuleScope::RoomType, id, n,
                                                           ledger.forSale(type, n));
        if (limit != t.limit) ledger.editType(type, n, std::max(t.version, version)).limit = limit;
    }
}

}  // namespace roomrack::inventory
