// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/night_changes.h"

#include "inventory/limits.h"

namespace roomrack::booking {

void NightChanges::touch(int type, Stay stay, Decision &d)
{
    if (d.changes) touchPool(state_.ledger.poolOf(type), stay, d);
}

void NightChanges::touchType(int type, Stay stay, Decision &d)
{
    if (d.changes) d.changes->touches.push_back({state_.ledger.poolOf(type), stay, type});
}

void NightChanges::touchPool(int pool, Stay stay, Decision &d)
{
    if (d.changes) d.changes->touches.push_back({pool, stay});
}

void NightChanges::flagOversold(int type, Stay stay, Decision &d)
{
    const int pool = state_.ledger.poolOf(type);
    for (Night n = stay.checkIn(); n < stay.checkOut(); ++n) {
        flagCell(pool, type, n, state_.ledger.type(type, n).oversold(), d);
        flagCell(pool, -1, n, state_.ledger.pool(pool, n).oversold(), d);
    }
}

void NightChanges::flagPool(int pool, Stay stay, Decision &d)
{
    for (Night n = stay.checkIn(); n < stay.checkOut(); ++n) {
        flagCell(pool, -1, n, state_.ledger.pool(pool, n).oversold(), d);
    }
}

void NightChanges::flagCell(int pool, int type, Night n, int rooms, Decision &d)
{
    if (rooms == 0 && state_.flagged.isEmpty()) return;
    const FlagKey key{pool, type, n.day()};
    const auto at = state_.flagged.find(key);
    if ((at == state_.flagged.end() ? 0 : *at) == rooms) return;
    if (rooms == 0) {
        state_.flagged.erase(at);
    } else {
        state_.flagged.insert(key, rooms);
    }
    d.batch->oversold.push_back(
        {state_.id(), state_.catalogue.pools[size_t(pool)].id,
         type < 0 ? RoomTypeId{} : state_.catalogue.roomTypes[size_t(type)].id, n, rooms});
}

void NightChanges::refreshAll(qint64 seq, Decision &d)
{
    inventory::refreshLimits(state_.ledger, state_.catalogue, seq);
    const Stay all(state_.ledger.first(), state_.ledger.nights());
    for (int type = 0; type < state_.ledger.types(); ++type) flagOversold(type, all, d);
    for (int pool = 0; pool < state_.ledger.pools(); ++pool) {
        flagPool(pool, all, d);
        touchPool(pool, all, d);
    }
}

}  // namespace roomrack::booking
