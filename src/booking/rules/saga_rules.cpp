// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/saga_rules.h"

#include "booking/rules/change_rules.h"
#include "booking/rules/charge_rules.h"
#include "booking/rules/claim_rules.h"
#include "booking/rules/duplicate_decision_rules.h"
#include "booking/rules/hold_rules.h"
#include "booking/rules/payment_rules.h"

namespace roomrack::booking {

Result<Answer> SagaRules::on(const AdvanceSaga &c, Decision &d)
{
    const QString field = QStringLiteral("payment");
    const SagaRow *found = known(c.saga);
    if (!found)
        return refuse(ErrorCode::NotFound, field,
                      ErrorText::tr("open payment with number %1 not found").arg(c.saga.value), d);
    SagaRow row = *found;
    if (row.waits && c.hold != HoldWrite::Release)
        return refuse(ErrorCode::WrongState, field,
                      ErrorText::tr("complete the duplicate review first"), d);
    // The driver of the payment may not have received the cancellation yet.
    const bool open = row.state.end == SagaEnd::Open;
    const bool cancelled = open && row.state.why == SagaEnd::Cancelled;
    if (cancelled && c.hold == HoldWrite::Sell)
        return refuse(ErrorCode::Cancelled, QStringLiteral("booking"),
                      ErrorText::tr("was cancelled"), d);
    auto written = writeHold(c, row, d);
    if (!written) return tl::unexpected(written.error());
    const SagaEnd why = open ? row.state.why : SagaEnd::Open;
    row.state = c.state;
    // Neither may it know of a change by others, for which this one is not sold.
    const bool given =
        why == SagaEnd::Cancelled || (why == SagaEnd::NotBooked && c.state.why == SagaEnd::Open);
    if (given && c.state.end != SagaEnd::Booked) row.state.why = why;
    Answer answer = std::move(*written);
    answer.booking = row.booking;
    answer.saga = row.id;
    answer.pending = c.state.end == SagaEnd::Open;
    const bool changes = isChange(row);
    if (open && c.state.end != SagaEnd::Open) ClaimRules(state_).answerAll(c, row, d);
    save(std::move(row), c.caller, d);
    if (isSettled(c.state) && c.state.end != SagaEnd::Booked && c.state.purpose == SagaPurpose::Book
        && !changes)
        DuplicateRules(state_).end(answer.booking, d);
    if (c.hold == HoldWrite::Sell && !changes)
        DuplicateDecisionRules(state_).completeReplacement(answer.booking, d);
    answer.seq = d.lastSeq;
    return answer;
}

SagaId SagaRules::begin(SagaRow row, ChannelId channel, const Caller &caller, Decision &d)
{
    Record r = recordOf(state_.id(), RecordKind::SagaBegun, caller, d);
    r.channel = channel;
    r.subject = row.booking.value;
    r.value = row.id ? row.id.value : d.lastSeq + 1;
    r.amount = row.state.amount.minor;
    append(r, d);
    row.id = SagaId{r.value};
    row.property = state_.id();
    row.begun = row.moved = row.state.since = d.now;
    d.batch->requests.sagas.push_back(row);
    return state_.requests.sagas.insert(row.id, std::move(row))->id;
}

void SagaRules::save(SagaRow row, const Caller &caller, Decision &d)
{
    row.moved = d.now;
    const SagaState &s = row.state;
    Record r = recordOf(state_.id(), RecordKind::SagaMoved, caller, d);
    r.subject = row.booking.value;
    r.value = row.id.value;
    r.rooms = qint32(s.stage);
    r.adults = qint32(s.end);
    r.children = qint32(s.task);
    r.cause = qint64(s.calling);
    r.amount = s.amount.minor;
    append(r, d);
    const bool over = isSettled(s);
    if (s.end == SagaEnd::Booked) {
        row.request = {};  // it is in the booking
        if (s.amount.minor > 0)
            state_.requests.paid[row.booking].push_back({row.booking, s.payment, s.key, s.amount});
    }
    d.batch->requests.sagas.push_back(row);
    if (over && wasCancelled(row))
        state_.memory.keep(cancelledRequest(row, d.lastSeq), d.committed);
    keep(std::move(row), d.now);
}

const SagaRow *SagaRules::known(SagaId id) const
{
    const RequestBook &all = state_.requests;
    if (const auto at = all.sagas.constFind(id); at != all.sagas.cend()) return &*at;
    const auto at = all.watched.constFind(id);
    return at == all.watched.cend() ? nullptr : &*at;
}

/// In memory until nothing can happen to it any more.
void SagaRules::keep(SagaRow row, Instant now)
{
    RequestBook &all = state_.requests;
    all.sagas.remove(row.id);
    all.watched.remove(row.id);
    all.watched.removeIf(
        [now](QHash<SagaId, SagaRow>::iterator at) { return !isWatched(at.value().state, now); });
    if (!isSettled(row.state))
        all.sagas.insert(row.id, std::move(row));
    else if (isWatched(row.state, now))
        all.watched.insert(row.id, std::move(row));
}

Answer SagaRules::continueReviewed(SagaRow row, const Caller &caller, Decision &d)
{
    row.waits = false;
    Hold *hold = state_.holds.find(HoldId{row.id.value});
    if (row.state.amount.minor == 0) {
        row.state.stage = SagaStage::Done;
        row.state.end = SagaEnd::Booked;
        const SagaRequest request = row.request;
        save(std::move(row), caller, d);
        hold->segment = request.segment.value_or(hold->segment);
        return HoldRules(state_).sell(hold, request.guest, caller, d, request.taxes);
    }
    Answer answer;
    answer.hold = hold->id;
    answer.total = hold->total;
    answer.taxes = row.request.taxes.value_or(pricing::StayTaxes());
    answer.saga = row.id;
    answer.pending = true;
    save(std::move(row), caller, d);
    return answer;
}

void SagaRules::giveUpWaiting(const Hold &hold, Decision &d)
{
    const SagaRow *waiting = state_.requests.waitingOf(hold.id);
    if (!waiting) return;
    const Caller engine{state_.id(), kEngineActor, hold.channel, {}};
    SagaRow row = *waiting;
    row.waits = false;
    row.state.stage = SagaStage::Failed;
    row.state.end = SagaEnd::NotBooked;
    save(std::move(row), engine, d);
    for (const DuplicateRow &question : std::as_const(state_.requests.undecided)) {
        if (question.booking != BookingId{hold.id.value}) continue;
        DuplicateRules(state_).closeQuestion(DuplicateRow(question), DuplicateOutcome::Lapsed,
                                             engine, d);
        break;
    }
    DuplicateRules(state_).end(BookingId{hold.id.value}, d);
}

/// The commit's effect on the hold; a hold that does not exist counts as released.
Result<Answer> SagaRules::writeHold(const AdvanceSaga &c, const SagaRow &row, Decision &d)
{
    HoldRules holdRules(state_);
    const HoldId id{row.id.value};
    Hold *hold = state_.holds.find(id);
    switch (c.hold) {
    case HoldWrite::None: return Answer{};
    case HoldWrite::Pin: return row.request.stay ? Answer{} : holdRules.pin(row, c.caller, d);
    case HoldWrite::Sell:
        if (row.request.stay) return changePaid(c, row, d);
        if (!hold || d.now >= hold->deadline)
            return refuse(ErrorCode::Expired, QStringLiteral("hold"),
                          ErrorText::tr("has expired; create a new hold"), d);
        hold->segment = row.request.segment.value_or(hold->segment);
        return holdRules.sell(hold, row.request.guest, c.caller, d, row.request.taxes);
    case HoldWrite::Release:
        if (hold) holdRules.releaseOrExpire(*hold, c.caller, d);
        if (!row.request.stay) DuplicateRules(state_).end(row.booking, d);
        return Answer{};
    }
    return Answer{};
}

/// Applies the change that was paid for. If it no longer fits, the saga refunds the payment.
Result<Answer> SagaRules::changePaid(const AdvanceSaga &c, const SagaRow &row, Decision &d)
{
    ChangeBooking change;
    change.caller = c.caller;
    change.guestProbe = c.guestProbe;
    change.booking = row.booking;
    const auto at = state_.bookings.constFind(row.booking);
    if (at == state_.bookings.cend())
        return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                      ErrorText::tr("%1 is closed").arg(bookingName(row.booking)), d);
    // The amount paid is that of the booking at that time.
    const Booking now = askedFor(row.request, *at);
    const bool moved = row.request.before && at->stay != *row.request.before;
    // See PaymentRules::changedMeanwhile().
    const bool changed = row.state.why == SagaEnd::NotBooked;
    if (moved || changed || PaymentRules(state_).increase(*at, now) != row.state.amount)
        return refuse(ErrorCode::Stale, QStringLiteral("booking"),
                      ErrorText::tr("%1 was changed in the meantime").arg(bookingName(row.booking)),
                      d);
    change.version = at->version;
    change.stay = row.request.stay;
    change.roomType = row.request.roomType;
    change.rooms = row.request.rooms;
    change.adults = row.request.adults;
    change.children = row.request.children;
    change.plan = row.request.plan;
    change.segment = row.request.segment;
    change.total = row.request.total;
    if (!row.request.guest.isEmpty()) change.guest = row.request.guest;
    return ChangeRules(state_).completePaid(change, row.request, d);
}

}  // namespace roomrack::booking
