// SPDX-License-Identifier: GPL-3.0-or-later
// /v1/housekeeping: the status of rooms, for the programs that housekeeping uses.
#include "api/v1/api.h"
#include "api/v1/form.h"
#include "api/v1/json_fragments.h"
#include "api/v1/room_numbers.h"
#include "api/v1/stay_form.h"
#include "api/v1/topics.h"
#include "booking/limits.h"

#include <algorithm>

namespace roomrack::api::v1 {

namespace {

void writeRoom(Writer &w, const inventory::Room &room, booking::HousekeepingStatus status)
{
    w.beginObject();
    w.key("room").number(room.id.value);
    w.key("number").text(room.number);
    w.key("pool").number(room.pool.value);
    w.key("status").text(nameOf(kHousekeepingNames, status));
    w.endObject();
}

/// The rooms of a request, by number or ID. Numbers are looked up in an index: there may be
/// thousands of both.
std::vector<RoomId> namedRooms(Form &form, const engine::HotelView &hotel)
{
    const auto byNumber = roomsByNumber(hotel.catalogue(), hotel.property().businessDate);
    qsizetype longest = 1;
    for (const inventory::Room &room : hotel.catalogue().rooms)
        longest = std::max(longest, room.number.size());
    std::vector<RoomId> rooms;
    form.each("rooms", booking::kMostRooms, [&](const Value &v) {
        const auto text = v.text(int(longest), 1);
        const RoomId named = text ? byNumber.value(*text) : RoomId{};
        rooms.push_back(named ? named : form.room(v, hotel));
    });
    return rooms;
}

}  // namespace

void serveHousekeeping(Api &api, const Call &call)
{
    const engine::HotelView *hotel = api.hotel(call);
    if (!hotel) return;
    const Query query(call);
    if (!query.ok()) return Api::refuse(call, query.error());
    Writer w;
    w.beginObject();
    w.key("as_of");
    writePlace(w, hotel->epoch(), hotel->commitNumber(), hotel->seq());
    w.key("rooms").beginArray();
    for (const inventory::Room &room : hotel->catalogue().rooms) {
        if (room.isInService(hotel->property().businessDate))
            writeRoom(w, room, hotel->housekeeping(room.id));
    }
    w.endArray();
    w.endObject();
    Api::answer(call, 200, w.take());
}

void serveSetHousekeeping(Api &api, const Call &call)
{
    const engine::HotelView *hotel = api.hotel(call);
    if (!hotel) return;
    Form form(call);
    booking::SetHousekeeping c;
    c.caller = api.caller(call, *hotel);
    c.status = form.oneOf(form["status"], kHousekeepingNames);
    c.rooms = namedRooms(form, *hotel);
    c.text.origin = QStringLiteral("API");
    if (!form.ok()) return refuseForm(call, form);
    api.once(call, std::move(c), [](const booking::Answer &answer) {
        Writer w;
        w.beginObject();
        w.key("changed").number(answer.cells);
        w.endObject();
        return booking::ClaimAnswer{200, w.take()};
    });
}

}  // namespace roomrack::api::v1
