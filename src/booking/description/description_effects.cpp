// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/description/description_effects.h"

#include "booking/description/item_names.h"
#include "booking/description/obstacles.h"
#include "core/error_values.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace roomrack::booking {

namespace {

template <typename Item>
bool sameTexts(const Item &a, const Item &b)
{
    if constexpr (requires { a.number; })
        return a.number == b.number;
    else if constexpr (requires { a.code; })
        return a.code == b.code && a.name == b.name;
    else
        return a.name == b.name;
}

template <typename Item>
void copyTexts(const Item &from, Item &to)
{
    if constexpr (requires { to.number; }) {
        to.number = from.number;
    } else {
        if constexpr (requires { to.code; }) to.code = from.code;
        to.name = from.name;
    }
}

template <typename Item>
quint8 changeOf(const Item *before, const Item &after)
{
    if (!before) return ItemAdded;
    unsigned what = sameTexts(*before, after) ? 0 : ItemRenamed;
    Item rest = *before;
    copyTexts(after, rest);
    if constexpr (requires { rest.retiredFrom; }) {
        if (after.retiredFrom && after.retiredFrom != before->retiredFrom) what |= ItemRetired;
        if (!after.retiredFrom && before->retiredFrom) what |= ItemBroughtBack;
        rest.retiredFrom = after.retiredFrom;
    }
    if (!(rest == after)) what |= ItemChanged;
    return static_cast<quint8>(what);
}

std::vector<ItemChange> changesOf(const DescriptionPlan &plan)
{
    std::vector<ItemChange> changes;
    eachKind(plan.before, plan.after, [&](const auto &before, const auto &after) {
        for (const auto &item : after) {
            changes.push_back({kindOf(item), item.id.value,
                               changeOf(itemWith(before, item.id), item), itemName(item)});
        }
    });
    return changes;
}

/// Rooms sold and held beyond the limit.
template <typename Cell>
int beyond(const Cell &cell)
{
    return std::max(0, -cell.left());
}

/// Compares the coming nights of both ledgers.
class Nights {
public:
    Nights(const PropertyState &state, const DescriptionPlan &plan, DescriptionEffects &effects)
        : before_(state.ledger), after_(*plan.ledger), was_(state.catalogue), is_(plan.catalogue),
          from_(std::max(state.today(), before_.first())), effects_(effects)
    {}

    void compare()
    {
        // By night, so that the limit of the list cuts off the latest ones.
        for (Night n = from_; n < after_.end(); ++n) {
            for (int pool = 0; pool < after_.pools(); ++pool) comparePool(pool, n);
            for (int type = 0; type < after_.types(); ++type) compareType(type, n);
        }
        for (int type = 0; type < after_.types(); ++type) compareAvailability(type);
    }

private:
    void comparePool(int pool, Night n)
    {
        const PoolId id = is_.pools[size_t(pool)].id;
        const int was = was_.poolIndex(id);
        if (was >= 0)
            addShort({id, {}, n, beyond(after_.pool(pool, n))}, beyond(before_.pool(was, n)));
    }
    void compareType(int type, Night n)
    {
        const inventory::RoomType &described = is_.roomTypes[size_t(type)];
        const int was = was_.typeIndex(described.id);
        if (was < 0) return;
        addShort({described.pool, described.id, n, beyond(after_.type(type, n))},
                 beyond(before_.type(was, n)));
    }
    void compareAvailability(int type)
    {
        const RoomTypeId id = is_.roomTypes[size_t(type)].id;
        const int was = was_.typeIndex(id);
        for (Night n = from_; n < after_.end(); ++n)
            addAvailability(id, n, was < 0 ? 0 : before_.left(was, n), after_.left(type, n));
    }
    void addShort(const ShortNight &night, int before)
    {
        if (night.rooms > before && effects_.shortNights.size() < kMostEffects)
            effects_.shortNights.push_back(night);
    }
    void addAvailability(RoomTypeId type, Night n, int before, int after)
    {
        auto &all = effects_.availability;
        if (before == after) return;
        if (!all.empty() && all.back().roomType == type && all.back().first + all.back().nights == n
            && all.back().before == before && all.back().after == after) {
            ++all.back().nights;
        } else if (all.size() < kMostEffects) {
            all.push_back({type, n, 1, before, after});
        }
    }

    const inventory::Ledger &before_, &after_;
    const inventory::Catalogue &was_, &is_;
    const Night from_;
    DescriptionEffects &effects_;
};

/// Plans that derive from one that is retired, but are not retired themselves.
std::vector<RatePlanId> derivedFromRetired(const DescriptionPlan &plan,
                                           const std::vector<ItemChange> &changes)
{
    std::vector<RatePlanId> retired, derived;
    for (const ItemChange &change : changes) {
        if (change.kind == ItemKind::RatePlan && (change.what & ItemRetired) != 0)
            retired.push_back(RatePlanId{change.id});
    }
    for (const pricing::RatePlan &one : plan.plans) {
        const pricing::RatePlan *at = one.retiredFrom ? nullptr : &one;
        while (at && at->parent) {
            if (std::find(retired.begin(), retired.end(), at->parent) != retired.end()) {
                derived.push_back(one.id);
                break;
            }
            at = itemWith(plan.plans, at->parent);
        }
    }
    return derived;
}

/// How many different nights are short, and the first of them with its largest shortage: a pool and
/// its room types may be short in the same night. `nights`: not empty, in order.
std::pair<int, ShortNight> summaryOf(const std::vector<ShortNight> &nights)
{
    int count = 0;
    std::optional<Night> last;
    ShortNight first = nights.front();
    for (const ShortNight &one : nights) {
        if (one.night != last) ++count;
        last = one.night;
        if (one.night == first.night) first.rooms = std::max(first.rooms, one.rooms);
    }
    return {count, first};
}

}  // namespace

DescriptionEffects effectsOf(const PropertyState &state, const DescriptionPlan &plan)
{
    DescriptionEffects effects;
    effects.changes = changesOf(plan);
    effects.obstacles = obstaclesOf(state, plan);
    effects.derived = derivedFromRetired(plan, effects.changes);
    if (plan.ledger) Nights(state, plan, effects).compare();
    return effects;
}

Result<void> permitted(const DescriptionEffects &effects, bool acceptOversold)
{
    constexpr size_t kMostNamed = 3;
    if (!effects.obstacles.empty()) {
        QStringList some;
        for (size_t i = 0; i < std::min(kMostNamed, effects.obstacles.size()); ++i)
            some << obstacleText(effects.obstacles[i]);
        const auto more = static_cast<int>(effects.obstacles.size() - size_t(some.size()));
        if (more > 0) some << ErrorText::tr("and %n more", nullptr, more);
        return fail(ErrorCode::WrongState, itemField(effects.obstacles.front().kind),
                    some.join(QStringLiteral("; ")));
    }
    if (effects.shortNights.empty() || acceptOversold) return {};
    const auto [nights, first] = summaryOf(effects.shortNights);
    return fail(ErrorCode::WrongState, QStringLiteral("accept oversold"),
                ErrorText::tr("%n night(s) would be oversold, the first on %1 by %2; move bookings "
                              "or accept it",
                              nullptr, nights)
                    .arg(errorDate(first.night))
                    .arg(first.rooms));
}

}  // namespace roomrack::booking
