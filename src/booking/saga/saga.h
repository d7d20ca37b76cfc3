// SPDX-License-Identifier: GPL-3.0-or-later
// The booking saga (docs/decisions/0028): what a booking with a payment does next, whatever was
// lost on the way. Pure: what is stored, an event and the time give what must be stored *before*
// anything is done, and the next thing to do.
//
//   Held -> Paying -> Capturing -> Done            the way forward
//            |           |-> Cancelling -> Failed  nothing was charged, and nothing can be any more
//            '-----------'-> Refunding -> Failed   a charge without a booking goes back
#pragma once

#include "booking/payment.h"
#include "core/clock.h"
#include "core/random.h"
#include "sync/pace.h"

#include <variant>

namespace roomrack::booking {

// All stored as numbers: never renumber, only add.

enum class SagaPurpose : quint8 {
    Book = 1,   ///< at the end the hold becomes sold: a new booking, or the change of one
    Refund = 2  ///< gives back what a booking had paid, or a part of it; has no hold
};
constexpr SagaPurpose lastOf(SagaPurpose)
{
    return SagaPurpose::Refund;
}

enum class SagaStage : quint8 {
    Held = 1,        ///< claim, candidate and hold are stored; the gateway was not spoken to
    Paying = 2,      ///< from here on the hold is pinned: expiry waits
    Capturing = 3,   ///< authorised; a capture may have been asked for
    Cancelling = 4,  ///< no way forward; the payment may still stand
    Refunding = 5,   ///< the hold is released
    Done = 6,
    Failed = 7
};
constexpr SagaStage lastOf(SagaStage)
{
    return SagaStage::Failed;
}

/// What the caller is told; once it is not Open it never changes.
enum class SagaEnd : quint8 {
    Open = 0,
    Booked = 1,
    Refunded = 2,        ///< only of SagaPurpose::Refund
    Declined = 3,        ///< by the guest's bank
    NotBooked = 4,       ///< the house did not take it: the hold ran out, or was not there any more
    GatewayAway = 5,     ///< the gateway could not be reached
    GatewayRefused = 6,  ///< it would not do it
    Cancelled = 7,       ///< by whoever had asked for it
    Lapsed = 8,          ///< the gateway cancelled the authorisation
    ByPerson = 9         ///< somebody said how it ended
};
constexpr SagaEnd lastOf(SagaEnd)
{
    return SagaEnd::ByPerson;
}

/// What a person must do.
enum class SagaTask : quint8 {
    None = 0,
    AskTheBank = 1,    ///< for too long nobody knows whether it was paid; the hold is still pinned
    RefundByHand = 2,  ///< the gateway would not give it back
    NotBooked = 3      ///< to know of it: it was paid, not booked, and given back
};
constexpr SagaTask lastOf(SagaTask)
{
    return SagaTask::NotBooked;
}

/// What is stored of a saga beside whose it is and which hold it is about.
struct SagaState {
    SagaPurpose purpose = SagaPurpose::Book;
    SagaStage stage = SagaStage::Held;
    SagaEnd end = SagaEnd::Open;
    SagaTask task = SagaTask::None;
    QByteArray key;     ///< unguessable, made with the claim; every call's key begins with it
    Money amount;       ///< to be charged; nothing: paid at the hotel. Of a refund: what goes back
    QByteArray method;  ///< token of the payment method
    QString description;                      ///< for the statement
    QByteArray payment;                       ///< the gateway's number for it
    PaymentCall step = PaymentCall::None;     ///< the last that was not Ask
    PaymentCall calling = PaymentCall::None;  ///< may have been sent, and has no answer
    qint32 attempt = 0;                       ///< of that call; an answer names it
    qint32 failures = 0;                      ///< of the step, in a row
    qint32 round = 0;                         ///< of refunds that a person wants tried anew
    bool doubt = false;                       ///< the gateway must be asked before anything else
    bool refused = false;                     ///< the step was
    bool pending = false;  ///< the gateway gives back, and does not know yet whether that succeeds
    SagaEnd why = SagaEnd::Open;  ///< why there is no way forward; Open: there is
    Instant since;                ///< when the stage began
    Instant stepSince;            ///< when the step was first tried
    Instant triedAt;              ///< and last
    Instant doubtSince;           ///< zero: how the payment stands is known
    QString said;                 ///< the last trouble, in its own words
    friend bool operator==(const SagaState &, const SagaState &) = default;
};

/// What a saga is begun with.
struct SagaOrder {
    SagaPurpose purpose = SagaPurpose::Book;
    QByteArray key;       ///< 1 to 200 letters, digits, '-' and '_'; unguessable, never used before
    Money amount;         ///< nothing: paid at the hotel
    QByteArray method;    ///< only where something is to be charged
    QString description;  ///< card numbers in it are starred
    QByteArray payment;   ///< of a refund: what was paid
};
/// As it goes into its first commit; an error names what is wrong. Nothing else makes one, so that
/// no card number is ever stored.
Result<SagaState> makeSaga(const SagaOrder &order);

constexpr bool isOver(const SagaState &s)
{
    return s.stage == SagaStage::Done || s.stage == SagaStage::Failed;
}
/// Over, and no person has anything to do about it: it is forgotten but for the file.
constexpr bool isSettled(const SagaState &s)
{
    return isOver(s) && s.task == SagaTask::None;
}
/// Whether its hold must not expire.
constexpr bool pinsHold(const SagaState &s)
{
    return s.purpose == SagaPurpose::Book && s.stage >= SagaStage::Paying
           && s.stage <= SagaStage::Cancelling;
}

// What can happen to a saga.

/// Its first commit is done.
struct SagaBegin {};
/// Memory was lost; this is what is stored.
struct SagaResumed {};
/// The gateway answered the call of this attempt, or the call was given up.
struct SagaAnswered {
    qint32 attempt = 0;
    PaymentAnswer answer;
};
/// The time it waits for has come, or somebody (a webhook, which nobody needs to trust) says that
/// there is news.
struct SagaDue {};
/// Whoever wanted the booking does not any more.
struct SagaCancelAsked {};
/// The house did not take what was to be written (SagaStep::hold). Goes to the state that could not
/// be stored, because it knows more than the stored one.
struct SagaWriteRefused {
    Error error;
};
struct SagaPersonSays {
    enum class What : quint8 {
        Retry,       ///< try again now
        GiveBack,    ///< undo it: cancel, or refund
        Charged,     ///< the bank says it was paid: book it
        NotCharged,  ///< the bank says it was not paid, or it was given back by hand
        Seen         ///< there was nothing to do but to know of it
    };
    What what = What::Retry;
};
using SagaEvent = std::variant<SagaBegin, SagaResumed, SagaAnswered, SagaDue, SagaCancelAsked,
                               SagaWriteRefused, SagaPersonSays>;

/// What the commit that stores the state does to the hold. A hold that is gone is released.
enum class HoldWrite : quint8 {
    None,
    Pin,     ///< it must still be there and not have run out
    Sell,    ///< it becomes the booking (or the booking changes), and the outbox what is to be said
    Release  ///< rooms and candidates are free again
};
constexpr HoldWrite lastOf(HoldWrite)
{
    return HoldWrite::Release;
}

struct SagaStep {
    enum class Next : quint8 {
        Ignored,  ///< the event changed nothing: nothing to store
        Nothing,  ///< an answer is on its way
        Call,     ///< `request`, to be answered as attempt `state.attempt`
        Wait,     ///< SagaDue at `wake`; what happens earlier is fine
        Finish    ///< it is over
    };
    SagaState state;  ///< to be stored, in one commit with `hold`, before `next`
    HoldWrite hold = HoldWrite::None;
    Next next = Next::Ignored;
    PaymentRequest request;
    Instant wake;
};

/// How patient a saga is.
struct SagaTimes {
    qint64 tryFor = 180 * kSecond;    ///< forward, from the beginning of a stage
    qint64 askFor = 900 * kSecond;    ///< before a person is asked
    qint64 strayFor = 600 * kSecond;  ///< no copy of a request is on its way for so long
    qint64 settleFor =
        14 * 86'400 * kSecond;          ///< a refund that is pending, before a person is asked
    qint64 keyLife = 82'800 * kSecond;  ///< nothing is repeated later: gateways keep keys for a day
    sync::Backoff pause{kSecond, 60 * kSecond};
    sync::Backoff slow{300 * kSecond, 3'600 * kSecond};  ///< while a person has it
};

/// What `event` makes of the saga. Its owner hands it one event after the other, and each time
/// 1. stores `state` and does `hold` in one commit. Where the house refuses that, nothing is stored
///    and `state` is handed SagaWriteRefused; where the commit failed, or nobody knows, what is
///    stored is read and handed SagaResumed;
/// 2. then does `next`. A call that is given up is answered with Unknown;
/// 3. tells the caller as soon as `state.end` is stored as anything but Open, and shows
/// `state.task`. Any event at any stage is allowed; those that come too late, or twice, are
/// ignored.
SagaStep advance(const SagaState &stored, const SagaEvent &event, Instant now, core::Random &random,
                 const SagaTimes &times = {});

}  // namespace roomrack::booking
