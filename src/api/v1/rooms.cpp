// SPDX-License-Identifier: GPL-3.0-or-later
// GET /v1/rooms: which numbered rooms of a room type are free for a stay, for a plan of seats or
// rooms to choose from. It does not say who has the others: a channel may read it.
#include "api/v1/api.h"
#include "api/v1/form.h"
#include "api/v1/json_fragments.h"
#include "api/v1/topics.h"

#include <QtCore/QHash>

#include <algorithm>
#include <limits>

namespace roomrack::api::v1 {

namespace {

constexpr int kRooms = 500, kRoomsAtMost = 2'000, kLongestStay = 366;

/// On any night of the stay; of several the greatest counts.
enum class RoomState : quint8 { Free, Held, Assigned, Occupied, OutOfOrder };
constexpr core::Names<RoomState, 5> kRoomStates{{{RoomState::Free, "free"},
                                                 {RoomState::Held, "held"},
                                                 {RoomState::Assigned, "assigned"},
                                                 {RoomState::Occupied, "occupied"},
                                                 {RoomState::OutOfOrder, "out_of_order"}}};
using RoomStates = QHash<RoomId, RoomState>;

struct Asked {
    RoomTypeId type;
    Stay stay;
    qint64 after = 0;
    qint64 limit = kRooms;
};

Asked askedBy(Query &query, const engine::HotelView &hotel)
{
    Asked asked;
    const QString given = query.text("room_type");
    for (const inventory::RoomType &type : hotel.catalogue().roomTypes) {
        const bool byNumber = !asked.type && QString::number(type.id.value) == given;
        if (byNumber || type.code == given) asked.type = type.id;
        if (type.code == given) break;
    }
    if (!asked.type) query.refuse("room_type", ErrorText::tr("room type not found"));
    const Night in = query.night("check_in"), out = query.night("check_out");
    asked.after = query.number("after", 0, std::numeric_limits<qint32>::max(), 0);
    asked.limit = query.number("limit", 1, kRoomsAtMost, kRooms);
    if (!query.ok()) return asked;
    const Night first = std::max(hotel.ledger().first(), hotel.property().businessDate);
    const Night end = std::min(hotel.ledger().end(), hotel.property().horizonEnd());
    if (in < first || in >= end)
        query.refuse(
            "check_in",
            ErrorText::tr("nights must be between %1 and %2").arg(first.iso(), (end - 1).iso()));
    else if (out <= in)
        query.refuse("check_out", ErrorText::tr("must be after check-in (%1)").arg(in.iso()));
    else if (out > end || out - in > kLongestStay)
        query.refuse(
            "check_out",
            ErrorText::tr("nights must be between %1 and %2").arg(first.iso(), (end - 1).iso()));
    else
        asked.stay = Stay(in, out - in);
    return asked;
}

void note(RoomStates &states, RoomId room, RoomState state)
{
    states[room] = std::max(states.value(room, RoomState::Free), state);
}

RoomStates heldRooms(const engine::HotelView &hotel, Stay stay)
{
    RoomStates states;
    for (const auto &[id, rooms] : hotel.roomsHeld()) {
        const booking::Hold *hold = hotel.hold(id);
        if (!hold || !hold->stay.overlaps(stay)) continue;
        for (const RoomId room : rooms) note(states, room, RoomState::Held);
    }
    return states;
}

void addTaken(RoomStates &states, const storage::RoomPlan &plan, Stay stay, Night today)
{
    for (const storage::RoomPlan::Given &given : plan.given)
        note(states, given.room, given.booking ? RoomState::Assigned : RoomState::OutOfOrder);
    if (!stay.contains(today)) return;
    // One night: due out today, and the next guest can have the room.
    for (const storage::RoomPlan::Given &inside : plan.occupied) {
        if (inside.nights.nights() > 1) note(states, inside.room, RoomState::Occupied);
    }
}

QByteArray roomsJson(const engine::HotelView &hotel, const Asked &asked, const RoomStates &states)
{
    Writer w;
    w.beginObject();
    w.key("as_of");
    writePlace(w, hotel.epoch(), hotel.commitNumber(), hotel.seq());
    w.key("room_type");
    writeRoomType(w, hotel, asked.type);
    writeStay(w, asked.stay);
    w.key("rooms").beginArray();
    const inventory::RoomType *type = hotel.catalogue().roomType(asked.type);
    std::vector<const inventory::Room *> rooms;
    for (const inventory::Room &room : hotel.catalogue().rooms) {
        if (type && room.pool == type->pool && room.id.value > asked.after) rooms.push_back(&room);
    }
    std::sort(rooms.begin(), rooms.end(),
              [](const auto *a, const auto *b) { return a->id < b->id; });
    const bool more = std::ssize(rooms) > asked.limit;
    if (more) rooms.resize(size_t(asked.limit));
    for (const inventory::Room *room : rooms) {
        w.beginObject();
        w.key("room").number(room->id.value);
        w.key("number").text(room->number);
        w.key("state").text(nameOf(kRoomStates, states.value(room->id, RoomState::Free)));
        w.endObject();
    }
    w.endArray();
    w.key("next");
    if (more)
        w.number(rooms.back()->id.value);
    else
        w.null();
    w.endObject();
    return w.take();
}

}  // namespace

/// The held rooms are taken from the copy before the question: a hold that is confirmed in between
/// shows as assigned, and never as free.
void serveRooms(Api &api, const Call &call)
{
    const engine::HotelView *hotel = api.hotel(call);
    if (!hotel) return;
    Query query(call);
    const Asked asked = askedBy(query, *hotel);
    if (!query.ok()) return Api::refuse(call, query.error());
    api.ask(storage::TakenRooms{call.visitor.property, asked.stay},
            [&api, call, asked,
             states = heldRooms(*hotel, asked.stay)](const Result<storage::RoomPlan> &plan) {
                const engine::HotelView *now = api.hotel(call);
                if (!now) return;
                if (!plan) return Api::refuse(call, plan.error());
                RoomStates all = states;
                addTaken(all, *plan, asked.stay, now->property().businessDate);
                Api::answer(call, 200, roomsJson(*now, asked, all));
            });
}

}  // namespace roomrack::api::v1
