// SPDX-License-Identifier: GPL-3.0-or-later
// What a saga can do in one step: call the gateway, wait, and end. Private to this folder.
#pragma once

#include "booking/saga/saga.h"

namespace roomrack::booking {

class SagaMoves {
public:
    using Next = SagaStep::Next;

    /// Changes `state`.
    SagaMoves(SagaState &state, Instant now, core::Random &random, const SagaTimes &times)
        : s_(state), now_(now), random_(random), times_(times)
    {}

    SagaStep step(Next next, HoldWrite hold = HoldWrite::None) const;
    /// Calls the gateway; starts a new step unless it repeats the last one.
    SagaStep call(PaymentCall what);
    SagaStep wait(qint64 retryAfterSeconds = 0);
    /// Waits, and queries the payment before any other call.
    SagaStep waitInDoubt(const QString &said, qint64 retryAfterSeconds = 0);
    void beginDoubt();
    /// The next call of the stage, as far as the gateway accepts it.
    SagaStep nextStep();
    bool givesUp() const;
    /// There is no way forward. If an authorisation was ever requested, a copy of it may still
    /// arrive: only a cancelled payment cannot be authorised.
    SagaStep goBack();
    /// Rooms and money are there: it becomes a booking, unless it was cancelled.
    SagaStep captured();
    SagaStep sell();
    SagaStep refund(SagaEnd end);
    /// `watchedUntil`: now, if the gateway does not know of it.
    SagaStep refunded(Instant watchedUntil);
    SagaStep failWith(SagaEnd end);
    void enter(SagaStage stage);
    void say(const QString &words);

private:
    bool keyIsOld() const { return now_ - s_.stepSince > times_.keyLife; }
    PaymentRequest request() const;

    SagaState &s_;
    const Instant now_;
    core::Random &random_;
    const SagaTimes &times_;
};

}  // namespace roomrack::booking
