// SPDX-License-Identifier: GPL-3.0-or-later
// Fields of requests about soft blocks: what is to be held, and the session that owns it.
#pragma once

#include "api/v1/api.h"
#include "api/v1/form.h"
#include "booking/commands.h"
#include "core/named.h"

namespace roomrack::api::v1 {

inline constexpr core::Names<booking::Durability, 2> kDurabilityNames{
    {{booking::Durability::Durable, "durable"}, {booking::Durability::Volatile, "memory"}}};
inline constexpr int kLongestTtl = 86'400;  ///< seconds

inline booking::Durability durabilityOf(HoldId id)
{
    return id.value < 0 ? booking::Durability::Volatile : booking::Durability::Durable;
}

/// The fields of holdOf(), "any_of" instead of "room_type", "numbers", "durability", "session" and
/// "ttl_seconds". `among` is empty if a room type is given.
booking::TakeCheapest softBlockOf(Form &form, const Api &api, const Call &call,
                                  const engine::HotelView &hotel);
/// "session", the caller's own name of 1 to 64 characters for the owner of soft blocks, as
/// booking::Caller has it. The same name of two channels are two sessions.
qint64 sessionOf(Form &form, const Call &call);
/// The same from the query.
qint64 sessionOf(Query &query, const Call &call);
/// "soft_block": the number of a durable one, or a negative one.
HoldId softBlockIn(Form &form);

}  // namespace roomrack::api::v1
