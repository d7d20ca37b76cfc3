// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/saga/saga_machine.h"

namespace roomrack::booking {

bool SagaMachine::givesUp() const
{
    if (s_.why != SagaEnd::Open) return true;
    const bool forward = s_.stage == SagaStage::Paying || s_.stage == SagaStage::Capturing;
    return forward && now_ - s_.since >= times_.tryFor;
}

SagaStep SagaMachine::goOn()
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

/// There is no way forward. If an authorisation was ever requested, a copy of it may still arrive:
/// only a cancelled payment cannot be authorised.
SagaStep SagaMachine::goBack()
{
    if (s_.why == SagaEnd::Open) s_.why = SagaEnd::GatewayAway;
    if (s_.payment.isEmpty() || s_.step == PaymentCall::Prepare) return failWith(s_.why);
    enter(SagaStage::Cancelling);
    s_.doubtSince = now_;
    return call(PaymentCall::Cancel);
}

/// Whether the gateway's answer is about our payment. Others are ignored.
bool SagaMachine::fits(const PaymentStanding &standing) const
{
    if (standing.is == Is::None) return s_.payment.isEmpty();
    if (standing.payment.isEmpty()) return false;
    if (!s_.payment.isEmpty() && standing.payment != s_.payment) return false;
    // A refund may be of a part.
    if (s_.purpose == SagaPurpose::Refund) return standing.amount.currency == s_.amount.currency;
    const bool whole = standing.is != Is::Captured || standing.captured == s_.amount.minor;
    return standing.amount == s_.amount && whole;
}

SagaStep SagaMachine::known(const PaymentStanding &standing)
{
    if (!fits(standing))
        return waitInDoubt(
            ErrorText::tr("the gateway's response refers to another payment or amount"));
    s_.doubt = false;
    s_.payment = standing.payment;
    switch (s_.stage) {
    case SagaStage::Paying:
    case SagaStage::Capturing:
        if (standing.is == Is::Processing) return waitInDoubt({});
        s_.doubtSince = {};
        s_.task = SagaTask::None;
        return knownForward(standing);
    case SagaStage::Cancelling: return knownCancelling(standing);
    case SagaStage::Refunding: return knownRefunding(standing);
    case SagaStage::Held:
    case SagaStage::Done:
    case SagaStage::Failed: break;
    }
    return step(Next::Ignored);
}

SagaStep SagaMachine::knownForward(const PaymentStanding &standing)
{
    const bool paying = s_.stage == SagaStage::Paying;
    switch (standing.is) {
    case Is::None: return goOn();
    case Is::Prepared:
        if (!paying)
            return waitInDoubt(ErrorText::tr("the gateway has no record of the authorisation"));
        if (s_.refused && s_.why == SagaEnd::Open) s_.why = SagaEnd::GatewayRefused;
        return goOn();
    case Is::Declined: return failWith(s_.why == SagaEnd::Open ? SagaEnd::Declined : s_.why);
    case Is::NeedsGuest:
        if (s_.why == SagaEnd::Open) s_.why = SagaEnd::Declined;
        say(ErrorText::tr("the bank requires authentication by the guest (3-D Secure)"));
        return goBack();
    case Is::Authorised:
        if (!paying && s_.refused && s_.why == SagaEnd::Open) s_.why = SagaEnd::GatewayRefused;
        if (givesUp()) return goBack();
        if (paying) enter(SagaStage::Capturing);
        return call(PaymentCall::Capture);
    case Is::Captured: return captured();
    case Is::Cancelled: return failWith(s_.why == SagaEnd::Open ? SagaEnd::Lapsed : s_.why);
    case Is::Processing: break;
    }
    return waitInDoubt({});
}

SagaStep SagaMachine::knownCancelling(const PaymentStanding &standing)
{
    switch (standing.is) {
    case Is::Cancelled: return failWith(s_.why);
    // Captured before our request: there is a charge, and the rooms are still held.
    case Is::Captured: return captured();
    case Is::Processing: return waitInDoubt({});
    case Is::None:
    case Is::Prepared:
    case Is::NeedsGuest:
    case Is::Declined:
    case Is::Authorised: break;
    }
    if (s_.refused) {
        s_.refused = false;
        return wait();
    }
    return call(PaymentCall::Cancel);
}

SagaStep SagaMachine::knownRefunding(const PaymentStanding &standing)
{
    if (standing.refundSeen) return refunded();
    if (standing.refundPending) return waitPending();
    const bool whole = s_.purpose == SagaPurpose::Book && standing.refunded >= s_.amount.minor;
    if (whole) return refunded();
    // One refund per round may exist.
    if (s_.pending || standing.refundsFailed > s_.round) return refundFailed();
    if (standing.is != Is::Captured)
        return waitInDoubt(ErrorText::tr("the gateway reports no payment to refund"));
    if (s_.refused) s_.task = SagaTask::RefundByHand;
    // A user who has this task may be refunding it at the same time.
    if (s_.task == SagaTask::RefundByHand) return waitInDoubt({});
    return call(PaymentCall::Refund);
}

/// The refund is pending and may still fail after days: nothing is repeated, and the guest is not
/// notified yet.
SagaStep SagaMachine::waitPending()
{
    s_.pending = s_.doubt = true;
    const bool late = now_ - s_.stepSince >= times_.settleFor;
    s_.task = late ? SagaTask::AskTheBank : SagaTask::None;
    return wait();
}

/// The money is with the property again: another refund to that card would fail, too.
SagaStep SagaMachine::refundFailed()
{
    s_.pending = false;
    s_.task = SagaTask::RefundByHand;
    say(ErrorText::tr("the gateway could not process the refund"));
    return waitInDoubt({});
}

/// Rooms and money are there: it becomes a booking, unless it was cancelled.
SagaStep SagaMachine::captured()
{
    return s_.why == SagaEnd::Cancelled ? refund(SagaEnd::Cancelled) : sell();
}

SagaStep SagaMachine::sell()
{
    enter(SagaStage::Done);
    s_.end = SagaEnd::Booked;
    s_.why = SagaEnd::Open;
    s_.task = SagaTask::None;
    return step(Next::Finish, HoldWrite::Sell);
}

SagaStep SagaMachine::refund(SagaEnd end)
{
    s_.end = end;
    if (s_.task == SagaTask::AskTheBank) s_.task = SagaTask::None;
    enter(SagaStage::Refunding);
    s_.doubtSince = now_;
    SagaStep out = call(PaymentCall::Refund);
    out.hold = HoldWrite::Release;
    return out;
}

SagaStep SagaMachine::refunded()
{
    s_.pending = false;
    const bool own = s_.purpose == SagaPurpose::Refund;
    if (own) s_.end = SagaEnd::Refunded;
    s_.task = s_.end == SagaEnd::NotBooked ? SagaTask::NotBooked : SagaTask::None;
    enter(own ? SagaStage::Done : SagaStage::Failed);
    return step(Next::Finish);
}

SagaStep SagaMachine::failWith(SagaEnd end)
{
    const HoldWrite hold = s_.purpose == SagaPurpose::Book ? HoldWrite::Release : HoldWrite::None;
    if (s_.end == SagaEnd::Open) s_.end = end;
    s_.task = SagaTask::None;
    enter(SagaStage::Failed);
    return step(Next::Finish, hold);
}

}  // namespace roomrack::booking
