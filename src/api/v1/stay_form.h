// SPDX-License-Identifier: GPL-3.0-or-later
// What several routes ask for with the same fields: a stay that is to be held or booked.
#pragma once

#include "api/v1/api.h"
#include "api/v1/form.h"
#include "booking/commands.h"

namespace roomrack::api::v1 {

/// "room_type", "check_in", "check_out", "rooms", "adults", "children", "plan", "channel",
/// "currency".
booking::TakeHold holdOf(Form &form, const Api &api, const Call &call,
                         const engine::HotelView &hotel);
/// 400 where there was no JSON, else 422, with the field.
void refuseForm(const Call &call, const Form &form);

/// Of a call that wants something booked, changed, cancelled or decided: `read` makes of the form
/// what is asked for, and `ask` hands that, with who asks, to whoever takes requests of the hotel.
/// Answered here where there is nobody yet, or the form is wrong.
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
