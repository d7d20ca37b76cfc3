// SPDX-License-Identifier: GPL-3.0-or-later
// What a request with a key asks of the engine, and what the engine's answer says. Knows no thread.
#pragma once

#include "engine/engine.h"
#include "reservations/requests/request.h"

namespace roomrack::reservations {

booking::Claim claimOf(const Request &request);
/// The command that books what is wished; with a key for its payment, made anew for each.
booking::RequestBooking bookingOf(const Request &request, BookingWish wish);
/// What is stored under the key; called under the engine's lock.
engine::Render renderOnce(Outcome::Kind kind, const Render &render);
/// Nothing: it waits for a payment, once->saga.
std::optional<Reply> replyOf(Outcome::Kind kind, const Result<engine::Once> &once);
Reply notTaken(const Error &why);

}  // namespace roomrack::reservations
