// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/stay_form.h"

#include "api/v1/extras_form.h"
#include "api/v1/segment_form.h"
#include "booking/limits.h"

namespace roomrack::api::v1 {

booking::TakeHold holdOf(Form &form, const Api &api, const Call &call,
                         const engine::HotelView &hotel)
{
    return holdOf(form, api, call, hotel, form.roomType(form["room_type"], hotel), 1);
}

booking::TakeHold holdOf(Form &form, const Api &api, const Call &call,
                         const engine::HotelView &hotel, RoomTypeId roomType, int rooms)
{
    booking::TakeHold hold;
    ChannelId channel;
    if (form.has("channel")) channel = form.channel(form["channel"], hotel);
    if (channel && call.visitor.channel && channel != call.visitor.channel)
        form.refuse(QStringLiteral("channel"),
                    ErrorText::tr("the token belongs to another channel"));
    hold.caller = api.caller(call, hotel, channel);
    hold.roomType = roomType;
    hold.stay = form.stay();
    hold.rooms = form.count("rooms", 1, booking::kMostRooms, rooms);
    const inventory::RoomType *type = hotel.catalogue().roomType(hold.roomType);
    const int guests =
        type ? std::min(type->standardGuests, type->maxAdults.value_or(type->maxGuests)) : 2;
    hold.adults = form.count("adults", 1, booking::kMostGuests, guests * hold.rooms);
    hold.children = form.count("children", 0, booking::kMostGuests, 0);
    if (form.has("plan"))
        hold.plan = form.plan(form["plan"], hotel);
    else if (hotel.rates().basePlan() >= 0)
        hold.plan = hotel.rates().plans()[size_t(hotel.rates().basePlan())].id;
    if (form.has("code")) hold.code = form.take(form["code"].text(pricing::kMostCode));
    if (form.has("segment")) hold.segment = segmentIn(form, form["segment"], hotel);
    hold.childAges = childAgesIn(form);
    hold.extras = extrasIn(form, call, hotel);
    if (form.has("currency")) hold.currency = form.take(form["currency"].currency());
    return hold;
}

void refuseForm(const Call &call, const Form &form)
{
    Problem problem = problemOf(form.error());
    if (form.isMalformed()) {
        problem.status = 400;
        problem.kind = "malformed";
    }
    Api::refuse(call, problem);
}

}  // namespace roomrack::api::v1
