// SPDX-License-Identifier: GPL-3.0-or-later
// /v1/housekeeping: the status of rooms, for the programs that housekeeping uses.
#include "api/v1/api.h"
#include "api/v1/form.h"
#include "api/v1/json_fragments.h"
#include "api/v1/stay_form.h"
#include "api/v1/topics.h"
#include "booking/limits.h"

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
    for (const inventory::Room &room : hotel->catalogue().rooms)
        writeRoom(w, room, hotel->housekeeping(room.id));
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
    const Value given = form["status"];
    const auto status = named(kHousekeepingNames, form.take(given.text(20, 1)));
    if (!status)
        form.refuse(given.path(),
                    ErrorText::tr("must be one of: %1").arg(listOf(kHousekeepingNames)));
    c.status = status.value_or(c.status);
    const auto rooms = form["rooms"].array(booking::kMostRooms);
    if (!rooms) form.take(rooms.map([](const Value &) { return true; }));
    if (rooms && rooms->size() == 0)
        form.refuse(QStringLiteral("rooms"), ErrorText::tr("must not be empty"));
    if (rooms) {
        for (Value v = rooms->first(); v.kind() != Kind::Missing && form.ok(); v = v.next())
            c.rooms.push_back(form.room(v, *hotel));
    }
    c.text.origin = QStringLiteral("API");
    if (!form.ok()) return refuseForm(call, form);
    api.once(call, {engine::Command(std::move(c))},
             [](const std::vector<Result<booking::Answer>> &answers)
                 -> std::optional<booking::ClaimAnswer> {
                 const auto &answer = answers.front();
                 if (!answer && !isOutcome(answer.error())) return std::nullopt;
                 if (!answer) return storedProblem(answer.error());
                 Writer w;
                 w.beginObject();
                 w.key("changed").number(answer->cells);
                 w.endObject();
                 return booking::ClaimAnswer{200, w.take()};
             });
}

}  // namespace roomrack::api::v1
