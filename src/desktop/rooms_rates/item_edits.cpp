// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/rooms_rates/item_edits.h"

#include "core/merged.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QRegularExpression>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

using booking::DescriptionItems;
using booking::ItemKind;

namespace {

struct ItemEditsWords {
    Q_DECLARE_TR_FUNCTIONS(RoomNumbers)
};

constexpr int kMostNumbers = 2'000;

bool isAmong(const Ids &ids, qint64 id)
{
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

template <typename Item>
std::vector<Item> retired(const std::vector<Item> &all, const Ids &ids, std::optional<Night> night)
{
    std::vector<Item> changed;
    for (const Item &item : all) {
        if (!isAmong(ids, item.id.value)) continue;
        changed.push_back(item);
        changed.back().retiredFrom = night;
    }
    return changed;
}

/// `group` is in the order of the list. Only items whose position changes are returned.
template <typename Item>
std::vector<Item> swapped(std::vector<Item> group, qint64 id, qint64 neighbour)
{
    const auto find = [&group](qint64 wanted) {
        return std::find_if(group.begin(), group.end(),
                            [wanted](const Item &item) { return item.id.value == wanted; });
    };
    const auto one = find(id), other = find(neighbour);
    if (one == group.end() || other == group.end() || one == other) return {};
    if (one->position != other->position) {
        std::swap(one->position, other->position);
        return {*one, *other};
    }
    // Positions need not be unique: the order of equal ones is that of their ids.
    std::iter_swap(one, other);
    std::vector<Item> changed;
    for (int i = 0; i < int(group.size()); ++i) {
        Item &item = group[size_t(i)];
        if (std::exchange(item.position, i) != i) changed.push_back(item);
    }
    return changed;
}

std::vector<inventory::RoomType> typesBeside(const HotelView &view, qint64 id)
{
    std::vector<inventory::RoomType> types;
    const inventory::RoomType *moved = view.catalogue().roomType(RoomTypeId{id});
    for (const inventory::RoomType &type : view.catalogue().roomTypes) {
        if (moved && type.pool == moved->pool) types.push_back(type);
    }
    return types;
}

/// The numbers of one part between commas.
Result<QStringList> numbersOf(const QString &part)
{
    static const QRegularExpression range(
        QStringLiteral("^(\\D*)(\\d{1,9})\\s*[-–]\\s*(\\D*)(\\d{1,9})$"));
    const auto found = range.match(part);
    if (!found.hasMatch()) return QStringList{part};
    const QString before = found.captured(1), first = found.captured(2);
    const int from = first.toInt(), to = found.captured(4).toInt();
    const bool samePrefix = found.captured(3).isEmpty() || found.captured(3) == before;
    if (!samePrefix || to < from || to - from >= kMostNumbers) {
        return fail(ErrorCode::Invalid, QStringLiteral("room number"),
                    ItemEditsWords::tr("“%1” is not a range of room numbers.").arg(part));
    }
    QStringList numbers;
    for (int number = from; number <= to; ++number)
        numbers << before
                       + QStringLiteral("%1").arg(number, int(first.size()), 10, QLatin1Char('0'));
    return numbers;
}

}  // namespace

DescriptionItems retiredItems(const HotelView &view, ItemKind kind, const Ids &ids,
                              std::optional<Night> night)
{
    DescriptionItems items;
    switch (kind) {
    case ItemKind::Segment: items.segments = retired(view.catalogue().segments, ids, night); break;
    case ItemKind::Pool: break;
    case ItemKind::Room: items.rooms = retired(view.catalogue().rooms, ids, night); break;
    case ItemKind::RoomType:
        items.roomTypes = retired(view.catalogue().roomTypes, ids, night);
        break;
    case ItemKind::RatePlan: items.plans = retired(view.rates().plans(), ids, night); break;
    case ItemKind::Vat:
    case ItemKind::MealPart:
    case ItemKind::CityTax:
    case ItemKind::Fee:  // they share their ids and are in one list
        booking::eachTaxKind(items, view.rates().taxes(),
                             [&](auto &to, const auto &all) { to = retired(all, ids, night); });
        break;
    }
    return items;
}

DescriptionItems swappedItems(const HotelView &view, ItemKind kind, qint64 id, qint64 neighbour)
{
    DescriptionItems items;
    switch (kind) {
    case ItemKind::Segment:
        items.segments = swapped(view.catalogue().segments, id, neighbour);
        break;
    case ItemKind::Pool: items.pools = swapped(view.catalogue().pools, id, neighbour); break;
    case ItemKind::Room: break;
    case ItemKind::RoomType: items.roomTypes = swapped(typesBeside(view, id), id, neighbour); break;
    case ItemKind::RatePlan: items.plans = swapped(view.rates().plans(), id, neighbour); break;
    case ItemKind::Vat:
    case ItemKind::MealPart:
    case ItemKind::CityTax:
    case ItemKind::Fee:  // they share their ids and are in one list
        booking::eachTaxKind(items, view.rates().taxes(),
                             [&](auto &to, const auto &all) { to = swapped(all, id, neighbour); });
        break;
    }
    return items;
}

DescriptionItems movedRooms(const HotelView &view, const Ids &ids, PoolId pool, Night night)
{
    DescriptionItems items;
    for (const inventory::Room &room : view.catalogue().rooms) {
        if (!isAmong(ids, room.id.value) || room.pool == pool) continue;
        inventory::Room before = room, after = room;
        before.retiredFrom = night;
        after.id = {};
        after.pool = pool;
        after.inServiceFrom = night;
        items.rooms.push_back(before);
        items.rooms.push_back(after);
    }
    return items;
}

Result<QStringList> roomNumbers(const QString &text)
{
    QStringList all;
    for (const QString &part : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        if (part.trimmed().isEmpty()) continue;
        const auto numbers = numbersOf(part.trimmed());
        if (!numbers) return numbers;
        all << *numbers;
        if (all.size() > kMostNumbers) {
            return fail(ErrorCode::Invalid, QStringLiteral("room number"),
                        ItemEditsWords::tr("At most %n room(s) can be added at once.", nullptr,
                                           kMostNumbers));
        }
    }
    if (all.isEmpty()) {
        return fail(ErrorCode::Invalid, QStringLiteral("room number"),
                    ItemEditsWords::tr("Enter at least one room number."));
    }
    return all;
}

namespace {

/// Conditions and terms have fields of their own.
struct MergeItemField : core::MergeField {
    using core::MergeField::operator();
    pricing::PlanConditions operator()(const pricing::PlanConditions &was,
                                       const pricing::PlanConditions &typed,
                                       const pricing::PlanConditions &now) const
    {
        return core::mergedFields(was, typed, now);
    }
    pricing::CancellationTerms operator()(const pricing::CancellationTerms &was,
                                          const pricing::CancellationTerms &typed,
                                          const pricing::CancellationTerms &now) const
    {
        return core::mergedFields(was, typed, now);
    }
};

}  // namespace

template <typename Item>
Item mergedItem(const Item &was, const Item &typed, Item now)
{
    return core::mergedFields(was, typed, std::move(now), MergeItemField());
}

template inventory::Pool mergedItem(const inventory::Pool &, const inventory::Pool &,
                                    inventory::Pool);
template inventory::Room mergedItem(const inventory::Room &, const inventory::Room &,
                                    inventory::Room);
template inventory::RoomType mergedItem(const inventory::RoomType &, const inventory::RoomType &,
                                        inventory::RoomType);
template pricing::RatePlan mergedItem(const pricing::RatePlan &, const pricing::RatePlan &,
                                      pricing::RatePlan);
template inventory::MarketSegment mergedItem(const inventory::MarketSegment &,
                                             const inventory::MarketSegment &,
                                             inventory::MarketSegment);
template pricing::Vat mergedItem(const pricing::Vat &, const pricing::Vat &, pricing::Vat);
template pricing::MealPart mergedItem(const pricing::MealPart &, const pricing::MealPart &,
                                      pricing::MealPart);
template pricing::CityTax mergedItem(const pricing::CityTax &, const pricing::CityTax &,
                                     pricing::CityTax);
template pricing::Fee mergedItem(const pricing::Fee &, const pricing::Fee &, pricing::Fee);

}  // namespace roomrack::desktop
