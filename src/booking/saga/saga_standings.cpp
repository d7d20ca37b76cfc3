// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/saga/saga_standings.h"

namespace roomrack::booking {

namespace {

QString failedWords(const QString &why)
{
    return why.isEmpty() ? ErrorText::tr("the gateway could not process the refund")
                         : ErrorText::tr("the gateway could not process the refund: %1").arg(why);
}

QString returnedWords(const QString &why)
{
    return why.isEmpty() ? ErrorText::tr("the bank returned the refund")
                         : ErrorText::tr("the bank returned the refund: %1").arg(why);
}

}  // namespace

/// Whether the gateway's answer is about our payment. Others are ignored.
bool SagaStandings::fits(const PaymentStanding &standing) const
{
    if (standing.is == Is::None) return s_.payment.isEmpty();
    if (standing.payment.isEmpty()) return false;
    if (!s_.payment.isEmpty() && standing.payment != s_.payment) return false;
    // A refund may be of a part.
    if (s_.purpose == SagaPurpose::Refund) return standing.amount.currency == s_.amount.currency;
    const bool whole = standing.is != Is::Captured || standing.captured == s_.amount.minor;
    return standing.amount == s_.amount && whole;
}

/// By us, or as a whole on the gateway's website.
bool SagaStandings::isRefunded(const PaymentStanding &standing) const
{
    const bool whole = s_.purpose == SagaPurpose::Book && standing.refunded >= s_.amount.minor;
    return standing.refundSeen || (whole && !standing.refundPending);
}

SagaStep SagaStandings::known(const PaymentStanding &standing)
{
    if (!fits(standing))
        return moves_.waitInDoubt(
            ErrorText::tr("the gateway's response refers to another payment or amount"));
    s_.doubt = false;
    s_.payment = standing.payment;
    switch (s_.stage) {
    case SagaStage::Paying:
    case SagaStage::Capturing:
        if (standing.is == Is::Processing) return moves_.waitInDoubt({});
        s_.doubtSince = {};
        s_.task = SagaTask::None;
        return knownForward(standing);
    case SagaStage::Cancelling: return knownCancelling(standing);
    case SagaStage::Refunding: return knownRefunding(standing);
    case SagaStage::Held:
    case SagaStage::Done:
    case SagaStage::Failed: break;
    }
    return moves_.step(Next::Ignored);
}

SagaStep SagaStandings::knownForward(const PaymentStanding &standing)
{
    const bool paying = s_.stage == SagaStage::Paying;
    switch (standing.is) {
    case Is::None: return moves_.nextStep();
    case Is::Prepared:
        if (!paying)
            return moves_.waitInDoubt(
                ErrorText::tr("the gateway has no record of the authorisation"));
        if (s_.refused && s_.why == SagaEnd::Open) s_.why = SagaEnd::GatewayRefused;
        return moves_.nextStep();
    case Is::Declined: return moves_.failWith(s_.why == SagaEnd::Open ? SagaEnd::Declined : s_.why);
    case Is::NeedsGuest:
        if (s_.why == SagaEnd::Open) s_.why = SagaEnd::Declined;
        moves_.say(ErrorText::tr("the bank requires authentication by the guest (3-D Secure)"));
        return moves_.goBack();
    case Is::Authorised:
        if (!paying && s_.refused && s_.why == SagaEnd::Open) s_.why = SagaEnd::GatewayRefused;
        if (moves_.givesUp()) return moves_.goBack();
        if (paying) moves_.enter(SagaStage::Capturing);
        return moves_.call(PaymentCall::Capture);
    case Is::Captured: return moves_.captured();
    case Is::Cancelled: return moves_.failWith(s_.why == SagaEnd::Open ? SagaEnd::Lapsed : s_.why);
    case Is::Processing: break;
    }
    return moves_.waitInDoubt({});
}

SagaStep SagaStandings::knownCancelling(const PaymentStanding &standing)
{
    switch (standing.is) {
    case Is::Cancelled: return moves_.failWith(s_.why);
    // Captured before our request: there is a charge, and the rooms are still held.
    case Is::Captured: return moves_.captured();
    case Is::Processing: return moves_.waitInDoubt({});
    case Is::None:
    case Is::Prepared:
    case Is::NeedsGuest:
    case Is::Declined:
    case Is::Authorised: break;
    }
    if (s_.refused) {
        s_.refused = false;
        return moves_.wait();
    }
    return moves_.call(PaymentCall::Cancel);
}

SagaStep SagaStandings::knownRefunding(const PaymentStanding &standing)
{
    if (isRefunded(standing)) return moves_.refunded(now_ + times_.watchFor);
    if (standing.refundPending) return waitPending();
    // One refund per round may exist.
    if (s_.pending || s_.returned || standing.refundsFailed > s_.round)
        return refundFailed(standing);
    if (standing.is != Is::Captured)
        return moves_.waitInDoubt(ErrorText::tr("the gateway reports no payment to refund"));
    if (s_.refused) s_.task = SagaTask::RefundByHand;
    // A user who has this task may be refunding it at the same time.
    if (s_.task == SagaTask::RefundByHand) return moves_.waitInDoubt({});
    return moves_.call(PaymentCall::Refund);
}

/// The refund is pending and may still fail after days: nothing is repeated, and the guest is not
/// notified yet.
SagaStep SagaStandings::waitPending()
{
    s_.pending = s_.doubt = true;
    const bool late = now_ - s_.stepSince >= times_.settleFor;
    s_.task = late ? SagaTask::AskTheBank : SagaTask::None;
    return moves_.wait();
}

/// The money is with the property again: another refund to that card would fail, too.
SagaStep SagaStandings::refundFailed(const PaymentStanding &standing)
{
    s_.pending = false;
    s_.task = SagaTask::RefundByHand;
    moves_.say(s_.returned ? returnedWords(standing.refundFailure)
                           : failedWords(standing.refundFailure));
    return moves_.waitInDoubt({});
}

/// A refund can fail days after it succeeded: the saga is open again, as if it had been pending.
/// One had succeeded; if only failed ones are left, it is among them.
SagaStep SagaStandings::knownWatched(const PaymentStanding &standing)
{
    const bool ours = standing.is == Is::Captured && fits(standing);
    const bool left = isRefunded(standing) || standing.refundPending;
    if (!ours || left || standing.refundsFailed == 0) return moves_.step(Next::Ignored);
    if (s_.purpose == SagaPurpose::Refund) s_.end = SagaEnd::Open;
    moves_.enter(SagaStage::Refunding);
    s_.returned = true;
    s_.watchedUntil = {};
    s_.failures = 0;
    return refundFailed(standing);
}

}  // namespace roomrack::booking
