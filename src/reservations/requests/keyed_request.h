// SPDX-License-Identifier: GPL-3.0-or-later
// Converts a request with a key to engine commands, and the engine's answers to replies.
// Independent of threads.
#pragma once

#include "engine/engine.h"
#include "reservations/requests/request.h"

namespace roomrack::reservations {

booking::Claim claimOf(const Request &request);
/// The command for the booking; with a payment key, newly generated for each.
booking::RequestBooking bookingOf(const Request &request, BookingInput input);
/// Renders the answer to store under the key; called under the engine's lock.
engine::Render renderOnce(Outcome::Kind kind, const Render &render);
/// Empty: the request waits for a payment, once->saga.
std::optional<Reply> replyOf(Outcome::Kind kind, const Result<engine::Once> &once);
Reply notTaken(const Error &why);

}  // namespace roomrack::reservations
