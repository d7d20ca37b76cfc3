// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/closed_why.h"

#include "desktop/words/restriction_words.h"

#include <QtCore/QCoreApplication>

namespace roomrack::desktop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ClosedWhy)
};

/// Both limits of a night and the rooms already taken.
struct TakenNight {
    const inventory::TypeNight &own;
    const inventory::PoolNight &pool;
    const inventory::RoomType &type;
    const QString poolName;
    int physical = 0;
    int forSale = 0;
};

void explainPool(const TakenNight &n, QStringList &reasons)
{
    const int taken = n.pool.sold + n.pool.held;
    if (n.pool.sold > n.pool.limit) {
        reasons << Words::tr("Pool %1 is oversold: %2 rooms sold, limit %3. %n guest(s) must be "
                             "walked.",
                             nullptr, n.pool.sold - n.pool.limit)
                       .arg(n.poolName)
                       .arg(n.pool.sold)
                       .arg(n.pool.limit);
    } else if (taken >= n.pool.limit) {
        reasons << Words::tr("No rooms available in pool %2: limit %1, %3 sold, %4 held.")
                       .arg(n.pool.limit)
                       .arg(n.poolName)
                       .arg(n.pool.sold)
                       .arg(n.pool.held);
    }
    if (n.pool.outOfOrder > 0) {
        reasons << Words::tr("%n room(s) of pool %1 are out of order.", nullptr, n.pool.outOfOrder)
                       .arg(n.poolName);
    }
    const int extra = n.pool.limit - (n.physical - n.pool.outOfOrder);
    if (extra > 0) {
        reasons << Words::tr(
                       "The overbooking policy allows %n room(s) above the capacity of pool %1.",
                       nullptr, extra)
                       .arg(n.poolName);
    }
}

void explainOwn(const TakenNight &n, QStringList &reasons)
{
    if (n.own.sold > n.own.limit) {
        reasons << Words::tr("Room type %1 is oversold: %2 rooms sold, limit %3.")
                       .arg(n.type.name)
                       .arg(n.own.sold)
                       .arg(n.own.limit);
    } else if (n.own.limit == 0 && n.own.typed >= 0) {
        reasons << Words::tr("Rooms to sell is set to 0 (default %1).").arg(n.type.cap);
    } else if (n.own.sold + n.own.held >= n.own.limit) {
        reasons << Words::tr("No rooms available in room type %2: limit %1, %3 sold, %4 held.")
                       .arg(n.own.limit)
                       .arg(n.type.name)
                       .arg(n.own.sold)
                       .arg(n.own.held);
    }
}

/// A stop sell is said first.
void explainRestrictions(const TakenNight &n, QStringList &reasons)
{
    for (const RestrictionRow &row : inventory::kRestrictions) {
        const qint32 value = valueOf(n.own, row);
        if (value >= row.least && row.id != inventory::Restriction::StopSell)
            reasons << restrictionReason(row, value);
    }
}

}  // namespace

Explanation explain(const HotelView &view, int type, Night night)
{
    const inventory::Ledger &ledger = view.ledger();
    const int pool = ledger.poolOf(type);
    const TakenNight n{ledger.type(type, night),
                       ledger.pool(pool, night),
                       view.catalogue().roomTypes[size_t(type)],
                       view.catalogue().pools[size_t(pool)].name,
                       ledger.physical(pool, night),
                       ledger.forSale(type, night)};
    Explanation result;
    const bool past = night < view.property().businessDate;
    const bool beyond = night >= view.property().horizonEnd();
    const RestrictionRow &stop = rowOf(inventory::Restriction::StopSell);
    const bool stopped = valueOf(n.own, stop) != 0;
    if (past) result.reasons << Words::tr("This night is in the past.");
    if (beyond) result.reasons << Words::tr("This night is beyond the booking window.");
    if (stopped) result.reasons << restrictionReason(stop, 1);
    result.closed = past || beyond || stopped || ledger.available(type, night) == 0;
    explainPool(n, result.reasons);
    explainOwn(n, result.reasons);
    explainRestrictions(n, result.reasons);
    return result;
}

}  // namespace roomrack::desktop
