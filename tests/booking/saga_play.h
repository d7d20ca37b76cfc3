// SPDX-License-Identifier: GPL-3.0-or-later
// A saga driven by hand in a test: its state, its last requested action, and its clock.
#pragma once

#include "booking/saga/saga.h"

namespace roomrack::tests {

struct Play {
    booking::SagaState state;
    booking::SagaStep last;
    Instant now{1'000'000 * kSecond};
    core::Random random{1};

    explicit Play(qint64 amount = 24'000)
    {
        booking::SagaOrder order;
        order.key = "k1";
        order.amount = {amount, Currency()};
        order.method = "pm_good";
        state = booking::makeSaga(order).value();
    }
    const booking::SagaStep &send(const booking::SagaEvent &event)
    {
        last = booking::advance(state, event, now, random);
        if (last.next != booking::SagaStep::Next::Ignored) state = last.state;
        return last;
    }
    const booking::SagaStep &answer(const booking::PaymentAnswer &a)
    {
        return send(booking::SagaAnswered{state.attempt, a});
    }
    const booking::SagaStep &stands(booking::PaymentStanding::Is is)
    {
        booking::PaymentAnswer a;
        a.kind = booking::PaymentAnswer::Kind::Done;
        a.standing = {is,
                      "pi_1",
                      state.amount,
                      is == booking::PaymentStanding::Is::Captured ? state.amount.minor : 0,
                      0,
                      false};
        if (is == booking::PaymentStanding::Is::None) a.standing = {};
        return answer(a);
    }
    const booking::SagaStep &nothing(
        booking::PaymentAnswer::Kind kind = booking::PaymentAnswer::Kind::Unknown)
    {
        booking::PaymentAnswer a;
        a.kind = kind;
        a.said = QStringLiteral("as the gateway said");
        return answer(a);
    }
    const booking::SagaStep &due()
    {
        now = std::max(now, last.wake);
        return send(booking::SagaDue{});
    }
    Play &paying()
    {
        send(booking::SagaBegin{});
        stands(booking::PaymentStanding::Is::Prepared);
        return *this;
    }
    Play &capturing()
    {
        paying();
        stands(booking::PaymentStanding::Is::Authorised);
        return *this;
    }
    bool calls(booking::PaymentCall what) const
    {
        return last.next == booking::SagaStep::Next::Call && last.request.call == what;
    }
};

}  // namespace roomrack::tests
