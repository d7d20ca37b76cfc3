// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/duplicate_decision_rules.h"

#include "booking/booking_of.h"
#include "booking/guest_question.h"
#include "booking/rules/candidate_rules.h"
#include "booking/rules/ending_rules.h"
#include "booking/rules/hold_rules.h"
#include "booking/rules/saga_rules.h"

#include <algorithm>

namespace roomrack::booking {

namespace {

using dedup::What;

/// What is stored of the other booking of a match, if that is not in this file.
std::vector<dedup::Match> otherOf(const DuplicateRow &row)
{
    if (row.other || row.theirs.isEmpty()) return {};
    dedup::Match other;
    other.hash = dedup::ContextHash::of(row.theirs);
    return {other};
}

DuplicateOutcome outcomeOf(DuplicateDecision decision)
{
    switch (decision) {
    case DuplicateDecision::KeepBoth: return DuplicateOutcome::KeptBoth;
    case DuplicateDecision::Replace: return DuplicateOutcome::Replaced;
    case DuplicateDecision::IsOne: break;
    }
    return DuplicateOutcome::IsOne;
}

}  // namespace

Result<Answer> DuplicateDecisionRules::on(const DecideDuplicate &c, Decision &d)
{
    const auto at = state_.requests.undecided.constFind(c.duplicate);
    if (at == state_.requests.undecided.cend()) {
        return refuse(ErrorCode::WrongState, QStringLiteral("duplicate"),
                      ErrorText::tr("already reviewed or not found"), d);
    }
    const DuplicateRow row = *at;
    if (const auto ok = checkDecision(c, row, d); !ok) return tl::unexpected(ok.error());
    Answer answer;
    const HoldId hold{row.booking.value};
    const bool waits = state_.requests.waitingOf(hold) != nullptr;
    if (waits && c.decision != DuplicateDecision::IsOne) {
        answer = accept(c, row, d);
    } else if (waits) {
        duplicates_.closeQuestion(row, DuplicateOutcome::IsOne, c.caller, d);
        HoldRules(state_).releaseOrExpire(*state_.holds.find(hold), c.caller, d);
        answer.duplicate = row.id;
    } else {
        duplicates_.closeQuestion(row, outcomeOf(c.decision), c.caller, d);
        if (c.decision == DuplicateDecision::Replace) answer.saga = cancel(row.other, c.caller, d);
        if (c.decision == DuplicateDecision::IsOne) answer.saga = cancel(row.booking, c.caller, d);
        answer.duplicate = row.id;
    }
    answer.booking = row.booking;
    answer.seq = d.lastSeq;
    return answer;
}

/// Books a request that waits, or starts its payment. A user who has compared it with one booking
/// is asked again if its guest has booked alike since it was received: requests that wait are not
/// compared with each other.
Answer DuplicateDecisionRules::accept(const DecideDuplicate &c, const DuplicateRow &row,
                                      Decision &d)
{
    const SagaRow saga = *state_.requests.waitingOf(HoldId{row.booking.value});
    const bool replaces = c.decision == DuplicateDecision::Replace;
    const DuplicateRules::Found since =
        c.question.isEmpty() ? alike(c, row, row.at, {row.other}, d) : DuplicateRules::Found();
    const bool asksAgain = since.conclusion.what != What::New;
    const bool later = replaces && (asksAgain || saga.state.amount.minor > 0);
    duplicates_.closeQuestion(row, later ? DuplicateOutcome::Replacing : outcomeOf(c.decision),
                              c.caller, d);
    Answer answer;
    if (asksAgain) {
        const Hold &hold = *state_.holds.find(HoldId{row.booking.value});
        DuplicateRow next =
            duplicates_.rowOf(since, bookingOf(hold), row.request.guest, DuplicateOutcome::Open, d);
        answer.hold = hold.id;
        answer.saga = saga.id;
        answer.pending = true;
        answer.duplicate = next.id;
        duplicates_.keep(std::move(next), c.caller, d);
        return answer;
    }
    const dedup::Traits mine = dedup::traitsOf(row.mine);
    CandidateRules(state_).insert(
        dedup::candidatesOf({dedup::personOf(mine), mine.stay, RoomTypeId{mine.type},
                             row.request.rooms, row.channel, d.now},
                            c.numbers),
        row.booking, d, otherOf(row));
    answer = SagaRules(state_).continueReviewed(saga, c.caller, d);
    if (replaces && !later) cancel(row.other, c.caller, d);
    if (!answer.pending) completeReplacement(row.booking, d);
    answer.duplicate = row.id;
    return answer;
}

/// A duplicate booking is cancelled without a fee. Returns the saga of its refund, if any.
SagaId DuplicateDecisionRules::cancel(BookingId id, const Caller &caller, Decision &d)
{
    const auto ended = EndingRules(state_).on(CancelBooking{caller, id, 0, 0}, d);
    return ended ? ended->saga : SagaId();
}

/// Of several, if the user was asked again, each is another booking.
void DuplicateDecisionRules::completeReplacement(BookingId booking, Decision &d)
{
    std::vector<DuplicateRow> rows;
    for (const DuplicateRow &row : std::as_const(state_.requests.replacing))
        if (row.booking == booking) rows.push_back(row);
    std::sort(rows.begin(), rows.end(),
              [](const DuplicateRow &a, const DuplicateRow &b) { return a.id < b.id; });
    for (DuplicateRow &row : rows) replace(std::move(row), d);
}

void DuplicateDecisionRules::replace(DuplicateRow row, Decision &d)
{
    const auto first = state_.bookings.constFind(row.other);
    if (first != state_.bookings.cend() && first->status == BookingStatus::Confirmed) {
        const Caller decider{state_.id(), row.decidedBy, row.channel, {}};
        const BookingId other = row.other;
        duplicates_.closeQuestion(std::move(row), DuplicateOutcome::Replaced, decider, d);
        cancel(other, decider, d);
        return;
    }
    // Its guest has arrived during the payment: there are two bookings now.
    state_.requests.replacing.remove(row.id);
    const Caller engine{state_.id(), kEngineActor, row.channel, {}};
    row.outcome = DuplicateOutcome::Open;
    row.decidedBy = {};
    row.decided = {};
    duplicates_.keep(std::move(row), engine, d);
}

/// Validates the decision before anything is changed.
Result<void> DuplicateDecisionRules::checkDecision(const DecideDuplicate &c,
                                                   const DuplicateRow &row, Decision &d)
{
    const SagaRow *waiting = state_.requests.waitingOf(HoldId{row.booking.value});
    const bool waits = waiting != nullptr;
    if (!c.question.isEmpty()) {
        const bool asked = waits && row.channel == c.caller.channel
                           && isGuestQuestion(c.question, *waiting, row.id);
        if (!asked || c.decision == DuplicateDecision::Replace)
            return fail(ErrorCode::Forbidden, QStringLiteral("question"),
                        ErrorText::tr("does not match the question sent to the guest"));
    }
    if (waits && c.decision != DuplicateDecision::IsOne) {
        const Hold *hold = state_.holds.find(HoldId{row.booking.value});
        if (!hold || d.now >= hold->deadline)
            return refuse(
                ErrorCode::Expired, QStringLiteral("hold"),
                ErrorText::tr("the rooms were released in the meantime; create a new booking"), d);
    }
    if (c.decision == DuplicateDecision::KeepBoth) return {};
    if (c.decision == DuplicateDecision::Replace) {
        if (const auto ok = waits ? Result<void>() : checkKept(row.booking, c, row, d); !ok)
            return ok;
        return checkEndable(row.other, d);
    }
    if (const auto ok = checkKept(row.other, c, row, d); !ok) return ok;
    return waits ? Result<void>() : checkEndable(row.booking, d);
}

/// The booking that is kept may have ended since the question was asked. If it is a request that is
/// being paid, one that waits is answered all the same: should the payment fail, the guest is told
/// so and can book again. A booking is not given up before the payment is complete.
Result<void> DuplicateDecisionRules::checkKept(BookingId id, const DecideDuplicate &c,
                                               const DuplicateRow &row, Decision &d)
{
    if (!id || state_.bookings.contains(id)) return {};
    const bool waiting = state_.requests.waitingOf(HoldId{row.booking.value}) != nullptr;
    if (duplicates_.isPaying(id)) return waiting ? Result<void>() : refusePaying(id, d);
    if (waiting && alike(c, row, {}, {}, d).conclusion.what != What::New) return {};
    return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                  ErrorText::tr("%1, which would be kept, has ended; choose “Keep both”")
                      .arg(bookingName(id)),
                  d);
}

/// What a request that waits would be a duplicate of, if it were received now, among the bookings
/// since then and except those that were asked about.
DuplicateRules::Found DuplicateDecisionRules::alike(const DecideDuplicate &c,
                                                    const DuplicateRow &row, Instant since,
                                                    std::vector<BookingId> asked, Decision &d) const
{
    GuestProbe guestProbe;
    guestProbe.person = dedup::personOf(dedup::traitsOf(row.mine));
    guestProbe.numbers = c.numbers;
    guestProbe.ended = since;
    const Booking wanted = bookingOf(*state_.holds.find(HoldId{row.booking.value}));
    for (;;) {
        DuplicateRules::Found found = duplicates_.lookUp(guestProbe, wanted, d, asked);
        const BookingId other = found.conclusion.booking;
        if (found.conclusion.what == What::New || duplicates_.isTaken(other)) return found;
        // It is ending: a payment that was cancelled, for one.
        if (std::find(asked.begin(), asked.end(), other) != asked.end()) return {};
        asked.push_back(other);
    }
}

Result<void> DuplicateDecisionRules::checkEndable(BookingId id, Decision &d)
{
    const auto at = state_.bookings.constFind(id);
    if (at != state_.bookings.cend() && at->status == BookingStatus::Confirmed) return {};
    if (duplicates_.isPaying(id)) return refusePaying(id, d);
    return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                  ErrorText::tr("%1 can no longer be cancelled").arg(bookingName(id)), d);
}

Result<void> DuplicateDecisionRules::refusePaying(BookingId id, Decision &d)
{
    return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                  ErrorText::tr("payment for %1 is in progress; wait until it is completed")
                      .arg(bookingName(id)),
                  d);
}

}  // namespace roomrack::booking
