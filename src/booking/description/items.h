// SPDX-License-Identifier: GPL-3.0-or-later
// The items of a property's description that are edited while it runs: pools, rooms, room types,
// rate plans, taxes and fees, market segments. An edit names each item as it is to be, so that its
// undo is an edit too.
#pragma once

#include "inventory/catalogue.h"
#include "pricing/rates.h"

#include <algorithm>
#include <vector>

namespace roomrack::booking {

/// Stored as numbers: never renumber, only append.
enum class ItemKind : quint8 {
    Pool = 1,
    Room = 2,
    RoomType = 3,
    RatePlan = 4,
    Vat = 5,
    MealPart = 6,
    CityTax = 7,
    Fee = 8,
    Segment = 9
};
constexpr ItemKind lastOf(ItemKind)
{
    return ItemKind::Segment;
}
/// Of pricing::TaxRules.
constexpr bool isTax(ItemKind kind)
{
    return kind >= ItemKind::Vat && kind <= ItemKind::Fee;
}

struct DescriptionItems {
    std::vector<inventory::Pool> pools{};
    std::vector<inventory::Room> rooms{};
    std::vector<inventory::RoomType> roomTypes{};
    std::vector<pricing::RatePlan> plans{};
    std::vector<pricing::Vat> vats{};  ///< these as in pricing::TaxRules
    std::vector<pricing::MealPart> mealParts{};
    std::vector<pricing::CityTax> cityTaxes{};
    std::vector<pricing::Fee> fees{};
    std::vector<inventory::MarketSegment> segments{};

    size_t taxes() const { return vats.size() + mealParts.size() + cityTaxes.size() + fees.size(); }
    size_t size() const
    {
        return pools.size() + rooms.size() + roomTypes.size() + plans.size() + taxes()
               + segments.size();
    }
    friend bool operator==(const DescriptionItems &, const DescriptionItems &) = default;
};

/// The last id given to an item of each kind, in all properties of the file. Ids are never reused,
/// so that the event log keeps its meaning.
struct LastItemIds {
    qint64 pool = 0;
    qint64 room = 0;
    qint64 roomType = 0;
    qint64 plan = 0;
    qint64 tax = 0;  ///< of the four kinds of pricing::TaxRules, which share their ids
    qint64 segment = 0;
};

/// Calls f(list of `a`, list of `b`) for each kind of item in pricing::TaxRules. Both are those or
/// DescriptionItems.
template <typename A, typename B, typename F>
void eachTaxKind(A &a, B &b, F f)
{
    f(a.vats, b.vats);
    f(a.mealParts, b.mealParts);
    f(a.cityTaxes, b.cityTaxes);
    f(a.fees, b.fees);
}

/// Raises the ids to those of a description at least.
inline void raiseTo(LastItemIds &last, const inventory::Catalogue &catalogue,
                    const std::vector<pricing::RatePlan> &plans, const pricing::TaxRules &taxes)
{
    for (const auto &pool : catalogue.pools) last.pool = std::max(last.pool, pool.id.value);
    for (const auto &room : catalogue.rooms) last.room = std::max(last.room, room.id.value);
    for (const auto &type : catalogue.roomTypes)
        last.roomType = std::max(last.roomType, type.id.value);
    for (const auto &segment : catalogue.segments)
        last.segment = std::max(last.segment, segment.id.value);
    for (const auto &plan : plans) last.plan = std::max(last.plan, plan.id.value);
    eachTaxKind(taxes, taxes, [&last](const auto &items, const auto &) {
        for (const auto &item : items) last.tax = std::max(last.tax, item.id.value);
    });
}

/// Calls f(list of `a`, list of `b`) for each kind of item.
template <typename A, typename B, typename F>
void eachKind(A &a, B &b, F f)
{
    f(a.pools, b.pools);
    f(a.rooms, b.rooms);
    f(a.roomTypes, b.roomTypes);
    f(a.plans, b.plans);
    eachTaxKind(a, b, f);
    f(a.segments, b.segments);
}

constexpr ItemKind kindOf(const inventory::Pool &)
{
    return ItemKind::Pool;
}
constexpr ItemKind kindOf(const inventory::Room &)
{
    return ItemKind::Room;
}
constexpr ItemKind kindOf(const inventory::RoomType &)
{
    return ItemKind::RoomType;
}
constexpr ItemKind kindOf(const pricing::RatePlan &)
{
    return ItemKind::RatePlan;
}
constexpr ItemKind kindOf(const pricing::Vat &)
{
    return ItemKind::Vat;
}
constexpr ItemKind kindOf(const pricing::MealPart &)
{
    return ItemKind::MealPart;
}
constexpr ItemKind kindOf(const pricing::CityTax &)
{
    return ItemKind::CityTax;
}
constexpr ItemKind kindOf(const pricing::Fee &)
{
    return ItemKind::Fee;
}

constexpr ItemKind kindOf(const inventory::MarketSegment &)
{
    return ItemKind::Segment;
}

/// The channels that an item names.
template <typename Item>
std::vector<ChannelId> channelsOf(const Item &item)
{
    if constexpr (requires { item.conditions; }) return item.conditions.channels;
    if constexpr (requires { item.channels; }) return item.channels;
    std::vector<ChannelId> channels;
    if constexpr (requires { item.tariffs; }) {
        for (const auto &tariff : item.tariffs)
            channels.insert(channels.end(), tariff.channels.begin(), tariff.channels.end());
    }
    return channels;
}

/// The position behind all others.
template <typename Item>
int lastPosition(const std::vector<Item> &items)
{
    int last = 0;
    for (const Item &item : items) last = std::max(last, item.position + 1);
    return last;
}

/// The item of a list with this id; null: none.
template <typename Item>
const Item *itemWith(const std::vector<Item> &items, decltype(Item::id) id)
{
    for (const Item &item : items) {
        if (item.id == id) return &item;
    }
    return nullptr;
}

}  // namespace roomrack::booking
