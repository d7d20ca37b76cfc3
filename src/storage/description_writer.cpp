// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/description_writer.h"

#include "booking/description/item_text.h"
#include "storage/in_order.h"
#include "storage/rows.h"

namespace roomrack::storage {

namespace {

const QByteArray kPoolRow = upsert("pool", "{property}id", "code, name, position");
const QByteArray kRoom =
    upsert("room", "{property}id", "pool, number, in_service_from, retired_from");
const QByteArray kTypeRow =
    upsert("room_type", "{property}id",
           "pool, code, name, cap, standard_guests, max_guests, position, retired_from,"
           " max_adults, max_children");
const QByteArray kTax = upsert("tax_item", "property, id", "kind, content");
const QByteArray kSegment = upsert("market_segment", "property, id", "content");
const QByteArray kPlan = upsert("rate_plan", "{property}id", kRatePlanColumns);

QByteArray withoutCode(const QByteArray &table, const QByteArray &column)
{
    return "UPDATE " + table + " SET " + column
           + " = {char}(1) || id WHERE property = ? AND id = ?";
}

void bindNight(Statement &statement, int i, const std::optional<Night> &night)
{
    if (night)
        statement.bind(i, night->day());
    else
        statement.bind(i, nullptr);
}

void bindNumber(Statement &statement, int i, std::optional<int> number)
{
    if (number)
        statement.bind(i, qint32(*number));
    else
        statement.bind(i, nullptr);
}

}  // namespace

DescriptionWriter::DescriptionWriter(const Connection &c)
    : noPoolCode_(c.direct(withoutCode("pool", "code"))),
      noNumber_(c.direct(withoutCode("room", "number"))),
      noTypeCode_(c.direct(withoutCode("room_type", "code"))),
      noPlanCode_(c.direct(withoutCode("rate_plan", "code"))), pool_(c.direct(kPoolRow)),
      room_(c.direct(kRoom)), type_(c.direct(kTypeRow)), plan_(c.direct(kPlan)),
      parent_(c.direct("UPDATE rate_plan SET parent = ? WHERE property = ? AND id = ?")),
      tax_(c.direct(kTax)),
      terms_(c.direct("INSERT INTO plan_terms (property, plan, seq, content) VALUES (?,?,?,?)")),
      segment_(c.direct(kSegment))
{}

int DescriptionWriter::prepared() const
{
    return preparedAll({&noPoolCode_, &noNumber_, &noTypeCode_, &noPlanCode_, &pool_, &room_,
                        &type_, &plan_, &parent_, &tax_, &terms_, &segment_});
}

int DescriptionWriter::write(const booking::Batch &batch)
{
    return writeInOrder([this](const booking::DescriptionRow &row) { return write(row); },
                        batch.descriptions);
}

int DescriptionWriter::write(const booking::DescriptionRow &row)
{
    int rc = clearCodes(row.property, row.items);
    if (rc != kOk) return rc;
    rc = writeInOrder([&](const auto &item) { return write(row.property, item); }, row.items.pools,
                      row.items.rooms, row.items.roomTypes, row.items.plans, row.items.segments);
    if (rc == kOk) rc = writeTaxes(row);
    if (rc == kOk)
        rc = writeInOrder([&](const auto &terms) { return write(row.property, terms); },
                          row.planTerms);
    if (rc != kOk) return rc;
    return writeInOrder(
        [&](const pricing::RatePlan &plan) {  // every parent exists now
            if (plan.parent)
                parent_.bind(1, plan.parent.value);
            else
                parent_.bind(1, nullptr);
            parent_.bind(2, row.property.value);
            parent_.bind(3, plan.id.value);
            return parent_.finish();
        },
        row.items.plans);
}

int DescriptionWriter::writeTaxes(const booking::DescriptionRow &row)
{
    const auto write = [&](const auto &item) {
        return tax_.run(row.property.value, item.id.value, qint32(booking::kindOf(item)),
                        QString::fromUtf8(booking::itemText(item)));
    };
    const booking::DescriptionItems &items = row.items;
    return writeInOrder(write, items.vats, items.mealParts, items.cityTaxes, items.fees);
}

int DescriptionWriter::write(PropertyId property, const inventory::MarketSegment &segment)
{
    return segment_.run(property.value, segment.id.value,
                        QString::fromUtf8(booking::itemText(segment)));
}

int DescriptionWriter::write(PropertyId property, const pricing::NumberedTerms &terms)
{
    return terms_.run(property.value, terms.plan.value, terms.seq,
                      QString::fromUtf8(booking::itemText(terms.terms)));
}

int DescriptionWriter::clearCodes(PropertyId property, const booking::DescriptionItems &items)
{
    const auto clear = [&](Statement &statement, const auto &list) {
        return writeInOrder(
            [&](const auto &item) { return statement.run(property.value, item.id.value); }, list);
    };
    int rc = clear(noPoolCode_, items.pools);
    if (rc == kOk) rc = clear(noNumber_, items.rooms);
    if (rc == kOk) rc = clear(noTypeCode_, items.roomTypes);
    if (rc == kOk) rc = clear(noPlanCode_, items.plans);
    return rc;
}

int DescriptionWriter::write(PropertyId property, const inventory::Pool &pool)
{
    return pool_.run(property.value, pool.id.value, notNull(pool.code), notNull(pool.name),
                     pool.position);
}

int DescriptionWriter::write(PropertyId property, const inventory::Room &room)
{
    room_.bind(1, property.value);
    room_.bind(2, room.id.value);
    room_.bind(3, room.pool.value);
    room_.bind(4, notNull(room.number));
    bindNight(room_, 5, room.inServiceFrom);
    bindNight(room_, 6, room.retiredFrom);
    return room_.finish();
}

int DescriptionWriter::write(PropertyId property, const inventory::RoomType &type)
{
    type_.bind(1, property.value);
    type_.bind(2, type.id.value);
    type_.bind(3, type.pool.value);
    type_.bind(4, notNull(type.code));
    type_.bind(5, notNull(type.name));
    type_.bind(6, qint32(type.cap));
    type_.bind(7, qint32(type.standardGuests));
    type_.bind(8, qint32(type.maxGuests));
    type_.bind(9, qint32(type.position));
    bindNight(type_, 10, type.retiredFrom);
    bindNumber(type_, 11, type.maxAdults);
    bindNumber(type_, 12, type.maxChildren);
    return type_.finish();
}

int DescriptionWriter::write(PropertyId property, const pricing::RatePlan &plan)
{
    plan_.bind(1, property.value);
    plan_.bind(2, plan.id.value);
    plan_.bind(3, notNull(plan.code));
    plan_.bind(4, notNull(plan.name));
    plan_.bind(5, qint32(plan.percentBasisPoints));
    plan_.bind(6, plan.amount);
    plan_.bind(7, qint32(plan.terms.freeUntilDays));
    plan_.bind(8, qint32(plan.terms.freeUntilMinute));
    plan_.bind(9, qint32(plan.terms.feePercent));
    plan_.bind(10, qint32(plan.terms.feeNights));
    plan_.bind(11, qint32(plan.terms.refundable));
    plan_.bind(12, qint32(plan.meal));
    plan_.bind(13, qint32(plan.prepayment));
    plan_.bind(14, qint32(plan.position));
    bindNight(plan_, 15, plan.retiredFrom);
    plan_.bind(16, QString::fromUtf8(booking::itemText(plan.terms.further)));
    const auto &noShow = plan.terms.noShow;
    bindNumber(plan_, 17, noShow ? std::optional(noShow->percent) : std::nullopt);
    bindNumber(plan_, 18, noShow ? std::optional(noShow->nights) : std::nullopt);
    plan_.bind(19, qint32(plan.prepaidPercent));
    plan_.bind(20, qint32(plan.guarantee));
    plan_.bind(21, QString::fromUtf8(booking::itemText(plan.conditions)));
    if (plan.segment)
        plan_.bind(22, plan.segment.value);
    else
        plan_.bind(22, nullptr);
    return plan_.finish();
}

}  // namespace roomrack::storage
