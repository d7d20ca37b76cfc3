// SPDX-License-Identifier: GPL-3.0-or-later
// Idempotency keys of requests, and when they and old candidates are deleted.
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

class ClaimRules {
public:
    explicit ClaimRules(PropertyState &state) : state_(state) {}

    /// Stores the response of a request with a key, or the payment that it waits for.
    void keep(const Claim &claim, SagaId saga, const ClaimAnswer &answer, Decision &d);
    /// The saga has ended: all waiting requests are answered in the same commit, so that no key
    /// stays open.
    void answerAll(const AdvanceSaga &c, const SagaRow &row, Decision &d);
    /// Deletes what is past its retention time; called about once an hour.
    void forget(Decision &d);

private:
    void keepAnswer(const Claim &claim, const ClaimAnswer &answer, Decision &d);
    void dropStrays(Decision &d);

    PropertyState &state_;
};

}  // namespace roomrack::booking
