// SPDX-License-Identifier: GPL-3.0-or-later
// Soft blocks (holds): created, extended and released, each request once by its key.
#include "api/v1/api.h"
#include "api/v1/form.h"
#include "api/v1/json_fragments.h"
#include "api/v1/stay_form.h"
#include "api/v1/topics.h"
#include "booking/limits.h"

namespace roomrack::api::v1 {

namespace {

constexpr int kLongestTtl = 86'400;

}  // namespace

void serveSoftBlock(Api &api, const Call &call)
{
    const engine::HotelView *hotel = api.hotel(call);
    if (!hotel) return;
    Form form(call);
    booking::TakeHold hold = holdOf(form, api, call, *hotel);
    hold.ttlSeconds = form.count("ttl_seconds", 1, kLongestTtl, 0);
    if (!form.ok()) return refuseForm(call, form);
    const Stay stay = hold.stay;
    const int rooms = hold.rooms;
    const Currency currency = hotel->property().currency;
    const inventory::RoomType *type = hotel->catalogue().roomType(hold.roomType);
    const QString code = type ? type->code : QString();
    api.once(call, std::move(hold), [=](const booking::Answer &answer) {
        Writer w;
        w.beginObject();
        w.key("soft_block").number(answer.hold.value);
        w.key("expires_at");
        writeInstant(w, answer.deadline);
        w.key("room_type").beginObject();
        w.key("id").number(answer.roomType.value);
        w.key("code").text(code);
        w.endObject();
        writeStay(w, stay);
        w.key("rooms").number(rooms);
        w.key("total");
        writeMoney(w, answer.total, currency);
        w.key("charged");
        writeCharged(w, answer.charged);
        w.endObject();
        return booking::ClaimAnswer{201, w.take()};
    });
}

void serveHeartbeat(Api &api, const Call &call)
{
    const engine::HotelView *hotel = api.hotel(call);
    if (!hotel) return;
    Form form(call);
    booking::ExtendHold extend{api.caller(call, *hotel), HoldId{call.id},
                               form.count("ttl_seconds", 1, kLongestTtl, 0)};
    if (!form.ok()) return refuseForm(call, form);
    api.once(call, extend, [](const booking::Answer &answer) {
        Writer w;
        w.beginObject();
        w.key("soft_block").number(answer.hold.value);
        w.key("expires_at");
        writeInstant(w, answer.deadline);
        w.endObject();
        return booking::ClaimAnswer{200, w.take()};
    });
}

void serveRelease(Api &api, const Call &call)
{
    const engine::HotelView *hotel = api.hotel(call);
    if (!hotel) return;
    const Form form(call);
    if (!form.ok()) return refuseForm(call, form);
    booking::ReleaseHold release{api.caller(call, *hotel), HoldId{call.id}};
    api.once(call, release, [](const booking::Answer &) { return booking::ClaimAnswer{204, {}}; });
}

}  // namespace roomrack::api::v1
