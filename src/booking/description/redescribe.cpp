// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/description/redescribe.h"

#include "booking/index_by_id.h"
#include "inventory/limits.h"

#include <algorithm>

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

template <typename Row>
bool sameOrder(const std::vector<Row> &now, const std::vector<Row> &before)
{
    return std::equal(now.begin(), now.end(), before.begin(), before.end(),
                      [](const Row &a, const Row &b) { return a.id == b.id; });
}

/// Whether the rates stay in their rows and are derived from the same ones.
bool keepsRates(const PropertyState &state, const DescriptionPlan &plan)
{
    const auto sameGuests = [&](const inventory::RoomType &type) {
        const auto *was = itemWith(plan.before.roomTypes, type.id);
        return was && was->standardGuests == type.standardGuests;
    };
    const auto sameParent = [&](const pricing::RatePlan &one) {
        const auto *was = itemWith(plan.before.plans, one.id);
        return was && was->parent == one.parent;
    };
    return sameOrder(plan.plans, state.rates.plans())
           && sameOrder(plan.catalogue.roomTypes, state.catalogue.roomTypes)
           && std::all_of(plan.after.roomTypes.begin(), plan.after.roomTypes.end(), sameGuests)
           && std::all_of(plan.after.plans.begin(), plan.after.plans.end(), sameParent);
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
        for (const inventory::ScopeRow &row : before.scoped().of(types[size_t(type)])) {
            for (const auto &[night, restrictions] : row.nights)
                ledger.editScoped(type, night, ledger.type(type, night).version)
                    .set(type, row.scope, night, restrictions);
        }
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

bool keepsNights(const PropertyState &state, const DescriptionPlan &plan)
{
    const auto sameRoom = [&](const inventory::Room &room) {
        const auto *was = itemWith(plan.before.rooms, room.id);
        return was && was->pool == room.pool && was->inServiceFrom == room.inServiceFrom
               && was->retiredFrom == room.retiredFrom;
    };
    const auto sameType = [&](const inventory::RoomType &type) {
        const auto *was = itemWith(plan.before.roomTypes, type.id);
        return was && was->pool == type.pool && was->cap == type.cap
               && was->retiredFrom == type.retiredFrom;
    };
    return sameOrder(plan.catalogue.pools, state.catalogue.pools)
           && sameOrder(plan.catalogue.roomTypes, state.catalogue.roomTypes)
           && std::all_of(plan.after.rooms.begin(), plan.after.rooms.end(), sameRoom)
           && std::all_of(plan.after.roomTypes.begin(), plan.after.roomTypes.end(), sameType);
}

void redescribe(PropertyState &state, DescriptionPlan &&plan)
{
    if (plan.ledger && (!plan.after.rooms.empty() || !plan.after.pools.empty()))
        state.rooms = describedRooms(state, plan.catalogue);
    if (keepsRates(state, plan)) {
        state.rates.describe(std::move(plan.plans));
    } else {
        pricing::RateBook rates(plan.catalogue, std::move(plan.plans), state.ledger.first(),
                                state.ledger.nights());
        rates.adoptRates(state.rates,
                         indexesBefore(plan.catalogue.roomTypes, state.catalogue.roomTypes));
        rates.setTerms(state.rates.terms().all());
        state.rates = std::move(rates);
    }
    state.rates.setTaxes(std::move(plan.taxes));
    if (plan.ledger) {
        state.flagged = describedFlags(state, plan.catalogue);
        state.ledger = std::move(*plan.ledger);
    }
    state.catalogue = std::move(plan.catalogue);
    state.typeOfId = indexById(state.catalogue.roomTypes);
}

}  // namespace roomrack::booking
