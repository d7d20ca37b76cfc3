// SPDX-License-Identifier: GPL-3.0-or-later
// Decides by the state of the payment that the gateway reports. Private to this folder.
#pragma once

#include "booking/saga/saga_moves.h"

namespace roomrack::booking {

class SagaStandings {
public:
    /// `state`: that of the moves.
    SagaStandings(SagaMoves &moves, SagaState &state, Instant now, const SagaTimes &times)
        : moves_(moves), s_(state), now_(now), times_(times)
    {}

    SagaStep known(const PaymentStanding &standing);
    /// Of a saga that is over (isWatched): Ignored, unless the bank returned the refund.
    SagaStep knownWatched(const PaymentStanding &standing);

private:
    using Next = SagaStep::Next;
    using Is = PaymentStanding::Is;

    SagaStep knownForward(const PaymentStanding &standing);
    SagaStep knownCancelling(const PaymentStanding &standing);
    SagaStep knownRefunding(const PaymentStanding &standing);
    SagaStep waitPending();
    SagaStep refundFailed(const PaymentStanding &standing);
    bool fits(const PaymentStanding &standing) const;
    bool isRefunded(const PaymentStanding &standing) const;

    SagaMoves &moves_;
    SagaState &s_;
    const Instant now_;
    const SagaTimes &times_;
};

}  // namespace roomrack::booking
