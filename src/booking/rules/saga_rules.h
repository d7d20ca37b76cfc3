// SPDX-License-Identifier: GPL-3.0-or-later
// Payments: the state of a saga is stored with its effect on the hold, in one commit
// (booking/saga/saga.h).
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

class SagaRules {
public:
    explicit SagaRules(PropertyState &state) : state_(state) {}

    Result<Answer> on(const AdvanceSaga &c, Decision &d);
    /// Writes its record; the saga's number is that of its hold, or else of the record.
    SagaId begin(SagaRow row, ChannelId channel, const Caller &caller, Decision &d);
    /// Records and stores a new state of the saga; a settled one that is not watched leaves the
    /// memory.
    void save(SagaRow row, const Caller &caller, Decision &d);
    /// Continues after the user's decision: the request is a booking of its own.
    Answer continueReviewed(SagaRow row, const Caller &caller, Decision &d);
    /// The hold of a request expired or was released before a user decided whether it is a
    /// duplicate.
    void giveUpWaiting(const Hold &hold, Decision &d);

private:
    Result<Answer> writeHold(const AdvanceSaga &c, const SagaRow &row, Decision &d);
    Result<Answer> changePaid(const AdvanceSaga &c, const SagaRow &row, Decision &d);
    const SagaRow *known(SagaId id) const;
    void keep(SagaRow row, Instant now);

    PropertyState &state_;
};

}  // namespace roomrack::booking
