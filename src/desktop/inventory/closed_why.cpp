// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/closed_why.h"

#include "desktop/words/restriction_words.h"
#include "desktop/words/setting_words.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

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

/// The sentence about a restriction, beginning with the rate plan and channel that it is limited
/// to.
QString scopedReason(const HotelView &view, const RestrictionRow &row,
                     const inventory::ScopeOnNight &on)
{
    const QString reason = restrictionReason(row, valueOf(on.restrictions, row));
    return on.scope.isAll() ? reason
                            : Words::tr("Only %1: %2", "rate plan or channel, sentence")
                                  .arg(scopeText(view, on.scope), reason);
}

/// A stop sell is said first.
void explainRestrictions(const HotelView &view, const std::vector<inventory::ScopeOnNight> &all,
                         bool stops, std::vector<ClosedReason> &reasons)
{
    for (const inventory::ScopeOnNight &on : all) {
        for (const RestrictionRow &row : inventory::kRestrictions) {
            const bool isStop = row.id == inventory::Restriction::StopSell;
            if (valueOf(on.restrictions, row) >= row.least && isStop == stops)
                reasons.push_back(
                    {scopedReason(view, row, on), &row, on.scope, valueOf(on.restrictions, row)});
        }
    }
}

/// Those of the room type and of scopes that sales of the plan, if there is one, can be in.
std::vector<inventory::ScopeOnNight> restrictionsWith(const HotelView &view, int type, Night night,
                                                      int plan)
{
    auto all = restrictionsOn(view.ledger(), type, night);
    if (plan < 0) return all;
    const RatePlanId id = view.rates().plans()[size_t(plan)].id;
    std::erase_if(all, [id](const inventory::ScopeOnNight &on) {
        return on.scope.plan && on.scope.plan != id;
    });
    return all;
}

}  // namespace

QStringList Explanation::texts() const
{
    QStringList all;
    for (const ClosedReason &reason : reasons) all << reason.text;
    return all;
}

Explanation explain(const HotelView &view, int type, Night night, int plan)
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
    const auto restrictions = restrictionsWith(view, type, night, plan);
    // Of what holds for a channel only, other channels sell the night.
    const bool stopped = std::any_of(
        restrictions.begin(), restrictions.end(), [&](const inventory::ScopeOnNight &on) {
            const bool whole = on.scope.isAll() || (plan >= 0 && !on.scope.channel);
            return whole && (on.restrictions.flags & inventory::StopSell);
        });
    QStringList rooms;
    if (past) result.reasons.push_back({Words::tr("This night is in the past.")});
    if (beyond) result.reasons.push_back({Words::tr("This night is beyond the booking window.")});
    explainRestrictions(view, restrictions, true, result.reasons);
    result.closed = past || beyond || stopped || ledger.available(type, night) == 0;
    explainPool(n, rooms);
    explainOwn(n, rooms);
    for (const QString &reason : rooms) result.reasons.push_back({reason});
    explainRestrictions(view, restrictions, false, result.reasons);
    return result;
}

}  // namespace roomrack::desktop
