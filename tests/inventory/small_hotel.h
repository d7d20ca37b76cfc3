// SPDX-License-Identifier: GPL-3.0-or-later
// The hotel shared by the inventory tests: a pool of ten rooms sold as two room types, and a pool
// of three sold as one.
#pragma once

#include "inventory/ledger.h"
#include "inventory/policy.h"

namespace roomrack::tests {

inline const Night kToday = Night::of(2026, 7, 10);
inline constexpr int kNights = 40;

inline inventory::Catalogue smallHotel()
{
    inventory::Catalogue c;
    c.property.id = PropertyId{1};
    c.property.name = QStringLiteral("Casa");
    c.property.timeZone = QStringLiteral("Europe/Lisbon");
    c.property.businessDate = kToday;
    c.property.firstNight = kToday;
    const auto pool = [&](qint64 id, const char *code, int rooms) {
        c.pools.push_back(
            {PoolId{id}, QString::fromLatin1(code), QString::fromLatin1(code), int(id)});
        for (int i = 0; i < rooms; ++i) {
            const qint64 number = 100 * id + i;
            c.rooms.push_back({RoomId{number}, PoolId{id}, QString::number(number)});
        }
    };
    pool(1, "S", 10);
    pool(2, "D", 3);
    const auto type = [&](qint64 id, qint64 of, const char *code, int cap) {
        inventory::RoomType t;
        t.id = RoomTypeId{id};
        t.pool = PoolId{of};
        t.code = t.name = QString::fromLatin1(code);
        t.cap = cap;
        c.roomTypes.push_back(t);
    };
    type(11, 1, "STD", 10);
    type(12, 1, "TWN", 4);
    type(13, 2, "DLX", 3);
    return c;
}

inline inventory::OverbookingRule rule(qint64 id, inventory::RuleScope scope, qint64 subject,
                                       int rooms)
{
    inventory::OverbookingRule r;
    r.id = RuleId{id};
    r.scope = scope;
    r.subject = subject;
    r.amount = rooms;
    r.ceiling = 1000;
    return r;
}

}  // namespace roomrack::tests
