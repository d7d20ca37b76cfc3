// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/closed_why.h"

#include <QtCore/QCoreApplication>

namespace roomrack::desktop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ClosedWhy)
};

/// Both limits of a night and what has been taken of them.
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
        reasons << Words::tr(
                       "%1 is oversold: %2 rooms sold with a limit of %3, so %n guest(s) will have "
                       "to be walked.",
                       nullptr, n.pool.sold - n.pool.limit)
                       .arg(n.poolName)
                       .arg(n.pool.sold)
                       .arg(n.pool.limit);
    } else if (taken >= n.pool.limit) {
        reasons << Words::tr("All %1 rooms of %2 are taken: %3 sold, %4 held.")
                       .arg(n.pool.limit)
                       .arg(n.poolName)
                       .arg(n.pool.sold)
                       .arg(n.pool.held);
    }
    if (n.pool.outOfOrder > 0) {
        reasons << Words::tr("%n room(s) of %1 are out of order.", nullptr, n.pool.outOfOrder)
                       .arg(n.poolName);
    }
    const int extra = n.pool.limit - (n.physical - n.pool.outOfOrder);
    if (extra > 0) {
        reasons << Words::tr("The overbooking policy allows %n room(s) more than %1 has.", nullptr,
                             extra)
                       .arg(n.poolName);
    }
}

void explainOwn(const TakenNight &n, QStringList &reasons)
{
    if (n.own.sold > n.own.limit) {
        reasons << Words::tr("%1 is oversold: %2 rooms sold with a limit of %3.")
                       .arg(n.type.name)
                       .arg(n.own.sold)
                       .arg(n.own.limit);
    } else if (n.own.limit == 0 && n.own.typed >= 0) {
        reasons << Words::tr("No rooms are for sale: somebody set 0 instead of the usual %1.")
                       .arg(n.type.cap);
    } else if (n.own.sold + n.own.held >= n.own.limit) {
        reasons << Words::tr("All %1 rooms for sale as %2 are taken: %3 sold, %4 held.")
                       .arg(n.own.limit)
                       .arg(n.type.name)
                       .arg(n.own.sold)
                       .arg(n.own.held);
    }
}

void explainRestrictions(const TakenNight &n, QStringList &reasons)
{
    if (n.own.flags & inventory::ClosedToArrival) {
        reasons << Words::tr(
            "Closed to arrival: guests may stay this night, but not begin with it.");
    }
    if (n.own.flags & inventory::ClosedToDeparture) {
        reasons << Words::tr("Closed to departure: guests may not leave on this day.");
    }
    if (n.own.minStay > 1) {
        reasons << Words::tr("Who arrives on this night must stay at least %n night(s).", nullptr,
                             n.own.minStay);
    }
    if (n.own.maxStay > 0) {
        reasons << Words::tr("Who arrives on this night may stay at most %n night(s).", nullptr,
                             n.own.maxStay);
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
                       ledger.physical(pool),
                       ledger.forSale(type, night)};
    Explanation result;
    const bool past = night < view.property().businessDate;
    const bool beyond = night >= view.property().horizonEnd();
    const bool stopped = n.own.flags & inventory::StopSell;
    if (past) result.reasons << Words::tr("The night is over.");
    if (beyond) result.reasons << Words::tr("The night is further ahead than the hotel sells.");
    if (stopped) {
        result.reasons << Words::tr(
            "Stop-sell is on: nothing is sold until somebody takes it off.");
    }
    result.closed = past || beyond || stopped || ledger.available(type, night) == 0;
    explainPool(n, result.reasons);
    explainOwn(n, result.reasons);
    explainRestrictions(n, result.reasons);
    return result;
}

}  // namespace roomrack::desktop
