// SPDX-License-Identifier: GPL-3.0-or-later
// Fields that several routes share: a stay to be held or booked.
#pragma once

#include "api/v1/api.h"
#include "api/v1/form.h"
#include "booking/commands.h"

namespace roomrack::api::v1 {

/// "room_type", "check_in", "check_out", "rooms", "adults", "children", "plan", "channel",
/// "currency", "code", "segment", "child_ages", "fees", "exemptions".
booking::TakeHold holdOf(Form &form, const Api &api, const Call &call,
                         const engine::HotelView &hotel);
/// The same without "room_type", for this room type and by default so many rooms.
booking::TakeHold holdOf(Form &form, const Api &api, const Call &call,
                         const engine::HotelView &hotel, RoomTypeId roomType, int rooms);
/// 400 if the body is not valid JSON, else 422; with the field.
void refuseForm(const Call &call, const Form &form);

/// For calls that create, change, cancel or decide something: `read` builds the request from the
/// form, `ask` passes it, with its caller, to the property's booker. Answers the call itself if
/// there is no booker yet or the form is invalid.
template <typename Read, typename Ask>
void withBooker(Api &api, const Call &call, Read read, Ask ask)
{
    const engine::HotelView *hotel = api.hotel(call);
    const Booker *booker = hotel ? api.booker(call) : nullptr;
    if (!booker) return;
    Form form(call);
    auto what = read(form, *hotel);
    if (!form.ok()) return refuseForm(call, form);
    ask(*booker, api.request(call, *hotel), std::move(what));
}

}  // namespace roomrack::api::v1
