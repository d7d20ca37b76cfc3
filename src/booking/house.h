// SPDX-License-Identifier: GPL-3.0-or-later
// Dispatches the commands of one property to the rules that decide them (booking/rules), which
// change its PropertyState and write into a Batch. Time comes with the command.
#pragma once

#include "booking/commands.h"
#include "booking/permission.h"
#include "booking/property_state.h"
#include "booking/rules/adoption.h"

namespace roomrack::booking {

class House {
public:
    using Lost = booking::Lost;

    /// `ledgerSlack`: nights kept beyond the horizon, so that the business date can move on.
    explicit House(HouseInput input, int ledgerSlack = 400) : state_(std::move(input), ledgerSlack)
    {}

    /// Takes over the in-memory state of the House that this one replaces: volatile holds whose
    /// room type, rate plan and channel still exist.
    void adoptVolatile(House &before);
    /// As above, if decisions of the replaced House are rolled back, see Adoption.
    void adoptAfterLoss(House &before, const std::vector<SpentHold> &spent, const Lost &lost);

    /// Decides a command. On success everything is in the batch and applied; an error changes
    /// nothing, except that expired holds may have been resolved.
    Result<Answer> decide(const Command &command, Decision &d);
    Result<Answer> decide(const TakeHold &command, Decision &d);
    Result<Answer> decide(const ReleaseHold &command, Decision &d);
    /// Whether decide() would walk the booking now; an error is its refusal, false: it was walked
    /// before. Changes nothing.
    Result<bool> wouldWalk(const WalkBooking &command, Decision &d);
    /// Books WalkBooking::stay for the guest of `walked`, a booking of the hotel `from`. By the
    /// engine: who may walk a guest there needs no right here, because nothing but a sale at the
    /// present price is possible.
    Result<Answer> bookWalked(const SisterStay &stay, const Booking &walked, const QString &from,
                              Decision &d);
    /// Whether the actor's role permits it; Forbidden has the reason. A property without users
    /// permits everything, and so is the engine itself permitted.
    Result<void> allow(ActorId actor, Act act) const;
    /// All users, former ones too, by number; none: no sign-in is required.
    std::vector<User> users() const;
    const UserRow *user(ActorId id) const;
    /// The part of a step that could be undone now.
    StepFit fit(const StepContent &content) const;
    /// Resolves every hold past its deadline.
    void expireHolds(Decision &d);
    /// The booking of a command, if it is not in memory: ended long ago, or unknown. Callers of
    /// decide() look it up in the file first, see Decision::ended.
    BookingId forgotten(const Command &command) const;

    /// For rules that no command stands for: those of the engine's own housekeeping.
    PropertyState &state() { return state_; }
    const PropertyState &state() const { return state_; }
    const inventory::Catalogue &catalogue() const { return state_.catalogue; }
    const inventory::Ledger &ledger() const { return state_.ledger; }
    const pricing::RateBook &rates() const { return state_.rates; }
    const HoldTable &holds() const { return state_.holds; }
    /// Assignments of numbered rooms.
    const inventory::RoomLedger &rooms() const { return state_.rooms; }
    const Housekeeping &housekeeping() const { return state_.housekeeping; }
    /// Idempotency keys, candidates, payments under way and tokens.
    const RequestBook &requests() const { return state_.requests; }
    /// An open booking, or one of the latest that ended.
    const Booking *booking(BookingId id) const { return state_.booking(id); }
    /// The engine's epoch; an edit with another epoch is stale.
    void setEpoch(qint64 epoch) { state_.setEpoch(epoch); }

private:
    /// Whether the caller may send the command and it is valid; with the command where its texts
    /// had to be cleaned.
    Result<std::optional<Command>> admit(const Command &command, Decision &d) const;

    PropertyState state_;
};

}  // namespace roomrack::booking
