// SPDX-License-Identifier: GPL-3.0-or-later
// GET /v1/rooms: the numbered rooms and their states for a stay or tonight, for a plan of seats or
// rooms to choose from, as the room plan of the window shows them. It does not say who has a room:
// a channel may read it.
#include "api/v1/api.h"
#include "api/v1/form.h"
#include "api/v1/json_fragments.h"
#include "api/v1/soft_block_form.h"
#include "api/v1/topics.h"

#include <QtCore/QHash>

#include <algorithm>
#include <limits>

namespace roomrack::api::v1 {

namespace {

constexpr int kRooms = 500, kRoomsAtMost = 2'000, kLongestAsked = 366;

/// On any night of the stay; of several the greatest counts.
enum class RoomState : quint8 { Free, Held, Assigned, Occupied, OutOfOrder };
constexpr core::Names<RoomState, 5> kRoomStates{{{RoomState::Free, "free"},
                                                 {RoomState::Held, "held"},
                                                 {RoomState::Assigned, "assigned"},
                                                 {RoomState::Occupied, "occupied"},
                                                 {RoomState::OutOfOrder, "out_of_order"}}};
/// Of a room on the nights of the stay.
struct RoomNow {
    RoomState state = RoomState::Free;
    bool own = true;      ///< all holds on it are the caller's
    bool dueOut = false;  ///< last night's guest has to check out today
};
using RoomsNow = QHash<RoomId, RoomNow>;

struct AskedRooms {
    RoomTypeId type;  ///< none: all rooms
    Stay stay;
    qint64 session = 0;
    qint64 after = 0;
    qint64 limit = kRooms;
};

RoomTypeId typeAskedBy(Query &query, const engine::HotelView &hotel)
{
    RoomTypeId asked;
    const QString given = query.text("room_type");
    if (given.isEmpty()) return {};
    for (const inventory::RoomType &type : hotel.catalogue().roomTypes) {
        if (type.code == given) return type.id;
        if (!asked && QString::number(type.id.value) == given) asked = type.id;
    }
    if (!asked) query.refuse("room_type", ErrorText::tr("room type not found"));
    return asked;
}

/// Without dates tonight.
Stay stayAskedBy(Query &query, const engine::HotelView &hotel)
{
    const Stay tonight(hotel.property().businessDate, 1);
    if (!query.has("check_in") && !query.has("check_out")) return tonight;
    const Night in = query.night("check_in"), out = query.night("check_out");
    if (!query.ok()) return tonight;
    const Night first = std::max(hotel.ledger().first(), hotel.property().businessDate);
    const Night end = std::min(hotel.ledger().end(), hotel.property().horizonEnd());
    const QString between =
        ErrorText::tr("nights must be between %1 and %2").arg(first.iso(), (end - 1).iso());
    if (in < first || in >= end)
        query.refuse("check_in", between);
    else if (out <= in)
        query.refuse("check_out", ErrorText::tr("must be after check-in (%1)").arg(in.iso()));
    else if (out > end || out - in > kLongestAsked)
        query.refuse("check_out", between);
    else
        return Stay(in, out - in);
    return tonight;
}

AskedRooms roomsAskedBy(Query &query, const Call &call, const engine::HotelView &hotel)
{
    AskedRooms asked;
    asked.type = typeAskedBy(query, hotel);
    asked.stay = stayAskedBy(query, hotel);
    asked.session = sessionOf(query, call);
    asked.after = query.number("after", 0, std::numeric_limits<qint32>::max(), 0);
    asked.limit = query.number("limit", 1, kRoomsAtMost, kRooms);
    return asked;
}

void note(RoomNow &room, RoomState state)
{
    room.state = std::max(room.state, state);
}

/// As the rules say who may use a hold, but for the desk, which may use any.
bool isOwn(const booking::Hold &hold, const AskedRooms &asked, const Call &call)
{
    const bool bySession = hold.session != 0 || asked.session != 0;
    return bySession ? hold.session == asked.session : hold.actor == call.visitor.actor;
}

RoomsNow heldRooms(const engine::HotelView &hotel, const AskedRooms &asked, const Call &call,
                   Instant now)
{
    RoomsNow all;
    for (const auto &[id, rooms] : hotel.roomsHeld()) {
        const booking::Hold *hold = hotel.hold(id);
        if (!hold || now >= hold->deadline || !hold->stay.overlaps(asked.stay)) continue;
        for (const RoomId room : rooms) {
            note(all[room], RoomState::Held);
            all[room].own = all[room].own && isOwn(*hold, asked, call);
        }
    }
    return all;
}

void addTaken(RoomsNow &all, const std::vector<storage::TakenRoom> &taken)
{
    for (const storage::TakenRoom &one : taken) {
        RoomNow &room = all[one.room];
        switch (one.use) {
        case storage::RoomUse::DueOut: room.dueOut = true; break;
        case storage::RoomUse::Assigned: note(room, RoomState::Assigned); break;
        case storage::RoomUse::Occupied: note(room, RoomState::Occupied); break;
        case storage::RoomUse::OutOfOrder: note(room, RoomState::OutOfOrder); break;
        }
    }
}

/// By ID, those after AskedRooms::after.
std::vector<const inventory::Room *> roomsOf(const engine::HotelView &hotel,
                                             const AskedRooms &asked)
{
    const inventory::RoomType *type = hotel.catalogue().roomType(asked.type);
    std::vector<const inventory::Room *> rooms;
    for (const inventory::Room &room : hotel.catalogue().rooms) {
        const bool wanted = !asked.type || (type && room.pool == type->pool);
        if (room.isInService(asked.stay) && wanted && room.id.value > asked.after)
            rooms.push_back(&room);
    }
    std::sort(rooms.begin(), rooms.end(),
              [](const auto *a, const auto *b) { return a->id < b->id; });
    return rooms;
}

/// What housekeeping does is not a channel's business.
void writeHousekeeping(Writer &w, const engine::HotelView &hotel, RoomId room, const Call &call)
{
    if (call.visitor.role == booking::TokenRole::Channel)
        w.null();
    else
        w.text(nameOf(kHousekeepingNames, hotel.housekeeping(room)));
}

QByteArray roomsJson(const engine::HotelView &hotel, const AskedRooms &asked, const Call &call,
                     const RoomsNow &all)
{
    Writer w;
    w.beginObject();
    w.key("as_of");
    writePlace(w, hotel.epoch(), hotel.commitNumber(), hotel.seq());
    w.key("room_type");
    if (asked.type)
        writeRoomType(w, hotel, asked.type);
    else
        w.null();
    writeStay(w, asked.stay);
    w.key("rooms").beginArray();
    std::vector<const inventory::Room *> rooms = roomsOf(hotel, asked);
    const bool more = std::ssize(rooms) > asked.limit;
    if (more) rooms.resize(size_t(asked.limit));
    for (const inventory::Room *room : rooms) {
        const RoomNow now = all.value(room->id);
        w.beginObject();
        w.key("room").number(room->id.value);
        w.key("number").text(room->number);
        w.key("pool").number(room->pool.value);
        w.key("state").text(nameOf(kRoomStates, now.state));
        w.key("own").boolean(now.state == RoomState::Held && now.own);
        w.key("due_out").boolean(now.dueOut);
        w.key("housekeeping");
        writeHousekeeping(w, hotel, room->id, call);
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
    const AskedRooms asked = roomsAskedBy(query, call, *hotel);
    if (!query.ok()) return Api::refuse(call, query.error());
    api.ask(storage::TakenRooms{call.visitor.property, asked.stay},
            [&api, call, asked, held = heldRooms(*hotel, asked, call, api.engine().now())](
                const Result<std::vector<storage::TakenRoom>> &taken) {
                const engine::HotelView *now = api.hotel(call);
                if (!now) return;
                if (!taken) return Api::refuse(call, taken.error());
                RoomsNow all = held;
                addTaken(all, *taken);
                Api::answer(call, 200, roomsJson(*now, asked, call, all));
            });
}

}  // namespace roomrack::api::v1
