// SPDX-License-Identifier: GPL-3.0-or-later
// /v1/description and the routes of single rooms, room types and rate plans: the description is
// read, edited by ID, or brought in from a file by code; each edit can be previewed.
#include "api/v1/description_form.h"
#include "api/v1/description_json.h"
#include "api/v1/stay_form.h"
#include "api/v1/topics.h"
#include "engine/when_done.h"

namespace roomrack::api::v1 {

namespace {

using booking::ItemKind;
using Match = DescriptionForm::Match;

constexpr int kLongestRevision = 64, kLongestReason = 200;

/// Everything but the items.
booking::EditDescription editOf(Form &form, const Api &api, const Call &call,
                                const engine::HotelView &hotel)
{
    booking::EditDescription edit;
    edit.caller = api.caller(call, hotel);
    edit.seen = form.text("seen", kLongestRevision).toLatin1();
    edit.acceptOversold =
        form.has("accept_oversold") && form.take(form["accept_oversold"].boolean());
    edit.text.reason = form.text("reason", kLongestReason);
    edit.text.origin = QStringLiteral("API");
    return edit;
}

/// A file names the version of its format.
Match matchOf(Form &form, bool isFile)
{
    if (!isFile) return Match::ById;
    const qint64 format = form.take(form["format"].integer(0, 1'000'000));
    if (form.ok() && format != kDescriptionFormat) {
        form.refuse(QStringLiteral("format"),
                    ErrorText::tr("is version %1; this version of Roomrack reads version %2")
                        .arg(format)
                        .arg(kDescriptionFormat));
    }
    return Match::ByCode;
}

void submit(Api &api, const Call &call, booking::EditDescription edit, int status)
{
    api.once(call, std::move(edit), [status](const booking::Answer &answer) {
        Writer w;
        w.beginObject();
        w.key("changed").number(answer.cells);
        w.key("id");
        writeNumber(w, answer.item);
        w.key("oversold").boolean(answer.oversold);
        w.key("step");
        writeNumber(w, answer.step);
        w.endObject();
        return booking::ClaimAnswer{status, w.take()};
    });
}

void editAll(Api &api, const Call &call, bool isFile)
{
    const engine::HotelView *hotel = api.hotel(call);
    if (!hotel) return;
    Form form(call);
    booking::EditDescription edit = editOf(form, api, call, *hotel);
    edit.items = DescriptionForm(form, *hotel, matchOf(form, isFile)).items();
    if (!form.ok()) return refuseForm(call, form);
    submit(api, call, std::move(edit), 200);
}

bool exists(const engine::HotelView &hotel, ItemKind kind, qint64 id)
{
    switch (kind) {
    case ItemKind::Pool: return hotel.catalogue().pool(PoolId{id}) != nullptr;
    case ItemKind::Room: return hotel.catalogue().room(RoomId{id}) != nullptr;
    case ItemKind::RoomType: return hotel.catalogue().roomType(RoomTypeId{id}) != nullptr;
    case ItemKind::RatePlan: return hotel.rates().plan(RatePlanId{id}) != nullptr;
    case ItemKind::Vat:
    case ItemKind::MealPart:
    case ItemKind::CityTax:
    case ItemKind::Fee:
    case ItemKind::Segment: break;  // edited with the whole description
    }
    return false;
}

/// Without an ID in the path a new one.
void editOne(Api &api, const Call &call, ItemKind kind)
{
    const engine::HotelView *hotel = api.hotel(call);
    if (!hotel) return;
    Form form(call);
    if (call.id != 0 && form.ok() && !exists(*hotel, kind, call.id))
        return Api::refuse(call, Error{ErrorCode::NotFound, {}, ErrorText::tr("not found"), -1});
    booking::EditDescription edit = editOf(form, api, call, *hotel);
    DescriptionForm items(form, *hotel, Match::ById);
    edit.items = kind == ItemKind::Room       ? items.room(call.id)
                 : kind == ItemKind::RoomType ? items.roomType(call.id)
                                              : items.plan(call.id);
    if (!form.ok()) return refuseForm(call, form);
    submit(api, call, std::move(edit), call.id == 0 ? 201 : 200);
}

}  // namespace

void serveDescription(Api &api, const Call &call)
{
    const engine::HotelView *hotel = api.hotel(call);
    const bool withCodes = call.visitor.role != booking::TokenRole::Read;
    if (hotel) Api::answer(call, 200, descriptionJson(*hotel, withCodes));
}

void serveEditDescription(Api &api, const Call &call)
{
    editAll(api, call, false);
}

void serveDescriptionFile(Api &api, const Call &call)
{
    editAll(api, call, true);
}

void serveDescriptionPreview(Api &api, const Call &call)
{
    const engine::HotelView *hotel = api.hotel(call);
    if (!hotel) return;
    Form form(call);
    booking::EditDescription edit = editOf(form, api, call, *hotel);
    edit.items = DescriptionForm(form, *hotel, matchOf(form, form.has("format"))).items();
    if (!form.ok()) return refuseForm(call, form);
    const bool accept = edit.acceptOversold;
    engine::whenDone(api.engine().previews().descriptionLater(std::move(edit)), &api,
                     [call, accept](const Result<booking::DescriptionEffects> &effects) {
                         if (effects)
                             Api::answer(call, 200, effectsJson(*effects, accept));
                         else
                             Api::refuse(call, effects.error());
                     });
}

void serveRoomEdit(Api &api, const Call &call)
{
    editOne(api, call, ItemKind::Room);
}

void serveRoomTypeEdit(Api &api, const Call &call)
{
    editOne(api, call, ItemKind::RoomType);
}

void serveRatePlanEdit(Api &api, const Call &call)
{
    editOne(api, call, ItemKind::RatePlan);
}

}  // namespace roomrack::api::v1
