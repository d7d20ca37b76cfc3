// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/description/description_plan.h"

#include "booking/description/description_effects.h"
#include "booking/description/item_names.h"
#include "booking/description/redescribe.h"
#include "core/error_values.h"

#include <QtCore/QSet>

#include <algorithm>

namespace roomrack::booking {

namespace {

using inventory::Pool;
using inventory::Room;
using inventory::RoomType;
using pricing::RatePlan;

std::vector<Pool> &listOf(DescriptionItems &items, const Pool &)
{
    return items.pools;
}
std::vector<Room> &listOf(DescriptionItems &items, const Room &)
{
    return items.rooms;
}
std::vector<RoomType> &listOf(DescriptionItems &items, const RoomType &)
{
    return items.roomTypes;
}
std::vector<RatePlan> &listOf(DescriptionItems &items, const RatePlan &)
{
    return items.plans;
}
std::vector<pricing::Vat> &listOf(DescriptionItems &items, const pricing::Vat &)
{
    return items.vats;
}
std::vector<pricing::MealPart> &listOf(DescriptionItems &items, const pricing::MealPart &)
{
    return items.mealParts;
}
std::vector<pricing::CityTax> &listOf(DescriptionItems &items, const pricing::CityTax &)
{
    return items.cityTaxes;
}
std::vector<pricing::Fee> &listOf(DescriptionItems &items, const pricing::Fee &)
{
    return items.fees;
}

std::vector<inventory::MarketSegment> &listOf(DescriptionItems &items,
                                              const inventory::MarketSegment &)
{
    return items.segments;
}

template <typename Item>
bool isRetired(const Item &item)
{
    if constexpr (requires { item.retiredFrom; }) return item.retiredFrom.has_value();
    return false;
}

template <typename Item>
void trim(Item &item)
{
    if constexpr (requires { item.number; }) {
        item.number = item.number.trimmed();
    } else {
        if constexpr (requires { item.code; }) item.code = item.code.trimmed();
        item.name = item.name.trimmed();
    }
}

template <typename Item>
tl::unexpected<Error> wrong(const Item &item, const QString &reason)
{
    return fail(ErrorCode::Invalid, itemField(kindOf(item)), reason.arg(itemName(item)));
}

/// The items of an edit, merged into the description of a state.
class Merger {
public:
    Merger(Night today, DescriptionPlan &plan) : today_(today), plan_(plan) {}

    Result<void> merge(DescriptionItems items);

private:
    using Given = QHash<qint64, qint64>;  ///< negative ids of this edit -> assigned ones

    template <typename Item>
    Result<Given> number(std::vector<Item> &items, const std::vector<Item> &existing,
                         qint64 &last) const;
    Result<void> numberAll(DescriptionItems &items);
    Result<void> numberTaxes(DescriptionItems &items);
    Result<void> mergeTaxes(DescriptionItems &items);
    template <typename Item>
    Result<void> mergeInto(std::vector<Item> &all, std::vector<Item> &items);
    template <typename Item>
    Result<void> check(Item &item, const Item *before) const;
    Result<void> checkService(Room &room, const Room *before) const;
    template <typename Item>
    Result<void> checkChannels(const Item &item, const Item *before) const;
    template <typename Item>
    Result<void> checkDistinct(const std::vector<Item> &all);
    void arrange();

    const Night today_;
    DescriptionPlan &plan_;
};

template <typename Item>
Result<Merger::Given> Merger::number(std::vector<Item> &items, const std::vector<Item> &existing,
                                     qint64 &last) const
{
    QSet<qint64> known, seen;
    for (const Item &item : existing) known.insert(item.id.value);
    Given given;
    for (Item &item : items) {
        const qint64 written = item.id.value;
        if (written > 0 && !known.contains(written)) {
            return fail(ErrorCode::NotFound, itemField(kindOf(item)),
                        ErrorText::tr("does not exist or was deleted"));
        }
        if (written != 0 && seen.contains(written))
            return wrong(item, ErrorText::tr("%1 is listed more than once"));
        seen.insert(written);
        if (written <= 0) item.id.value = ++last;
        if (written < 0) given.insert(written, item.id.value);
    }
    return given;
}

/// Assigns ids to new items, also where other items of the edit refer to them.
Result<void> Merger::numberAll(DescriptionItems &items)
{
    const auto pools = number(items.pools, plan_.catalogue.pools, plan_.lastIds.pool);
    if (!pools) return tl::unexpected(pools.error());
    const auto plans = number(items.plans, plan_.plans, plan_.lastIds.plan);
    if (!plans) return tl::unexpected(plans.error());
    const auto rooms = number(items.rooms, plan_.catalogue.rooms, plan_.lastIds.room);
    if (!rooms) return tl::unexpected(rooms.error());
    const auto types = number(items.roomTypes, plan_.catalogue.roomTypes, plan_.lastIds.roomType);
    if (!types) return tl::unexpected(types.error());
    const auto segments = number(items.segments, plan_.catalogue.segments, plan_.lastIds.segment);
    if (!segments) return tl::unexpected(segments.error());
    const auto refer = [](auto &id, const Given &given) {
        id.value = given.value(id.value, id.value);
    };
    for (Room &room : items.rooms) refer(room.pool, *pools);
    for (RoomType &type : items.roomTypes) refer(type.pool, *pools);
    for (RatePlan &plan : items.plans) {
        refer(plan.parent, *plans);
        refer(plan.segment, *segments);
    }
    return numberTaxes(items);
}

Result<void> Merger::numberTaxes(DescriptionItems &items)
{
    pricing::TaxRules &all = plan_.taxes;
    qint64 &last = plan_.lastIds.tax;
    const auto vats = number(items.vats, all.vats, last);
    if (!vats) return tl::unexpected(vats.error());
    for (const auto &done :
         {number(items.mealParts, all.mealParts, last),
          number(items.cityTaxes, all.cityTaxes, last), number(items.fees, all.fees, last)})
        if (!done) return tl::unexpected(done.error());
    const auto refer = [&vats](pricing::VatId &id) { id.value = vats->value(id.value, id.value); };
    for (pricing::MealPart &part : items.mealParts) refer(part.vat);
    for (pricing::Fee &fee : items.fees) refer(fee.vat);
    return {};
}

Result<void> Merger::merge(DescriptionItems items)
{
    auto done = numberAll(items);
    if (done) done = mergeInto(plan_.catalogue.pools, items.pools);
    if (done) done = mergeInto(plan_.catalogue.rooms, items.rooms);
    if (done) done = mergeInto(plan_.catalogue.roomTypes, items.roomTypes);
    if (done) done = mergeInto(plan_.catalogue.segments, items.segments);
    if (done) done = mergeInto(plan_.plans, items.plans);
    if (done) done = mergeTaxes(items);
    if (done) done = checkDistinct(plan_.catalogue.pools);
    if (done) done = checkDistinct(plan_.catalogue.roomTypes);
    if (done) done = checkDistinct(plan_.plans);
    if (done) done = checkDistinct(plan_.catalogue.segments);
    if (done) arrange();
    return done;
}

/// All rules are checked together: what a meal part is depends on its VAT and on the other parts.
Result<void> Merger::mergeTaxes(DescriptionItems &items)
{
    Result<void> done;
    eachTaxKind(plan_.taxes, items, [&](auto &all, auto &edited) {
        if (done) done = mergeInto(all, edited);
    });
    if (!done || plan_.after.taxes() == 0) return done;
    return pricing::validate(plan_.taxes, plan_.catalogue.property.currency);
}

/// Of an item that is brought back, which may be an undo without a form: what has its name or code
/// now, and what to do about it.
template <typename Item>
QString notDistinct(const Item &item, const QString &text, const std::vector<Item> &before,
                    const std::vector<Item> &all)
{
    const bool isBack = std::any_of(before.begin(), before.end(), [&item](const Item &was) {
        return was.id == item.id && isRetired(was);
    });
    const auto other = std::find_if(all.begin(), all.end(), [&](const Item &one) {
        return one.id != item.id && !isRetired(one)
               && (one.name.compare(text, Qt::CaseInsensitive) == 0
                   || one.code.compare(text, Qt::CaseInsensitive) == 0);
    });
    if (!isBack || other == all.end())
        return ErrorText::tr("\"%1\" is used more than once").arg(text);
    return ErrorText::tr(
               "\"%1\" is used by %2 (%3), which is not retired; rename or retire that one "
               "first")
        .arg(text, other->name, other->code);
}

/// Codes that differ in case only, and equal names, would be mistaken for each other in lists.
/// Asked of what the edit names or brings back, so that hotels which have such can go on.
template <typename Item>
Result<void> Merger::checkDistinct(const std::vector<Item> &all)
{
    const std::vector<Item> &after = listOf(plan_.after, Item{});
    const std::vector<Item> &before = listOf(plan_.before, Item{});
    if (after.empty()) return {};
    const auto isFree = [&](const char *what, auto text) -> Result<void> {
        QHash<QString, int> times;
        for (const Item &item : all)
            if (!isRetired(item)) ++times[text(item).toCaseFolded()];
        for (const Item &item : after) {
            if (times.value(text(item).toCaseFolded()) < 2 || isRetired(item)) continue;
            const bool kept = std::any_of(before.begin(), before.end(), [&](const Item &was) {
                return was.id == item.id && text(was) == text(item) && !isRetired(was);
            });
            if (kept) continue;
            return fail(ErrorCode::Invalid, itemField(kindOf(item)) + QLatin1String(what),
                        notDistinct(item, text(item), before, all));
        }
        return {};
    };
    const auto done = isFree(" code", [](const Item &i) { return i.code; });
    return done ? isFree("", [](const Item &i) { return i.name; }) : done;
}

template <typename Item>
Result<void> Merger::mergeInto(std::vector<Item> &all, std::vector<Item> &items)
{
    QHash<qint64, size_t> places;
    for (size_t i = 0; i < all.size(); ++i) places.insert(all[i].id.value, i);
    for (Item &item : items) {
        const auto at = places.constFind(item.id.value);
        const bool isNew = at == places.cend();
        trim(item);
        if (const auto ok = check(item, isNew ? nullptr : &all[*at]); !ok) return ok;
        if (isNew) {
            all.push_back(item);
        } else {
            if (all[*at] == item) continue;
            listOf(plan_.before, item).push_back(std::exchange(all[*at], item));
        }
        listOf(plan_.after, item).push_back(item);
    }
    return {};
}

template <typename Item>
Result<void> Merger::check(Item &item, const Item *before) const
{
    if (itemName(item).isEmpty()) {
        return fail(ErrorCode::Invalid, itemField(kindOf(item)),
                    ErrorText::tr("must not be empty"));
    }
    if constexpr (requires { item.pool; }) {
        // Its past nights are counted there.
        if (before && before->pool != item.pool)
            return wrong(item, ErrorText::tr("%1 cannot be moved to another pool; retire it and "
                                             "add another one there"));
    }
    if constexpr (std::is_same_v<Item, Room>) {
        if (const auto ok = checkService(item, before); !ok) return ok;
    }
    if (const auto ok = checkChannels(item, before); !ok) return ok;
    if constexpr (std::is_same_v<Item, RatePlan>) {
        if (item.segment && !plan_.catalogue.segment(item.segment))
            return wrong(item, ErrorText::tr("%1 names a market segment that does not exist"));
    }
    if constexpr (requires { item.retiredFrom; }) {
        const auto was = before ? before->retiredFrom : std::nullopt;
        // A file brings taxes with their history: another one may have the name since.
        const bool isHistory = !before && isTax(kindOf(item));
        if (!isHistory && item.retiredFrom && item.retiredFrom != was
            && *item.retiredFrom < today_) {
            return fail(
                ErrorCode::Invalid, QStringLiteral("retired from"),
                ErrorText::tr("must not be before the business date (%1)").arg(errorDate(today_)));
        }
    }
    return {};
}

/// Past nights keep the rooms they had.
Result<void> Merger::checkService(Room &room, const Room *before) const
{
    const QString field = QStringLiteral("in service from");
    if (!before) {
        if (!room.inServiceFrom) room.inServiceFrom = today_;
        if (*room.inServiceFrom >= today_) return {};
        return fail(
            ErrorCode::Invalid, field,
            ErrorText::tr("must not be before the business date (%1)").arg(errorDate(today_)));
    }
    if (room.inServiceFrom == before->inServiceFrom) return {};
    if (before->inServiceFrom && *before->inServiceFrom > today_ && room.inServiceFrom
        && *room.inServiceFrom >= today_)
        return {};
    return fail(ErrorCode::Invalid, field,
                ErrorText::tr("can only be changed while it is after the business date (%1), and "
                              "not to an earlier date")
                    .arg(errorDate(today_)));
}

/// A source of direct bookings may have been removed since: an undo would bring its number back.
template <typename Item>
Result<void> Merger::checkChannels(const Item &item, const Item *before) const
{
    const std::vector<ChannelId> had = before ? channelsOf(*before) : std::vector<ChannelId>();
    for (const ChannelId channel : channelsOf(item)) {
        if (plan_.catalogue.channel(channel)) continue;
        if (std::find(had.begin(), had.end(), channel) != had.end()) continue;
        if constexpr (std::is_same_v<Item, RatePlan>) {
            return wrong(item, ErrorText::tr("%1 would be sold by a channel or source that does "
                                             "not exist any more"));
        }
        if constexpr (std::is_same_v<Item, inventory::MarketSegment>) {
            return wrong(item, ErrorText::tr("%1 would have the bookings of a channel or source "
                                             "that does not exist"));
        }
        return wrong(item, ErrorText::tr("%1 would be collected by a channel or source that does "
                                         "not exist"));
    }
    return {};
}

/// Grid order, as it is loaded.
void Merger::arrange()
{
    inventory::Catalogue &c = plan_.catalogue;
    const auto byPosition = [](const auto &a, const auto &b) {
        return std::pair(a.position, a.id) < std::pair(b.position, b.id);
    };
    std::sort(c.pools.begin(), c.pools.end(), byPosition);
    std::sort(plan_.plans.begin(), plan_.plans.end(), byPosition);
    std::sort(c.segments.begin(), c.segments.end(), byPosition);
    eachTaxKind(plan_.taxes, plan_.taxes, [&byPosition](auto &items, auto &) {
        std::sort(items.begin(), items.end(), byPosition);
    });
    QHash<PoolId, int> poolOrder;
    for (size_t i = 0; i < c.pools.size(); ++i) poolOrder.insert(c.pools[i].id, int(i));
    std::sort(c.roomTypes.begin(), c.roomTypes.end(), [&](const RoomType &a, const RoomType &b) {
        const int left = poolOrder.value(a.pool), right = poolOrder.value(b.pool);
        return left != right ? left < right : byPosition(a, b);
    });
}

}  // namespace

Result<DescriptionPlan> planDescription(const PropertyState &state, const EditDescription &edit,
                                        const LastItemIds *lastIds, qint64 version)
{
    if (!edit.seen.isEmpty()
        && edit.seen
               != descriptionRevision(state.catalogue, state.rates.plans(), state.rates.taxes())) {
        return fail(
            ErrorCode::Stale, QStringLiteral("description"),
            ErrorText::tr("rooms or rate plans were changed in the meantime; load them again"));
    }
    DescriptionPlan plan;
    plan.catalogue = state.catalogue;
    plan.plans = state.rates.plans();
    plan.taxes = state.rates.taxes();
    if (lastIds) plan.lastIds = *lastIds;
    raiseTo(plan.lastIds, plan.catalogue, plan.plans, plan.taxes);
    if (const auto ok = Merger(state.today(), plan).merge(edit.items); !ok)
        return tl::unexpected(ok.error());
    if (const auto ok = inventory::validate(plan.catalogue); !ok) return tl::unexpected(ok.error());
    if (const auto ok = pricing::validate(plan.plans); !ok) return tl::unexpected(ok.error());
    if (!keepsNights(state, plan)) plan.ledger = describedLedger(state, plan.catalogue, version);
    plan.effects = effectsOf(state, plan);
    return plan;
}

}  // namespace roomrack::booking
