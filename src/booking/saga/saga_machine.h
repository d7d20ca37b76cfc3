// SPDX-License-Identifier: GPL-3.0-or-later
// A saga during one step. Private to this folder: saga.cpp handles events, saga_standing.cpp
// decides by the payment's state.
#pragma once

#include "booking/saga/saga.h"

namespace roomrack::booking {

class SagaMachine {
public:
    SagaMachine(const SagaState &stored, Instant now, core::Random &random, const SagaTimes &times)
        : s_(stored), now_(now), random_(random), times_(times)
    {}

    SagaStep operator()(const SagaBegin &);
    SagaStep operator()(const SagaResumed &);
    SagaStep operator()(const SagaAnswered &event);
    SagaStep operator()(const SagaDue &);
    SagaStep operator()(const SagaCancelAsked &);
    SagaStep operator()(const SagaWriteRefused &event);
    SagaStep operator()(const SagaPersonSays &event);

private:
    using Next = SagaStep::Next;
    using Is = PaymentStanding::Is;

    SagaStep step(Next next, HoldWrite hold = HoldWrite::None) const;
    /// Calls the gateway; starts a new step unless it repeats the last one.
    SagaStep call(PaymentCall what);
    SagaStep wait(qint64 retryAfterSeconds = 0);
    /// Waits, and queries the payment before any other call.
    SagaStep waitInDoubt(const QString &said, qint64 retryAfterSeconds = 0);
    void beginDoubt();
    /// The next call of the stage, as far as the gateway accepts it.
    SagaStep goOn();
    bool givesUp() const;
    bool keyIsOld() const { return now_ - s_.stepSince > times_.keyLife; }
    SagaStep goBack();

    SagaStep refusedOrDeclined(PaymentCall what, const PaymentAnswer &answer);
    SagaStep known(const PaymentStanding &standing);
    SagaStep knownForward(const PaymentStanding &standing);
    SagaStep knownCancelling(const PaymentStanding &standing);
    SagaStep knownRefunding(const PaymentStanding &standing);
    SagaStep waitPending();
    SagaStep refundFailed();
    bool fits(const PaymentStanding &standing) const;

    SagaStep captured();
    SagaStep sell();
    SagaStep refund(SagaEnd end);
    SagaStep refunded();
    SagaStep failWith(SagaEnd end);
    void enter(SagaStage stage);
    void say(const QString &words);
    PaymentRequest request() const;

    SagaState s_;
    const Instant now_;
    core::Random &random_;
    const SagaTimes &times_;
};

}  // namespace roomrack::booking
