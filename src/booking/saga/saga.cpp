// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/saga/saga.h"

#include "booking/saga/saga_standings.h"

namespace roomrack::booking {

namespace {

/// A saga during one step: handles its events.
class SagaMachine {
public:
    SagaMachine(const SagaState &stored, Instant now, core::Random &random, const SagaTimes &times)
        : s_(stored), now_(now), times_(times), moves_(s_, now, random, times)
    {}
    SagaMachine(const SagaMachine &) = delete;
    SagaMachine &operator=(const SagaMachine &) = delete;

    SagaStep operator()(const SagaBegin &);
    SagaStep operator()(const SagaResumed &);
    SagaStep operator()(const SagaAnswered &event);
    SagaStep operator()(const SagaRefundAsked &event);
    SagaStep operator()(const SagaDue &);
    SagaStep operator()(const SagaCancelAsked &);
    SagaStep operator()(const SagaWriteRefused &event);
    SagaStep operator()(const SagaPersonSays &event);

private:
    using Next = SagaStep::Next;

    SagaStep refusedOrDeclined(PaymentCall what, const PaymentAnswer &answer);

    SagaState s_;
    const Instant now_;
    const SagaTimes &times_;
    SagaMoves moves_;
};

SagaStep SagaMachine::operator()(const SagaBegin &)
{
    if (s_.stage != SagaStage::Held) return moves_.step(Next::Ignored);
    if (s_.purpose == SagaPurpose::Refund) {
        s_.end = SagaEnd::Open;
        moves_.enter(SagaStage::Refunding);
        s_.doubtSince = now_;
        return moves_.call(PaymentCall::Refund);
    }
    if (s_.why != SagaEnd::Open) return moves_.failWith(s_.why);
    if (s_.amount.minor <= 0) return moves_.sell();
    moves_.enter(SagaStage::Paying);
    SagaStep out = moves_.call(PaymentCall::Prepare);
    out.hold = HoldWrite::Pin;
    return out;
}

SagaStep SagaMachine::operator()(const SagaResumed &)
{
    if (isOver(s_)) return moves_.step(Next::Finish);
    if (s_.stage == SagaStage::Held) return (*this)(SagaBegin{});
    if (s_.calling != PaymentCall::None && s_.calling != PaymentCall::Ask) moves_.beginDoubt();
    s_.calling = PaymentCall::None;
    return s_.doubt ? moves_.call(PaymentCall::Ask) : moves_.nextStep();
}

SagaStep SagaMachine::operator()(const SagaAnswered &event)
{
    const PaymentCall called = s_.calling;
    if (called == PaymentCall::None || event.attempt != s_.attempt)
        return moves_.step(Next::Ignored);
    s_.calling = PaymentCall::None;
    const PaymentAnswer &answer = event.answer;
    using Kind = PaymentAnswer::Kind;
    if (answer.kind == Kind::Done)
        return SagaStandings(moves_, s_, now_, times_).known(answer.standing);
    if (called == PaymentCall::Ask)
        return moves_.waitInDoubt(answer.said, answer.retryAfterSeconds);
    switch (answer.kind) {
    case Kind::Done:
    case Kind::Unknown: return moves_.waitInDoubt(answer.said, answer.retryAfterSeconds);
    case Kind::TryLater: moves_.say(answer.said); return moves_.wait(answer.retryAfterSeconds);
    case Kind::Declined:
    case Kind::Refused: break;
    }
    return refusedOrDeclined(called, answer);
}

SagaStep SagaMachine::operator()(const SagaRefundAsked &event)
{
    const bool known = event.answer.kind == PaymentAnswer::Kind::Done;
    if (!known || !isWatched(s_, now_)) return moves_.step(Next::Ignored);
    return SagaStandings(moves_, s_, now_, times_).knownWatched(event.answer.standing);
}

SagaStep SagaMachine::operator()(const SagaDue &)
{
    const bool waits = s_.stage >= SagaStage::Paying && s_.stage <= SagaStage::Refunding;
    if (!waits || s_.calling != PaymentCall::None) return moves_.step(Next::Ignored);
    return s_.doubt ? moves_.call(PaymentCall::Ask) : moves_.nextStep();
}

SagaStep SagaMachine::operator()(const SagaCancelAsked &)
{
    if (isOver(s_) || s_.purpose == SagaPurpose::Refund || s_.stage == SagaStage::Refunding
        || s_.why == SagaEnd::Cancelled)
        return moves_.step(Next::Ignored);
    if (s_.stage == SagaStage::Held) return moves_.failWith(SagaEnd::Cancelled);
    s_.why = SagaEnd::Cancelled;
    if (s_.calling != PaymentCall::None) return moves_.step(Next::Nothing);
    return s_.doubt ? moves_.call(PaymentCall::Ask) : moves_.nextStep();
}

SagaStep SagaMachine::operator()(const SagaWriteRefused &event)
{
    moves_.say(event.error.text());
    s_.reason = s_.said;  // the refund may say something else
    s_.calling = PaymentCall::None;
    if (s_.stage == SagaStage::Paying && s_.payment.isEmpty())
        return moves_.failWith(SagaEnd::NotBooked);
    if (s_.stage != SagaStage::Done || s_.end != SagaEnd::Booked) return moves_.step(Next::Ignored);
    // The state was not stored: no caller has received that it is booked.
    s_.end = SagaEnd::Open;
    const bool cancelled = event.error.code == ErrorCode::Cancelled;
    const SagaEnd end = cancelled ? SagaEnd::Cancelled : SagaEnd::NotBooked;
    if (s_.amount.minor <= 0) return moves_.failWith(end);
    if (!cancelled) s_.task = SagaTask::NotBooked;
    return moves_.refund(end);
}

SagaStep SagaMachine::operator()(const SagaPersonSays &event)
{
    using What = SagaPersonSays::What;
    if (event.what == What::Seen) {
        if (!isOver(s_) || s_.task == SagaTask::None) return moves_.step(Next::Ignored);
        s_.task = SagaTask::None;
        return moves_.step(Next::Finish);
    }
    if (isOver(s_) || s_.stage == SagaStage::Held) return moves_.step(Next::Ignored);
    switch (event.what) {
    case What::GiveBack: return (*this)(SagaCancelAsked{});
    case What::Charged:
        if (s_.stage == SagaStage::Refunding) return moves_.step(Next::Ignored);
        s_.calling = PaymentCall::None;
        return moves_.captured();
    case What::NotCharged:
        s_.calling = PaymentCall::None;
        return s_.stage == SagaStage::Refunding ? moves_.refunded(now_)
                                                : moves_.failWith(SagaEnd::ByPerson);
    case What::Retry:
    case What::Seen: break;
    }
    if (s_.calling != PaymentCall::None) return moves_.step(Next::Ignored);
    // The gateway keeps its answer to a key, so a retry needs a new one; but not while a copy under
    // the last key may still arrive.
    const bool anew = s_.task == SagaTask::RefundByHand && now_ - s_.triedAt >= times_.strayFor;
    if (anew) {
        ++s_.round;
        s_.stepSince = now_;
        s_.task = SagaTask::None;
        s_.doubtSince = {};
        s_.returned = false;
    }
    s_.refused = s_.refused && !anew;
    s_.failures = 0;
    moves_.beginDoubt();
    return moves_.call(PaymentCall::Ask);
}

/// A rejection can mean that an earlier copy was executed after all, so the state is queried.
SagaStep SagaMachine::refusedOrDeclined(PaymentCall what, const PaymentAnswer &answer)
{
    moves_.say(answer.said);
    if (what == PaymentCall::Authorise && answer.kind == PaymentAnswer::Kind::Declined)
        return moves_.failWith(s_.why == SagaEnd::Open ? SagaEnd::Declined : s_.why);
    if (what == PaymentCall::Prepare) return moves_.failWith(SagaEnd::GatewayRefused);
    s_.refused = true;
    moves_.beginDoubt();
    return moves_.call(PaymentCall::Ask);
}

}  // namespace

SagaStep advance(const SagaState &stored, const SagaEvent &event, Instant now, core::Random &random,
                 const SagaTimes &times)
{
    SagaMachine machine(stored, now, random, times);
    return std::visit(machine, event);
}

}  // namespace roomrack::booking
