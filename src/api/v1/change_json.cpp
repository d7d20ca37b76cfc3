// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/change_json.h"

#include "api/v1/json_fragments.h"
#include "api/v1/restriction_json.h"
#include "api/v1/soft_block_form.h"

#include <QtCore/QHash>

namespace roomrack::api::v1 {

namespace {

void writeId(Writer &w, const char *key, qint64 id)
{
    w.key(key);
    if (id == 0)
        w.null();
    else
        w.number(id);
}

void writeCell(Writer &w, const engine::TypeCell &c)
{
    w.beginObject();
    w.key("room_type").number(c.roomType.value);
    w.key("night").night(c.night);
    w.key("for_sale").number(c.forSale);
    w.key("sold").number(c.cell.sold);
    w.key("held").number(c.cell.held);
    w.key("left").number(c.left);
    writeRestrictions(w, c.cell);
    w.key("seq").number(c.version);
    w.endObject();
}

void writePool(Writer &w, const engine::PoolCell &c)
{
    w.beginObject();
    w.key("pool").number(c.pool.value);
    w.key("night").night(c.night);
    w.key("limit").number(c.cell.limit);
    w.key("out_of_order").number(c.cell.outOfOrder);
    w.key("sold").number(c.cell.sold);
    w.key("held").number(c.cell.held);
    w.key("seq").number(c.cell.version);
    w.endObject();
}

void writeRate(Writer &w, const engine::RateCell &c, Currency currency)
{
    w.beginObject();
    w.key("room_type").number(c.roomType.value);
    w.key("plan").number(c.plan.value);
    w.key("guests").number(c.guests);
    w.key("night").night(c.night);
    w.key("price");
    if (c.own < 0)
        w.null();
    else
        writeMoney(w, c.own, currency);
    w.endObject();
}

void writeScoped(Writer &w, const engine::ScopedCell &c)
{
    w.beginObject();
    w.key("room_type").number(c.roomType.value);
    writeId(w, "plan", c.scope.plan.value);
    writeId(w, "channel", c.scope.channel.value);
    w.key("night").night(c.night);
    writeRestrictions(w, c.restrictions);
    w.endObject();
}

using RoomsByHold = QHash<HoldId, const std::vector<RoomId> *>;

/// The numbered rooms of a hold, by their ids.
void writeRooms(Writer &w, const std::vector<RoomId> *rooms)
{
    w.beginArray();
    if (rooms) {
        for (const RoomId room : *rooms) w.number(room.value);
    }
    w.endArray();
}

void writeHold(Writer &w, const booking::Hold &h, const RoomsByHold &rooms, Currency currency)
{
    w.beginObject();
    w.key("soft_block").number(h.id.value);
    w.key("durability").text(nameOf(kDurabilityNames, durabilityOf(h.id)));
    writeId(w, "channel", h.channel.value);
    w.key("room_type").number(h.roomType.value);
    writeStay(w, h.stay);
    w.key("rooms").number(h.rooms);
    w.key("numbered_rooms");
    writeRooms(w, rooms.value(h.id));
    writeId(w, "plan", h.plan.value);
    w.key("total");
    writeMoney(w, h.total, currency);
    w.key("expires_at");
    writeInstant(w, h.deadline);
    w.endObject();
}

void writeChanged(Writer &w, const booking::Booking &b, Currency currency)
{
    w.beginObject();
    w.key("booking").number(b.id.value);
    w.key("status").text(QString::fromLatin1(statusName(b.status)));
    w.key("version").number(b.version);
    writeId(w, "channel", b.channel.value);
    w.key("room_type").number(b.reserved.value);
    writeStay(w, b.stay);
    w.key("rooms").number(b.rooms);
    w.key("adults").number(b.adults);
    w.key("children").number(b.children);
    writeId(w, "plan", b.plan.value);
    w.key("total");
    writeMoney(w, b.total, currency);
    w.endObject();
}

void writeStatus(Writer &w, const booking::HousekeepingRow &r)
{
    w.beginObject();
    w.key("room").number(r.room.value);
    w.key("status").text(nameOf(kHousekeepingNames, r.status));
    w.endObject();
}

void writeRecord(Writer &w, const booking::Record &r)
{
    w.beginObject();
    w.key("seq").number(r.seq);
    w.key("kind").number(int(r.kind));
    w.key("actor").number(r.actor.value);
    writeId(w, "subject", r.subject);
    w.endObject();
}

template <typename Things, typename Write>
void writeAll(Writer &w, const char *key, const Things &things, Write write)
{
    w.key(key).beginArray();
    for (const auto &thing : things) write(thing);
    w.endArray();
}

}  // namespace

QByteArray changeJson(const engine::ChangeSet &change, Currency currency)
{
    RoomsByHold rooms;
    for (const booking::HeldRooms &held : change.roomsHeld) rooms.insert(held.hold, &held.rooms);
    Writer w;
    w.beginObject();
    w.key("kind").text(QStringLiteral("change"));
    w.key("epoch").number(change.epoch);
    w.key("commit").number(change.commitNumber);
    w.key("seq").number(change.seq);
    w.key("at");
    writeInstant(w, change.at);
    writeAll(w, "room_types", change.types, [&](const auto &c) { writeCell(w, c); });
    writeAll(w, "pools", change.pools, [&](const auto &c) { writePool(w, c); });
    writeAll(w, "rates", change.rates, [&](const auto &c) { writeRate(w, c, currency); });
    writeAll(w, "restrictions", change.scopes, [&](const auto &c) { writeScoped(w, c); });
    writeAll(w, "soft_blocks", change.holdsTaken,
             [&](const auto &h) { writeHold(w, h, rooms, currency); });
    writeAll(w, "soft_blocks_gone", change.holdsGone, [&](HoldId id) { w.number(id.value); });
    writeAll(w, "bookings", change.booked, [&](const auto &b) { writeChanged(w, b, currency); });
    writeAll(w, "housekeeping", change.housekeeping, [&](const auto &r) { writeStatus(w, r); });
    writeAll(w, "records", change.records, [&](const auto &r) { writeRecord(w, r); });
    w.endObject();
    return w.take();
}

QByteArray placeJson(const char *kind, const char *why, qint64 epoch, qint64 commitNumber,
                     qint64 seq)
{
    Writer w;
    w.beginObject();
    w.key("kind").text(QString::fromLatin1(kind));
    if (why) w.key("why").text(QString::fromLatin1(why));
    w.key("epoch").number(epoch);
    w.key("commit").number(commitNumber);
    w.key("seq").number(seq);
    w.endObject();
    return w.take();
}

}  // namespace roomrack::api::v1
