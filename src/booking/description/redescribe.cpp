// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/description/redescribe.h"

#include "booking/index_by_id.h"
#include "inventory/limits.h"

namespace roomrack::booking {

namespace {

/// The index in `before` of each row of `now`; -1: it is new.
template <typename Row>
std::vector<int> indexesBefore(const std::vector<Row> &now, const std::vector<Row> &before)
{
    const std::vector<qint32> byId = indexById(before);
    std::vector<int> indexes;
    for (const Row &row : now) {
        const auto id = static_cast<size_t>(row.id.value);
        indexes.push_back(id < byId.size() ? byId[id] : -1);
    }
    return indexes;
}

inventory::RoomLedger describedRooms(const PropertyState &state,
                                     const inventory::Catalogue &catalogue)
{
    const inventory::RoomLedger &before = state.rooms;
    const Night first = state.ledger.first(), end = state.ledger.end();
    inventory::RoomLedger rooms(catalogue, first, end - first);
    for (int place = 0; place < rooms.rooms(); ++place) {
        const int was = before.placeOf(rooms.roomAt(place));
        if (was < 0) continue;
        for (Night n = first; n < end; ++n) {
            const qint64 taker = before.taker(was, n);
            if (taker != 0 && taker != inventory::kNoRoomTaker) rooms.set(place, Stay(n, 1), taker);
        }
    }
    return rooms;
}

/// Flags are stored by index.
QHash<FlagKey, qint32> describedFlags(const PropertyState &state,
                                      const inventory::Catalogue &catalogue)
{
    QHash<FlagKey, qint32> flags;
    for (auto at = state.flagged.cbegin(); at != state.flagged.cend(); ++at) {
        FlagKey key = at.key();
        key.pool = catalogue.poolIndex(state.catalogue.pools[size_t(key.pool)].id);
        if (key.type >= 0)
            key.type = catalogue.typeIndex(state.catalogue.roomTypes[size_t(key.type)].id);
        flags.insert(key, at.value());
    }
    return flags;
}

}  // namespace

inventory::Ledger describedLedger(const PropertyState &state, const inventory::Catalogue &catalogue,
                                  qint64 version)
{
    const inventory::Ledger &before = state.ledger;
    inventory::Ledger ledger(catalogue, before.first(), before.nights());
    const auto types = indexesBefore(catalogue.roomTypes, state.catalogue.roomTypes);
    for (int type = 0; type < ledger.types(); ++type) {
        if (types[size_t(type)] < 0) continue;
        for (Night n = before.first(); n < before.end(); ++n)
            ledger.editType(type, n, 0) = before.type(types[size_t(type)], n);
    }
    const auto pools = indexesBefore(catalogue.pools, state.catalogue.pools);
    for (int pool = 0; pool < ledger.pools(); ++pool) {
        if (pools[size_t(pool)] < 0) continue;
        for (Night n = before.first(); n < before.end(); ++n)
            ledger.editPool(pool, n, 0) = before.pool(pools[size_t(pool)], n);
    }
    inventory::refreshLimits(ledger, catalogue, version);
    return ledger;
}

void redescribe(PropertyState &state, DescriptionPlan &&plan)
{
    if (!plan.after.rooms.empty() || !plan.after.pools.empty())
        state.rooms = describedRooms(state, plan.catalogue);
    if (!plan.after.roomTypes.empty() || !plan.after.pools.empty() || !plan.after.plans.empty()) {
        pricing::RateBook rates(plan.catalogue, std::move(plan.plans), plan.ledger.first(),
                                plan.ledger.nights());
        rates.adoptRates(state.rates,
                         indexesBefore(plan.catalogue.roomTypes, state.catalogue.roomTypes));
        state.rates = std::move(rates);
    }
    state.flagged = describedFlags(state, plan.catalogue);
    state.ledger = std::move(plan.ledger);
    state.catalogue = std::move(plan.catalogue);
    state.typeOfId = indexById(state.catalogue.roomTypes);
}

}  // namespace roomrack::booking
