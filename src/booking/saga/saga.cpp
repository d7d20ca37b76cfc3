// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/saga/saga.h"

#include "booking/saga/saga_machine.h"
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

SagaStep SagaMachine::operator()(const SagaBegin &)
{
    if (s_.stage != SagaStage::Held) return step(Next::Ignored);
    if (s_.purpose == SagaPurpose::Refund) {
        s_.end = SagaEnd::Open;
        enter(SagaStage::Refunding);
        s_.doubtSince = now_;
        return call(PaymentCall::Refund);
    }
    if (s_.why != SagaEnd::Open) return failWith(s_.why);
    if (s_.amount.minor <= 0) return sell();
    enter(SagaStage::Paying);
    SagaStep out = call(PaymentCall::Prepare);
    out.hold = HoldWrite::Pin;
    return out;
}

SagaStep SagaMachine::operator()(const SagaResumed &)
{
    if (isOver(s_)) return step(Next::Finish);
    if (s_.stage == SagaStage::Held) return (*this)(SagaBegin{});
    if (s_.calling != PaymentCall::None && s_.calling != PaymentCall::Ask) beginDoubt();
    s_.calling = PaymentCall::None;
    return s_.doubt ? call(PaymentCall::Ask) : goOn();
}

SagaStep SagaMachine::operator()(const SagaAnswered &event)
{
    const PaymentCall called = s_.calling;
    if (called == PaymentCall::None || event.attempt != s_.attempt) return step(Next::Ignored);
    s_.calling = PaymentCall::None;
    const PaymentAnswer &answer = event.answer;
    using Kind = PaymentAnswer::Kind;
    if (answer.kind == Kind::Done) return known(answer.standing);
    if (called == PaymentCall::Ask) return waitInDoubt(answer.said, answer.retryAfterSeconds);
    switch (answer.kind) {
    case Kind::Done:
    case Kind::Unknown: return waitInDoubt(answer.said, answer.retryAfterSeconds);
    case Kind::TryLater: say(answer.said); return wait(answer.retryAfterSeconds);
    case Kind::Declined:
    case Kind::Refused: break;
    }
    return refusedOrDeclined(called, answer);
}

/// A rejection can mean that an earlier copy was executed after all, so the state is queried.
SagaStep SagaMachine::refusedOrDeclined(PaymentCall what, const PaymentAnswer &answer)
{
    say(answer.said);
    if (what == PaymentCall::Authorise && answer.kind == PaymentAnswer::Kind::Declined)
        return failWith(s_.why == SagaEnd::Open ? SagaEnd::Declined : s_.why);
    if (what == PaymentCall::Prepare) return failWith(SagaEnd::GatewayRefused);
    s_.refused = true;
    beginDoubt();
    return call(PaymentCall::Ask);
}

SagaStep SagaMachine::operator()(const SagaDue &)
{
    const bool waits = s_.stage >= SagaStage::Paying && s_.stage <= SagaStage::Refunding;
    if (!waits || s_.calling != PaymentCall::None) return step(Next::Ignored);
    return s_.doubt ? call(PaymentCall::Ask) : goOn();
}

SagaStep SagaMachine::operator()(const SagaCancelAsked &)
{
    if (isOver(s_) || s_.purpose == SagaPurpose::Refund || s_.stage == SagaStage::Refunding
        || s_.why == SagaEnd::Cancelled)
        return step(Next::Ignored);
    if (s_.stage == SagaStage::Held) return failWith(SagaEnd::Cancelled);
    s_.why = SagaEnd::Cancelled;
    if (s_.calling != PaymentCall::None) return step(Next::Nothing);
    return s_.doubt ? call(PaymentCall::Ask) : goOn();
}

SagaStep SagaMachine::operator()(const SagaWriteRefused &event)
{
    say(event.error.text());
    s_.calling = PaymentCall::None;
    if (s_.stage == SagaStage::Paying && s_.payment.isEmpty()) return failWith(SagaEnd::NotBooked);
    if (s_.stage != SagaStage::Done || s_.end != SagaEnd::Booked) return step(Next::Ignored);
    // The state was not stored: no caller has received that it is booked.
    s_.end = SagaEnd::Open;
    const bool cancelled = event.error.code == ErrorCode::Cancelled;
    const SagaEnd end = cancelled ? SagaEnd::Cancelled : SagaEnd::NotBooked;
    if (s_.amount.minor <= 0) return failWith(end);
    if (!cancelled) s_.task = SagaTask::NotBooked;
    return refund(end);
}

SagaStep SagaMachine::operator()(const SagaPersonSays &event)
{
    using What = SagaPersonSays::What;
    if (event.what == What::Seen) {
        if (!isOver(s_) || s_.task == SagaTask::None) return step(Next::Ignored);
        s_.task = SagaTask::None;
        return step(Next::Finish);
    }
    if (isOver(s_) || s_.stage == SagaStage::Held) return step(Next::Ignored);
    switch (event.what) {
    case What::GiveBack: return (*this)(SagaCancelAsked{});
    case What::Charged:
        if (s_.stage == SagaStage::Refunding) return step(Next::Ignored);
        s_.calling = PaymentCall::None;
        return captured();
    case What::NotCharged:
        s_.calling = PaymentCall::None;
        return s_.stage == SagaStage::Refunding ? refunded() : failWith(SagaEnd::ByPerson);
    case What::Retry:
    case What::Seen: break;
    }
    if (s_.calling != PaymentCall::None) return step(Next::Ignored);
    // The gateway keeps its answer to a key, so a retry needs a new one; but not while a copy under
    // the last key may still arrive.
    const bool anew = s_.task == SagaTask::RefundByHand && now_ - s_.triedAt >= times_.strayFor;
    if (anew) {
        ++s_.round;
        s_.stepSince = now_;
        s_.task = SagaTask::None;
        s_.doubtSince = {};
    }
    s_.refused = s_.refused && !anew;
    s_.failures = 0;
    beginDoubt();
    return call(PaymentCall::Ask);
}

SagaStep SagaMachine::step(Next next, HoldWrite hold) const
{
    SagaStep out;
    out.state = s_;
    out.next = next;
    out.hold = hold;
    return out;
}

SagaStep SagaMachine::call(PaymentCall what)
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

PaymentRequest SagaMachine::request() const
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

SagaStep SagaMachine::wait(qint64 retryAfterSeconds)
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

SagaStep SagaMachine::waitInDoubt(const QString &said, qint64 retryAfterSeconds)
{
    say(said);
    beginDoubt();
    return wait(retryAfterSeconds);
}

void SagaMachine::beginDoubt()
{
    s_.doubt = true;
    if (s_.doubtSince.micros == 0) s_.doubtSince = now_;
}

void SagaMachine::enter(SagaStage stage)
{
    s_.stage = stage;
    s_.since = now_;
    s_.doubt = false;
    s_.doubtSince = {};
}

void SagaMachine::say(const QString &words)
{
    if (!words.isEmpty()) s_.said = withoutCardNumbers(words).left(kMostSaid);
}

SagaStep advance(const SagaState &stored, const SagaEvent &event, Instant now, core::Random &random,
                 const SagaTimes &times)
{
    SagaMachine machine(stored, now, random, times);
    return std::visit(machine, event);
}

}  // namespace roomrack::booking
