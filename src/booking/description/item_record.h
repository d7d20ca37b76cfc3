// SPDX-License-Identifier: GPL-3.0-or-later
// The kind of record that says that an item of the description was added or changed.
#pragma once

#include "booking/description/items.h"
#include "booking/record.h"

namespace roomrack::booking {

inline RecordKind recordKindOf(ItemKind kind)
{
    switch (kind) {
    case ItemKind::Pool: return RecordKind::PoolDescribed;
    case ItemKind::Room: return RecordKind::RoomDescribed;
    case ItemKind::RoomType: return RecordKind::RoomTypeDescribed;
    case ItemKind::RatePlan: return RecordKind::RatePlanDescribed;
    case ItemKind::Vat: return RecordKind::VatDescribed;
    case ItemKind::MealPart: return RecordKind::MealPartDescribed;
    case ItemKind::CityTax: return RecordKind::CityTaxDescribed;
    case ItemKind::Fee: return RecordKind::FeeDescribed;
    case ItemKind::Segment: return RecordKind::SegmentDescribed;
    }
    return RecordKind::RoomDescribed;
}

}  // namespace roomrack::booking
