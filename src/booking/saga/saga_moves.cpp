// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/saga/saga_moves.h"

#include "core/card_number.h"

#include <algorithm>

namespace roomrack::booking {

namespace {

constexpr qsizetype kMostSaid = 200;

const char *nameOf(PaymentCall call)
{
    switch (call) {
    case PaymentCall::Prepare: return "-prepare";
    case PaymentCall::Authorise: return "-authorise";
    case PaymentCall::Capture: return "-capture";
    case PaymentCall::Cancel: return "-cancel";
    case PaymentCall::Refund: return "-refund";
    case PaymentCall::Ask:
    case PaymentCall::None: break;
    }
    return "";
}

}  // namespace

SagaStep SagaMoves::step(Next next, HoldWrite hold) const
{
    SagaStep out;
    out.state = s_;
    out.next = next;
    out.hold = hold;
    return out;
}

SagaStep SagaMoves::call(PaymentCall what)
{
    if (what != PaymentCall::Ask && what != s_.step) {
        s_.step = what;
        s_.stepSince = now_;
        s_.failures = 0;
        s_.refused = false;
    }
    // A key that the gateway may have forgotten is not used again; by then a user has the task.
    // Cancel is idempotent.
    if (what != PaymentCall::Ask && what != PaymentCall::Cancel && keyIsOld())
        return waitInDoubt(ErrorText::tr("the retry period has expired"));
    if (what != PaymentCall::Ask) s_.triedAt = now_;
    s_.calling = what;
    ++s_.attempt;
    SagaStep out = step(Next::Call);
    out.request = request();
    return out;
}

SagaStep SagaMoves::wait(qint64 retryAfterSeconds)
{
    ++s_.failures;
    // Prepare moves no money, so the payment can be abandoned.
    if (s_.step == PaymentCall::Prepare && givesUp())
        return failWith(s_.why == SagaEnd::Open ? SagaEnd::GatewayAway : s_.why);
    // A refund known to be pending is not in doubt, whether the gateway is reachable or not.
    const bool late =
        !s_.pending && s_.doubtSince.micros != 0 && now_ - s_.doubtSince >= times_.askFor;
    const bool has = s_.task == SagaTask::AskTheBank || s_.task == SagaTask::RefundByHand;
    if (late && !has) {
        s_.task = s_.stage == SagaStage::Refunding ? SagaTask::RefundByHand : SagaTask::AskTheBank;
        s_.failures = 1;
    }
    const sync::Backoff &pause = late || has || s_.pending ? times_.slow : times_.pause;
    SagaStep out = step(Next::Wait);
    const qint64 asked = std::min(retryAfterSeconds * kSecond, times_.slow.most);
    out.wake = now_ + std::max(pause.after(s_.failures, random_), asked);
    return out;
}

SagaStep SagaMoves::waitInDoubt(const QString &said, qint64 retryAfterSeconds)
{
    say(said);
    beginDoubt();
    return wait(retryAfterSeconds);
}

void SagaMoves::beginDoubt()
{
    s_.doubt = true;
    if (s_.doubtSince.micros == 0) s_.doubtSince = now_;
}

SagaStep SagaMoves::nextStep()
{
    switch (s_.stage) {
    case SagaStage::Paying:
        if (givesUp()) return goBack();
        return call(s_.payment.isEmpty() ? PaymentCall::Prepare : PaymentCall::Authorise);
    case SagaStage::Capturing: return givesUp() ? goBack() : call(PaymentCall::Capture);
    case SagaStage::Cancelling: return call(PaymentCall::Cancel);
    case SagaStage::Refunding: return call(PaymentCall::Refund);
    case SagaStage::Held:
    case SagaStage::Done:
    case SagaStage::Failed: break;
    }
    return step(Next::Ignored);
}

bool SagaMoves::givesUp() const
{
    if (s_.why != SagaEnd::Open) return true;
    const bool forward = s_.stage == SagaStage::Paying || s_.stage == SagaStage::Capturing;
    return forward && now_ - s_.since >= times_.tryFor;
}

SagaStep SagaMoves::goBack()
{
    if (s_.why == SagaEnd::Open) s_.why = SagaEnd::GatewayAway;
    if (s_.payment.isEmpty() || s_.step == PaymentCall::Prepare) return failWith(s_.why);
    enter(SagaStage::Cancelling);
    s_.doubtSince = now_;
    return call(PaymentCall::Cancel);
}

SagaStep SagaMoves::captured()
{
    return s_.why == SagaEnd::Cancelled ? refund(SagaEnd::Cancelled) : sell();
}

SagaStep SagaMoves::sell()
{
    enter(SagaStage::Done);
    s_.end = SagaEnd::Booked;
    s_.why = SagaEnd::Open;
    s_.task = SagaTask::None;
    return step(Next::Finish, HoldWrite::Sell);
}

SagaStep SagaMoves::refund(SagaEnd end)
{
    s_.end = end;
    if (s_.task == SagaTask::AskTheBank) s_.task = SagaTask::None;
    enter(SagaStage::Refunding);
    s_.doubtSince = now_;
    SagaStep out = call(PaymentCall::Refund);
    out.hold = HoldWrite::Release;
    return out;
}

SagaStep SagaMoves::refunded(Instant watchedUntil)
{
    s_.pending = s_.returned = false;
    s_.watchedUntil = watchedUntil;
    const bool own = s_.purpose == SagaPurpose::Refund;
    if (own) s_.end = SagaEnd::Refunded;
    s_.task = s_.end == SagaEnd::NotBooked ? SagaTask::NotBooked : SagaTask::None;
    enter(own ? SagaStage::Done : SagaStage::Failed);
    return step(Next::Finish);
}

SagaStep SagaMoves::failWith(SagaEnd end)
{
    const HoldWrite hold = s_.purpose == SagaPurpose::Book ? HoldWrite::Release : HoldWrite::None;
    if (s_.end == SagaEnd::Open) s_.end = end;
    s_.task = SagaTask::None;
    enter(SagaStage::Failed);
    return step(Next::Finish, hold);
}

void SagaMoves::enter(SagaStage stage)
{
    s_.stage = stage;
    s_.since = now_;
    s_.doubt = false;
    s_.doubtSince = {};
}

void SagaMoves::say(const QString &words)
{
    if (!words.isEmpty()) s_.said = withoutCardNumbers(words).left(kMostSaid);
}

PaymentRequest refundQuestion(const SagaState &state)
{
    PaymentRequest r;
    r.call = PaymentCall::Ask;
    r.key = r.reference = state.key;
    r.payment = state.payment;
    r.amount = state.amount;
    return r;
}

PaymentRequest SagaMoves::request() const
{
    PaymentRequest r;
    r.call = s_.calling;
    r.key = s_.key + nameOf(s_.calling);
    // Cancel is idempotent, so it is retried under a new key after an error stored for the old one.
    if (r.call == PaymentCall::Cancel)
        r.key += "-" + QByteArray::number(s_.attempt);
    else if (s_.round > 0)
        r.key += "-" + QByteArray::number(s_.round);
    r.reference = s_.key;
    r.payment = s_.payment;
    r.amount = s_.amount;
    if (r.call == PaymentCall::Prepare || r.call == PaymentCall::Authorise) r.method = s_.method;
    r.description = s_.description;
    return r;
}

}  // namespace roomrack::booking
