// SPDX-License-Identifier: GPL-3.0-or-later
// Holds: a time-limited claim on every night of a stay, resolved exactly once.
#pragma once

#include "booking/property_state.h"
#include "booking/rules/selling_rules.h"

namespace roomrack::booking {

class HoldRules {
public:
    explicit HoldRules(PropertyState &state) : state_(state) {}

    Result<Answer> on(const TakeHold &c, Decision &d);
    Result<Answer> on(const ExtendHold &c, Decision &d);
    Result<Answer> on(const ReleaseHold &c, Decision &d);
    Result<Answer> on(const ConfirmHold &c, Decision &d);
    /// Resolves every hold past its deadline.
    void expire(Decision &d);
    /// Adjusts for a jump of the clock by so many microseconds that did not elapse: live holds keep
    /// their remaining time, as do those that the batch could restore (Batch::spent).
    void moveDeadlines(qint64 by, Decision &d);
    /// Makes a volatile hold durable before anything depends on it; assigns its new number.
    void makeDurable(Hold *&hold, const Caller &caller, Decision &d);
    /// Adds a new hold, or one with a new deadline, to what listeners are told.
    void report(const Hold &hold, Decision &d) const;
    /// The hold, if it exists, is the caller's and has not expired; an expired one is resolved
    /// here.
    Result<Hold *> findLive(HoldId id, const Caller &caller, Decision &d);
    /// Keeps a volatile hold in the batch, so that it can be restored if the batch is lost.
    void noteSpent(const Hold &hold, Decision &d);
    /// Rooms return to sale; a durable hold writes a record. Confirming is done elsewhere.
    void resolve(const Hold &hold, RecordKind how, const Caller &caller, Decision &d);
    /// Releases a hold; one past its deadline but not swept yet counts as expired instead.
    void releaseOrExpire(const Hold &hold, const Caller &caller, Decision &d);
    /// The hold must exist and not have expired; from here on it does not expire.
    Result<Answer> pin(const SagaRow &row, const Caller &caller, Decision &d);
    /// Turns the hold into a booking, and queues its messages in the outbox. `told`: its tax lines
    /// where its payment or review keeps them; none kept: those that were quoted with it.
    Answer sell(Hold *hold, const Guest &guest, const Caller &caller, Decision &d,
                std::optional<pricing::StayTaxes> told = {});
    /// A record of the hold, of the kind HoldTaken.
    Record record(const Hold &hold, const Caller &caller, const Decision &d) const;

private:
    struct HoldTimes {
        qint64 ttl, ceiling;  ///< microseconds
    };
    Result<void> checkOwner(const Hold &hold, const Caller &caller, Decision &d) const;
    /// A durable hold of a session: after a restart it is still the owner.
    void recordOwner(const Hold &hold, const Caller &caller, Decision &d);
    Hold newHold(const TakeHold &c, qint64 total, Instant now) const;
    HoldTimes holdTimes(const Caller &caller, qint32 ttlSeconds) const;

    PropertyState &state_;
};

}  // namespace roomrack::booking
