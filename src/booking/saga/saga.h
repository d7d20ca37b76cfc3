// SPDX-License-Identifier: GPL-3.0-or-later
// The booking saga (docs/decisions/0028): the next step of a booking with a payment, after any
// failure. Pure: from the stored state, an event and the time it computes what must be stored
// *before* anything is done, and the next action.
//
//   Held -> Paying -> Capturing -> Done            the way forward
//            |           |-> Cancelling -> Failed  nothing was charged, and nothing can be any more
//            '-----------'-> Refunding -> Failed   a charge without a booking is refunded
//
// A refund that succeeded is watched, because a bank can return it (docs/decisions/0065): Done or
// Failed -> Refunding.
#pragma once

#include "booking/payment.h"
#include "core/clock.h"
#include "core/random.h"
#include "sync/pace.h"

#include <variant>

namespace roomrack::booking {

// All stored as numbers: never renumber, only append.

enum class SagaPurpose : quint8 {
    Book = 1,   ///< ends with the hold sold: a new booking, or the change of one
    Refund = 2  ///< refunds a booking's payment, or a part of it; has no hold
};
constexpr SagaPurpose lastOf(SagaPurpose)
{
    return SagaPurpose::Refund;
}

enum class SagaStage : quint8 {
    Held = 1,        ///< claim, candidate and hold are stored; nothing was sent to the gateway
    Paying = 2,      ///< from here on the hold is pinned: it does not expire
    Capturing = 3,   ///< authorised; a capture may have been requested
    Cancelling = 4,  ///< no way forward; the payment may still be active
    Refunding = 5,   ///< the hold is released
    Done = 6,
    Failed = 7
};
constexpr SagaStage lastOf(SagaStage)
{
    return SagaStage::Failed;
}

/// The result for the caller; once it is not Open it never changes, except that a refund is Open
/// again when the bank returns it.
enum class SagaEnd : quint8 {
    Open = 0,
    Booked = 1,
    Refunded = 2,        ///< only of SagaPurpose::Refund
    Declined = 3,        ///< by the guest's bank
    NotBooked = 4,       ///< House rejected it: the hold expired or no longer existed
    GatewayAway = 5,     ///< the gateway could not be reached
    GatewayRefused = 6,  ///< the gateway rejected it
    Cancelled = 7,       ///< by the caller that requested it
    Lapsed = 8,          ///< the gateway cancelled the authorisation
    ByPerson = 9         ///< a user entered the result
};
constexpr SagaEnd lastOf(SagaEnd)
{
    return SagaEnd::ByPerson;
}

/// What a user must do.
enum class SagaTask : quint8 {
    None = 0,
    AskTheBank = 1,    ///< it is unknown for too long whether it was paid; the hold stays pinned
    RefundByHand = 2,  ///< the gateway rejected the refund, or the bank returned it
    NotBooked = 3      ///< for information: it was paid, not booked, and refunded
};
constexpr SagaTask lastOf(SagaTask)
{
    return SagaTask::NotBooked;
}

/// How long a bank can take to return a refund: card networks report it within 30 days.
constexpr qint64 kRefundReturns = 30 * 86'400 * kSecond;

/// The stored state of a saga, without its owner and hold.
struct SagaState {
    SagaPurpose purpose = SagaPurpose::Book;
    SagaStage stage = SagaStage::Held;
    SagaEnd end = SagaEnd::Open;
    SagaTask task = SagaTask::None;
    QByteArray key;       ///< unguessable, made with the claim; prefix of every call's key
    Money amount;         ///< to be charged; zero: paid at the property. Of a refund: its amount
    QByteArray method;    ///< token of the payment method
    QString description;  ///< for the statement
    QByteArray payment;   ///< the gateway's number for it
    PaymentCall step = PaymentCall::None;     ///< the last call other than Ask
    PaymentCall calling = PaymentCall::None;  ///< may have been sent, and has no answer
    qint32 attempt = 0;                       ///< number of that call; its answer has the same
    qint32 failures = 0;                      ///< of the step, consecutive
    qint32 round = 0;                         ///< of refunds that a user retries
    bool doubt = false;                       ///< the gateway must be queried before any other call
    bool refused = false;                     ///< the step was rejected
    bool pending = false;                     ///< the refund is pending at the gateway
    bool returned = false;                    ///< the refund succeeded; then the bank returned it
    SagaEnd why = SagaEnd::Open;              ///< why there is no way forward; Open: there is one
    Instant since;                            ///< when the stage began
    Instant stepSince;                        ///< when the step was first tried
    Instant triedAt;                          ///< when it was last tried
    Instant doubtSince;                       ///< zero: the payment's state is known
    Instant watchedUntil;                     ///< of a refund that succeeded; zero: of none
    QString said;                             ///< the last error, as the gateway sent it
    QString reason;                           ///< why House rejected the booking or the change
    friend bool operator==(const SagaState &, const SagaState &) = default;
};

/// The parameters of a new saga.
struct SagaOrder {
    SagaPurpose purpose = SagaPurpose::Book;
    QByteArray key;       ///< 1 to 200 letters, digits, '-' and '_'; unguessable, never used before
    Money amount;         ///< zero: paid at the property
    QByteArray method;    ///< only if something is to be charged
    QString description;  ///< card numbers in it are masked
    QByteArray payment;   ///< of a refund: what was paid
};
/// The state for the first commit; an error names what is invalid. The only way to create one, so
/// that no card number is ever stored.
Result<SagaState> makeSaga(const SagaOrder &order);

constexpr bool isOver(const SagaState &s)
{
    return s.stage == SagaStage::Done || s.stage == SagaStage::Failed;
}
/// Ended, and without a task for a user: only in the file, unless it is watched.
constexpr bool isSettled(const SagaState &s)
{
    return isOver(s) && s.task == SagaTask::None;
}
/// A refund of a booking's payment that failed or was returned, and that a user must make instead.
constexpr bool isRefundOwed(const SagaState &s)
{
    return s.purpose == SagaPurpose::Refund && s.task == SagaTask::RefundByHand;
}
/// Ended with a refund that the bank can still return. Not open work: the gateway is asked about it
/// now and then.
constexpr bool isWatched(const SagaState &s, Instant now)
{
    return isOver(s) && now < s.watchedUntil;
}
/// The question to the gateway about it. It is not stored, as it changes nothing; see
/// SagaRefundAsked.
PaymentRequest refundQuestion(const SagaState &state);

// Events of a saga.

/// Its first commit is done.
struct SagaBegin {};
/// The in-memory state was lost; this is the stored one.
struct SagaResumed {};
/// The gateway answered this attempt, or the call was abandoned.
struct SagaAnswered {
    qint32 attempt = 0;
    PaymentAnswer answer;
};
/// The gateway's answer to refundQuestion().
struct SagaRefundAsked {
    PaymentAnswer answer;
};
/// Its wake time has come, or a webhook, which need not be trusted, reports a change.
struct SagaDue {};
/// The caller cancelled the request.
struct SagaCancelAsked {};
/// House rejected the write (SagaStep::hold). Sent to the state that could not be stored, because
/// it is more recent than the stored one.
struct SagaWriteRefused {
    Error error;
};
struct SagaPersonSays {
    enum class What : quint8 {
        Retry,       ///< try again now
        GiveBack,    ///< revert it: cancel, or refund
        Charged,     ///< the bank confirms the payment: book it
        NotCharged,  ///< the bank has no payment, or it was refunded by hand
        Seen         ///< the information was acknowledged
    };
    What what = What::Retry;
};
using SagaEvent = std::variant<SagaBegin, SagaResumed, SagaAnswered, SagaRefundAsked, SagaDue,
                               SagaCancelAsked, SagaWriteRefused, SagaPersonSays>;

/// The effect on the hold of the commit that stores the state. A hold that does not exist counts as
/// released.
enum class HoldWrite : quint8 {
    None,
    Pin,     ///< it must exist and not have expired
    Sell,    ///< it becomes the booking (or the booking changes), and the outbox gets its messages
    Release  ///< frees rooms and candidates
};
constexpr HoldWrite lastOf(HoldWrite)
{
    return HoldWrite::Release;
}

struct SagaStep {
    enum class Next : quint8 {
        Ignored,  ///< the event changed nothing: nothing to store
        Nothing,  ///< an answer is awaited
        Call,     ///< send `request`, answered as attempt `state.attempt`
        Wait,     ///< SagaDue at `wake`; earlier events are allowed
        Finish    ///< it has ended
    };
    SagaState state;  ///< to be stored, in one commit with `hold`, before `next`
    HoldWrite hold = HoldWrite::None;
    Next next = Next::Ignored;
    PaymentRequest request;
    Instant wake;
};

/// Time limits of a saga.
struct SagaTimes {
    qint64 tryFor = 180 * kSecond;    ///< for the way forward, from the beginning of a stage
    qint64 askFor = 900 * kSecond;    ///< until a task for a user is created
    qint64 strayFor = 600 * kSecond;  ///< no copy of a request arrives later than this
    qint64 settleFor =
        14 * 86'400 * kSecond;  ///< for a pending refund, until a task for a user is created
    qint64 keyLife = 82'800 * kSecond;  ///< no call is repeated later: gateways keep keys for a day
    qint64 watchFor = kRefundReturns;   ///< a refund that succeeded
    qint64 watchEvery = 86'400 * kSecond;  ///< between two questions about one of them
    qint64 watchPause = 5 * kSecond;       ///< between two questions about any of them
    sync::Backoff pause{kSecond, 60 * kSecond};
    sync::Backoff slow{300 * kSecond, 3'600 * kSecond};  ///< while a user has the task
};

/// The saga's reaction to `event`. Its owner passes one event after the other, and each time
/// 1. stores `state` and applies `hold` in one commit. If House rejects that, nothing is stored and
///   `state` gets SagaWriteRefused; if the commit failed, or its result is unknown, the stored
///   state is read and gets SagaResumed;
/// 2. then does `next`. A call that is abandoned is answered with Unknown;
/// 3. informs the caller as soon as `state.end` is stored as anything but Open, and shows
///   `state.task`.
///
/// Any event at any stage is allowed; those that are late or repeated are ignored.
SagaStep advance(const SagaState &stored, const SagaEvent &event, Instant now, core::Random &random,
                 const SagaTimes &times = {});

}  // namespace roomrack::booking
