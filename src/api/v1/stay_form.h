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

}  // namespace roomrack::api::v1
