// SPDX-License-Identifier: GPL-3.0-or-later
// What error texts and lists call an item of a description.
#pragma once

#include "booking/description/items.h"

namespace roomrack::booking {

inline QString itemName(const inventory::Room &room)
{
    return room.number;
}
template <typename Item>
QString itemName(const Item &item)
{
    return item.name;
}

/// The field of an error about an item of this kind.
inline QString itemField(ItemKind kind)
{
    switch (kind) {
    case ItemKind::Pool: return QStringLiteral("pool");
    case ItemKind::Room: return QStringLiteral("room");
    case ItemKind::RoomType: return QStringLiteral("room type");
    case ItemKind::RatePlan: return QStringLiteral("rate plan");
    case ItemKind::Vat: return QStringLiteral("VAT");
    case ItemKind::MealPart: return QStringLiteral("meal part");
    case ItemKind::CityTax: return QStringLiteral("city tax");
    case ItemKind::Fee: return QStringLiteral("fee");
    case ItemKind::Segment: return QStringLiteral("market segment");
    }
    return {};
}

}  // namespace roomrack::booking
