// SPDX-License-Identifier: GPL-3.0-or-later
// The small hotel shared by the pricing tests.
#pragma once

#include "pricing/rates.h"

namespace roomrack::tests {

inline const Night kFirst = Night::of(2026, 7, 1);
inline constexpr int kNights = 60;

/// Room type 0 has a default occupancy of two, type 1 of one.
inline inventory::Catalogue twoTypes()
{
    inventory::Catalogue c;
    c.roomTypes.resize(2);
    c.roomTypes[0].id = RoomTypeId{1};
    c.roomTypes[0].maxGuests = 4;
    c.roomTypes[1].id = RoomTypeId{2};
    c.roomTypes[1].standardGuests = 1;
    return c;
}

inline pricing::RatePlan plan(qint64 id, qint64 parent = 0, int basisPoints = 0, qint64 amount = 0)
{
    pricing::RatePlan p;
    p.id = RatePlanId{id};
    p.code = QStringLiteral("P%1").arg(id);
    p.name = QStringLiteral("Plan %1").arg(id);
    p.parent = RatePlanId{parent};
    p.percentBasisPoints = basisPoints;
    p.amount = amount;
    return p;
}

inline pricing::RateBook book(std::vector<pricing::RatePlan> plans)
{
    return pricing::RateBook(twoTypes(), std::move(plans), kFirst, kNights);
}

}  // namespace roomrack::tests
