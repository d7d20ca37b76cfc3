// SPDX-License-Identifier: GPL-3.0-or-later
// What the API and the window ask for when somebody wants to book, change or cancel, and what they
// hear: plain values. Whoever speaks HTTP makes its answers of them.
#pragma once

#include "booking/commands.h"

#include <functional>
#include <optional>

namespace roomrack::reservations {

/// How a request came in. Its key makes that it is done once (DESIGN, section 4, Idempotency).
struct Request {
    booking::Caller caller;
    QByteArray key;   ///< Idempotency-Key; the window makes one a click (newKey())
    QByteArray way;   ///< "POST /v1/bookings"
    QByteArray body;  ///< as it came; another one under the same key is an error
};
/// 32 hexadecimal digits of chance.
QByteArray newKey();

struct BookingWish {
    HoldId hold;                            ///< that becomes the booking; none:
    std::optional<booking::TakeHold> what;  ///< what to hold first; its caller is the request's
    booking::Guest guest;                   ///< with a name
    std::optional<qint64> expectedTotal;    ///< minor units that the guest has agreed to
    std::optional<Money> expectedCharge;    ///< the same in the currency that is charged
    QByteArray method;                      ///< token of the payment method, where it is prepaid
};

/// What became of a request, to be made into what is stored under its key.
struct Outcome {
    enum class Kind : quint8 { Booking, Change, Cancellation, Decision };
    Kind kind = Kind::Booking;
    /// Set: nothing was done, and why; of a payment that came to nothing too, see `end`.
    std::optional<Error> refused;
    /// Of what was done. Where a payment was waited for: booking, saga and total. With `pending`
    /// and `duplicate` a person is asked whether it is one; the rooms are held meanwhile.
    booking::Answer answer;
    /// How its payment ended; Open: nothing was to be paid, or it is paid back by itself.
    booking::SagaEnd end = booking::SagaEnd::Open;
    Money amount;  ///< that was to be paid, where something was
    friend bool operator==(const Outcome &, const Outcome &) = default;
};
/// Same outcome, same bytes: it is called again for what a crash interrupted.
using Render = std::function<booking::ClaimAnswer(const Outcome &)>;

struct Reply {
    enum class Is : quint8 {
        Answered,    ///< `answer` is stored; a repeat gets the same
        InProgress,  ///< it is known and not over yet: ask again with the key
        NotTaken     ///< `error`: nothing is stored under the key, or the key is wrong
    };
    Is is = Is::NotTaken;
    booking::ClaimAnswer answer;
    bool repeated = false;  ///< it was answered before; `outcome` is empty then
    Outcome outcome;
    booking::SagaId saga;  ///< of InProgress: the payment that is waited for
    BookingId booking;  ///< of InProgress, where it is known: the number that it has or will have
    std::optional<Error> error;
};
using Replied = std::function<void(const Reply &)>;

}  // namespace roomrack::reservations
