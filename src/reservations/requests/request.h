// SPDX-License-Identifier: GPL-3.0-or-later
// Requests of the API and the window to book, change or cancel, and their replies, as plain values.
// The HTTP layer converts them to responses.
#pragma once

#include "booking/commands.h"

#include <functional>
#include <optional>

namespace roomrack::reservations {

/// Origin of a request. Its key makes it idempotent (DESIGN, section 4, Idempotency).
struct Request {
    booking::Caller caller;
    QByteArray key;   ///< Idempotency-Key; the window makes one per click (newKey())
    QByteArray way;   ///< "POST /v1/bookings"
    QByteArray body;  ///< as received; a different body under the same key is an error
};
/// 32 random hexadecimal digits.
QByteArray newKey();

struct BookingInput {
    HoldId hold;                            ///< the hold to confirm; none:
    std::optional<booking::TakeHold> what;  ///< what to hold first; its caller is the request's
    booking::Guest guest;                   ///< must have a name
    std::optional<qint64> expectedTotal;    ///< minor units that the guest agreed to
    std::optional<Money> expectedCharge;    ///< the same in the charged currency
    QByteArray method;                      ///< payment method token, for prepaid bookings
    SegmentId segment{};  ///< of the booking of `hold`; none: the hold's, or by rule
};

/// The result of a request, from which the answer stored under its key is rendered.
struct Outcome {
    /// Rejection: of a request or booking that is a duplicate of another one.
    enum class Kind : quint8 { Booking, Change, Cancellation, Decision, Rejection };
    Kind kind = Kind::Booking;
    /// Set: the request failed for this reason; after a failed payment too, see `end`.
    std::optional<Error> refused;
    /// The result of the request. After a payment: booking, saga and total. With `pending` and
    /// `duplicate` the booking awaits a duplicate review; the rooms stay on hold meanwhile.
    booking::Answer answer;
    /// The end of its payment; Open: no payment was due, or a refund runs on its own.
    booking::SagaEnd end = booking::SagaEnd::Open;
    Money amount;  ///< the amount due, if any
    friend bool operator==(const Outcome &, const Outcome &) = default;
};
/// Deterministic: called again for requests that a crash interrupted.
using Render = std::function<booking::ClaimAnswer(const Outcome &)>;

struct Reply {
    enum class Is : quint8 {
        Answered,    ///< `answer` is stored; a repeat gets the same
        InProgress,  ///< received but not finished: repeat with the same key
        NotTaken     ///< `error`: nothing is stored under the key, or the key is wrong
    };
    Is is = Is::NotTaken;
    booking::ClaimAnswer answer;
    bool repeated = false;  ///< answered before; `outcome` is empty then
    Outcome outcome;
    booking::SagaId saga;  ///< for InProgress: the pending payment
    BookingId booking;     ///< for InProgress, if known: the present or future booking number
    std::optional<Error> error;
};
using Replied = std::function<void(const Reply &)>;

}  // namespace roomrack::reservations
