// SPDX-License-Identifier: GPL-3.0-or-later
// Soft blocks (holds): created, extended and released, each request once by its key.
#include "api/v1/api.h"
#include "api/v1/form.h"
#include "api/v1/json_fragments.h"
#include "api/v1/soft_block_form.h"
#include "api/v1/stay_form.h"
#include "api/v1/tax_json.h"
#include "api/v1/topics.h"
#include "booking/owed.h"

namespace roomrack::api::v1 {

namespace {

/// What the answer repeats of the request, and the words for it: it is written under the engine's
/// lock, where the copy of the hotel is not available.
struct AskedBlock {
    Stay stay;
    int rooms = 1;
    Currency currency;
    QHash<RoomTypeId, QString> codes;
    QStringList numbers;
};

AskedBlock askedFor(const booking::TakeCheapest &block, const engine::HotelView &hotel)
{
    AskedBlock asked{block.hold.stay, block.hold.rooms, hotel.property().currency, {}, {}};
    for (const inventory::RoomType &type : hotel.catalogue().roomTypes)
        asked.codes.insert(type.id, type.code);
    for (const RoomId room : block.hold.numbers)
        asked.numbers += hotel.catalogue().roomNumber(room);
    return asked;
}

QByteArray heldJson(const booking::Answer &answer, const AskedBlock &asked)
{
    Writer w;
    w.beginObject();
    w.key("soft_block").number(answer.hold.value);
    w.key("durability").text(nameOf(kDurabilityNames, durabilityOf(answer.hold)));
    w.key("expires_at");
    writeInstant(w, answer.deadline);
    w.key("room_type").beginObject();
    w.key("id").number(answer.roomType.value);
    w.key("code").text(asked.codes.value(answer.roomType));
    w.endObject();
    writeStay(w, asked.stay);
    w.key("rooms").number(asked.rooms);
    w.key("numbers").beginArray();
    for (const QString &number : asked.numbers) w.text(number);
    w.endArray();
    w.key("total");
    writeMoney(w, answer.total, asked.currency);
    w.key("charged");
    writeCharged(w, answer.charged);
    w.key("taxes");
    writeStayTaxes(w, answer.taxes, booking::taxesAtProperty({}, answer.taxes), asked.currency);
    w.endObject();
    return w.take();
}

}  // namespace

void serveSoftBlock(Api &api, const Call &call)
{
    const engine::HotelView *hotel = api.hotel(call);
    if (!hotel) return;
    Form form(call);
    booking::TakeCheapest block = softBlockOf(form, api, call, *hotel);
    if (!form.ok()) return refuseForm(call, form);
    const AskedBlock asked = askedFor(block, *hotel);
    engine::Command command = block.among.empty() ? engine::Command(std::move(block.hold))
                                                  : engine::Command(std::move(block));
    api.once(call, std::move(command), [asked](const booking::Answer &answer) {
        return booking::ClaimAnswer{201, heldJson(answer, asked)};
    });
}

void serveHeartbeat(Api &api, const Call &call)
{
    const engine::HotelView *hotel = api.hotel(call);
    if (!hotel) return;
    Form form(call);
    booking::ExtendHold extend{api.caller(call, *hotel), HoldId{call.id},
                               form.count("ttl_seconds", 1, kLongestTtl, 0)};
    extend.caller.session = sessionOf(form, call);
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
    Query query(call);
    booking::ReleaseHold release{api.caller(call, *hotel), HoldId{call.id}};
    release.caller.session = sessionOf(query, call);
    if (!query.ok()) return Api::refuse(call, query.error());
    api.once(call, release, [](const booking::Answer &) { return booking::ClaimAnswer{204, {}}; });
}

}  // namespace roomrack::api::v1
