// SPDX-License-Identifier: GPL-3.0-or-later
// What the manager changes by hand: cells and policy.
#include "booking/house.h"

namespace roomrack::booking {

namespace {

RecordKind kindOf(CellField field)
{
    switch (field) {
    case CellField::ForSale: return RecordKind::ForSaleSet;
    case CellField::StopSell: return RecordKind::StopSellSet;
    case CellField::ClosedToArrival: return RecordKind::ArrivalClosedSet;
    case CellField::ClosedToDeparture: return RecordKind::DepartureClosedSet;
    case CellField::MinStay: return RecordKind::MinStaySet;
    case CellField::MaxStay: return RecordKind::MaxStaySet;
    case CellField::OutOfOrder: return RecordKind::OutOfOrderSet;
    case CellField::Rate: return RecordKind::RateSet;
    }
    return RecordKind::ForSaleSet;
}

struct Bounds {
    qint64 low, high;
    const char *field;
};

Bounds boundsOf(CellField field)
{
    switch (field) {
    case CellField::ForSale: return {-1, 100'000, "rooms for sale"};
    case CellField::StopSell: return {0, 1, "stop-sell"};
    case CellField::ClosedToArrival: return {0, 1, "closed to arrival"};
    case CellField::ClosedToDeparture: return {0, 1, "closed to departure"};
    case CellField::MinStay: return {0, 999, "min stay"};
    case CellField::MaxStay: return {0, 999, "max stay"};
    case CellField::OutOfOrder: return {0, 100'000, "out of order"};
    case CellField::Rate: return {-1, 1'000'000'000'000, "rate"};
    }
    return {0, 0, ""};
}

}  // namespace

Result<void> House::checkEdit(const EditCells &c) const
{
    const Bounds bounds = boundsOf(c.field);
    const auto invalid = [](QString field, QString reason) {
        return fail(ErrorCode::Invalid, std::move(field), std::move(reason));
    };
    if (c.value < bounds.low || c.value > bounds.high) {
        return invalid(QString::fromLatin1(bounds.field), ErrorText::tr("must be between %1 and %2")
                                                              .arg(std::max<qint64>(0, bounds.low))
                                                              .arg(bounds.high));
    }
    const bool pools = c.field == CellField::OutOfOrder;
    if (c.ranges.empty() || (pools ? c.pools.empty() : c.roomTypes.empty())) {
        return invalid(QStringLiteral("selection"), ErrorText::tr("nothing is selected"));
    }
    for (const NightRange &range : c.ranges) {
        if (range.nights < 1 || !ledger_.covers(Stay(range.first, range.nights))) {
            return invalid(QStringLiteral("night"),
                           ErrorText::tr("the nights kept here run from %1 to %2")
                               .arg(ledger_.first().iso(), (ledger_.end() - 1).iso()));
        }
    }
    for (const RoomTypeId id : c.roomTypes) {
        if (typeIndex(id) < 0) {
            return fail(ErrorCode::NotFound, QStringLiteral("room type"),
                        ErrorText::tr("there is no room type number %1 here").arg(id.value));
        }
    }
    for (const PoolId id : c.pools) {
        const int pool = catalogue_.poolIndex(id);
        if (pool < 0)
            return fail(ErrorCode::NotFound, QStringLiteral("pool"),
                        ErrorText::tr("there is no pool number %1 here").arg(id.value));
        if (pools && c.value > ledger_.physical(pool)) {
            return invalid(QStringLiteral("out of order"),
                           ErrorText::tr("%1 has only %2 rooms")
                               .arg(catalogue_.pools[size_t(pool)].name)
                               .arg(ledger_.physical(pool)));
        }
    }
    if (pools) {
        if (const auto ok = checkNamedOutOfOrder(c); !ok) return ok;
    }
    if (c.field == CellField::Rate) {
        const pricing::RatePlan *plan = rates_.plan(c.plan);
        if (!plan)
            return fail(ErrorCode::NotFound, QStringLiteral("rate plan"),
                        ErrorText::tr("there is no rate plan number %1 here").arg(c.plan.value));
        if (c.guests < 0 || c.guests > 100)
            return invalid(QStringLiteral("guests"),
                           ErrorText::tr("must be between %1 and %2").arg(0).arg(100));
    }
    return {};
}

/// Rooms known to be out of order by number are brought back by number.
Result<void> House::checkNamedOutOfOrder(const EditCells &c) const
{
    for (const PoolId id : c.pools) {
        const int pool = catalogue_.poolIndex(id);
        for (const NightRange &range : c.ranges) {
            for (int i = 0; i < range.nights; ++i) {
                const Night n = range.first + i;
                const int named = rooms_.countOf(pool, n, inventory::kOutOfOrderTaker);
                if (c.value >= named) continue;
                return fail(ErrorCode::Invalid, QStringLiteral("out of order"),
                            ErrorText::tr("%n room(s) of %1 are out of order by number on %2; "
                                          "bring those back on the room plan",
                                          nullptr, named)
                                .arg(catalogue_.pools[size_t(pool)].name, n.iso()));
            }
        }
    }
    return {};
}

Result<void> House::checkSeen(const EditCells &c, Decision &d) const
{
    if (!c.seen) return {};
    bool stale = c.seen->epoch != epoch_;
    for (const NightRange &range : c.ranges) {
        const Stay nights(range.first, range.nights);
        for (const RoomTypeId id : c.roomTypes)
            stale = stale || newestChange(typeIndex(id), nights) > c.seen->seq;
        for (const PoolId id : c.pools) {
            for (Night n = nights.checkIn(); n < nights.checkOut(); ++n) {
                stale = stale || ledger_.pool(catalogue_.poolIndex(id), n).version > c.seen->seq;
            }
        }
    }
    if (!stale) return {};
    return refuse(ErrorCode::Stale, QStringLiteral("selection"),
                  ErrorText::tr("it changed since you looked at it"), d);
}

void House::setTypeNight(const EditCells &c, int type, Night n, qint64 seq, Decision &d)
{
    inventory::TypeNight &t = ledger_.editType(type, n, seq);
    const auto flag = [&](quint8 bit) {
        t.flags = static_cast<quint8>(c.value ? t.flags | bit : t.flags & ~bit);
    };
    switch (c.field) {
    case CellField::ForSale: t.typed = static_cast<qint32>(c.value); break;
    case CellField::StopSell: flag(inventory::StopSell); break;
    case CellField::ClosedToArrival: flag(inventory::ClosedToArrival); break;
    case CellField::ClosedToDeparture: flag(inventory::ClosedToDeparture); break;
    case CellField::MinStay: t.minStay = static_cast<quint16>(c.value); break;
    case CellField::MaxStay: t.maxStay = static_cast<quint16>(c.value); break;
    case CellField::OutOfOrder:
    case CellField::Rate: return;
    }
    d.batch->typeSettings.push_back({catalogue_.property.id, catalogue_.roomTypes[size_t(type)].id,
                                     n, t.typed, t.flags, t.minStay, t.maxStay, seq});
}

void House::editType(const EditCells &c, int type, Stay nights, Decision &d)
{
    const inventory::RoomType &described = catalogue_.roomTypes[size_t(type)];
    // A rate for the standard number of guests is the standard rate: there must be one row of it.
    const int guests = c.guests == described.standardGuests ? 0 : c.guests;
    Record r = record(kindOf(c.field), c.caller, d);
    r.roomType = described.id;
    r.night = nights.checkIn();
    r.nights = nights.nights();
    r.value = c.value;
    if (c.field == CellField::Rate) {
        r.plan = c.plan;
        r.adults = guests;
        r.amount = std::max<qint64>(0, c.value);
    }
    const qint64 seq = append(r, d);
    for (Night n = nights.checkIn(); n < nights.checkOut(); ++n) {
        if (c.field != CellField::Rate) {
            setTypeNight(c, type, n, seq, d);
            continue;
        }
        ledger_.editType(type, n, seq);
        if (c.value < 0) {
            rates_.clear(type, c.plan, n, guests);
        } else {
            rates_.set(type, c.plan, n, guests, c.value);
        }
        d.batch->rates.push_back({catalogue_.property.id, r.roomType, c.plan, n, guests, c.value});
    }
    if (c.field == CellField::ForSale) {
        ledger_.refreshTypeLimit(catalogue_, type, nights, seq);
        flagOversold(type, nights, d);
    }
    touch(type, nights, d);
}

void House::editPool(const EditCells &c, int pool, Stay nights, Decision &d)
{
    Record r = record(RecordKind::OutOfOrderSet, c.caller, d);
    r.subject = catalogue_.pools[size_t(pool)].id.value;
    r.night = nights.checkIn();
    r.nights = nights.nights();
    r.value = c.value;
    const qint64 seq = append(r, d);
    for (Night n = nights.checkIn(); n < nights.checkOut(); ++n) {
        ledger_.editPool(pool, n, seq).outOfOrder = static_cast<qint32>(c.value);
        d.batch->poolSettings.push_back({catalogue_.property.id, catalogue_.pools[size_t(pool)].id,
                                         n, static_cast<qint32>(c.value), seq});
    }
    ledger_.refreshPoolLimit(catalogue_, pool, nights, seq);
    flagPool(pool, nights, d);
    touchPool(pool, nights, d);
}

Result<Answer> House::on(const EditCells &c, Decision &d)
{
    if (const auto ok = checkEdit(c); !ok) return tl::unexpected(ok.error());
    if (const auto ok = checkSeen(c, d); !ok) return tl::unexpected(ok.error());
    for (const NightRange &range : c.ranges) {
        const Stay nights(range.first, range.nights);
        if (c.field == CellField::OutOfOrder) {
            for (const PoolId id : c.pools) editPool(c, catalogue_.poolIndex(id), nights, d);
        } else {
            for (const RoomTypeId id : c.roomTypes) editType(c, typeIndex(id), nights, d);
        }
    }
    Answer answer;
    answer.seq = d.lastSeq;
    return answer;
}

/// Limits of every night anew, and the flags that follow from them.
void House::refreshAll(qint64 seq, Decision &d)
{
    ledger_.refreshLimits(catalogue_, seq);
    const Stay all(ledger_.first(), ledger_.nights());
    for (int type = 0; type < ledger_.types(); ++type) flagOversold(type, all, d);
    for (int pool = 0; pool < ledger_.pools(); ++pool) {
        flagPool(pool, all, d);
        touchPool(pool, all, d);
    }
}

Result<Answer> House::on(const SetPolicy &c, Decision &d)
{
    inventory::Catalogue changed = catalogue_;
    changed.rules = c.rules;
    if (const auto ok = inventory::validate(changed); !ok) return tl::unexpected(ok.error());
    for (size_t i = 0; i < changed.rules.size(); ++i)
        changed.rules[i].id = RuleId{static_cast<qint64>(i) + 1};
    catalogue_.rules = changed.rules;
    const qint64 seq = append(record(RecordKind::PolicyChanged, c.caller, d), d);
    d.batch->policies.push_back({catalogue_.property.id, catalogue_.rules});
    refreshAll(seq, d);
    Answer answer;
    answer.seq = seq;
    return answer;
}

}  // namespace roomrack::booking
