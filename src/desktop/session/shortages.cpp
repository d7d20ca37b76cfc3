// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/session/shortages.h"

#include <algorithm>

namespace roomrack::desktop {

namespace {

void addPool(const HotelView &view, int pool, Night night, std::vector<Shortage> &found)
{
    const inventory::Ledger &ledger = view.ledger();
    const inventory::PoolNight &cell = ledger.pool(pool, night);
    const int rooms = std::max(0, ledger.physical(pool, night) - cell.outOfOrder);
    if (cell.sold > rooms) {
        found.push_back({night, pool, -1, rooms, cell.sold, cell.sold - rooms,
                         ledger.pool(pool, night).oversold()});
        return;
    }
    for (const int type : view.typesOf(pool)) {
        const int beyond = ledger.type(type, night).oversold();
        if (beyond == 0) continue;
        const inventory::TypeNight &own = ledger.type(type, night);
        found.push_back({night, pool, type, own.limit, own.sold, own.sold - own.limit, beyond});
    }
}

}  // namespace

std::vector<Shortage> shortages(const HotelView &view)
{
    std::vector<Shortage> found;
    for (Night n = std::max(view.ledger().first(), view.property().businessDate);
         n < view.ledger().end(); ++n) {
        for (int pool = 0; pool < view.ledger().pools(); ++pool) addPool(view, pool, n, found);
    }
    return found;
}

}  // namespace roomrack::desktop
