// SPDX-License-Identifier: GPL-3.0-or-later
// Payments: the state of a saga is stored with its effect on the hold, in one commit
// (booking/saga/saga.h).
#include "booking/house.h"
#include "booking/version_place.h"

namespace roomrack::booking {

/// Writes its record; the saga's number is that of its hold, or else of the record.
SagaId House::beginSaga(SagaRow row, ChannelId channel, const Caller &caller, Decision &d)
{
    Record r = record(RecordKind::SagaBegun, caller, d);
    r.channel = channel;
    r.subject = row.booking.value;
    r.value = row.id ? row.id.value : d.lastSeq + 1;
    r.amount = row.state.amount.minor;
    append(r, d);
    row.id = SagaId{r.value};
    row.property = catalogue_.property.id;
    row.begun = row.moved = row.state.since = d.now;
    d.batch->requests.sagas.push_back(row);
    return requests_.sagas.insert(row.id, std::move(row))->id;
}

void House::saveSaga(SagaRow row, const Caller &caller, Decision &d)
{
    row.moved = d.now;
    const SagaState &s = row.state;
    Record r = record(RecordKind::SagaMoved, caller, d);
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
            requests_.paid[row.booking].push_back({row.booking, s.payment, s.key, s.amount});
    }
    d.batch->requests.sagas.push_back(row);
    if (over)
        requests_.sagas.remove(row.id);
    else
        requests_.sagas.insert(row.id, std::move(row));
}

void House::keepAnswer(const Claim &claim, const ClaimAnswer &answer, Decision &d)
{
    requests_.claims.answer(claim.caller, claim.key, answer, d.lastSeq);
    d.batch->requests.claims.push_back(
        {catalogue_.property.id, {claim.caller, claim.key, {}}, {}, 0, answer});
}

/// The saga has ended: all waiting requests are answered in the same commit, so that no key stays
/// open.
void House::answerAll(const AdvanceSaga &c, const SagaRow &row, Decision &d)
{
    const auto booking = bookings_.constFind(row.booking);
    const qint32 version = booking == bookings_.cend() ? 0 : booking->version;
    for (const Claim &claim : requests_.claims.openFor(row.id)) {
        const bool own = claim.caller == row.caller && claim.key == row.key;
        const auto &answer = own ? c.answer : c.cancelled;
        if (answer && answer->status != 0) keepAnswer(claim, withVersion(*answer, version), d);
    }
}

/// Releases a hold; one past its deadline but not swept yet counts as expired instead.
void House::letGo(const Hold &hold, const Caller &caller, Decision &d)
{
    const bool late = d.now >= hold.deadline;
    resolveHold(hold, late ? RecordKind::HoldExpired : RecordKind::HoldReleased, caller, d);
}

/// The hold must exist and not have expired; from here on it does not expire.
Result<Answer> House::pinHold(const SagaRow &row, const Caller &caller, Decision &d)
{
    const HoldId id{row.id.value};
    Hold *hold = holds_.find(id);
    if (hold && hold->isPinned()) return Answer{};
    if (hold && d.now >= hold->deadline) {
        resolveHold(*hold, RecordKind::HoldExpired, caller, d);
        hold = nullptr;
    }
    if (!hold)
        return refuse(ErrorCode::Expired, QStringLiteral("hold"),
                      ErrorText::tr("has expired; create a new hold"), d);
    hold->deadline = hold->ceiling = kPinned;
    Record r = record(RecordKind::HoldExtended, caller, d);
    r.channel = hold->channel;
    r.subject = id.value;
    r.value = kPinned.micros;
    append(r, d);
    if (d.changes) d.changes->holdsTaken.push_back(*hold);
    return Answer{};
}

/// The commit's effect on the hold; a hold that does not exist counts as released.
Result<Answer> House::writeHold(const AdvanceSaga &c, const SagaRow &row, Decision &d)
{
    const HoldId id{row.id.value};
    Hold *hold = holds_.find(id);
    switch (c.hold) {
    case HoldWrite::None: return Answer{};
    case HoldWrite::Pin: return row.request.stay ? Answer{} : pinHold(row, c.caller, d);
    case HoldWrite::Sell:
        if (row.request.stay) return changePaid(row, c.caller, d);
        if (!hold || d.now >= hold->deadline)
            return refuse(ErrorCode::Expired, QStringLiteral("hold"),
                          ErrorText::tr("has expired; create a new hold"), d);
        return sellHold(hold, row.request.guest, c.caller, d);
    case HoldWrite::Release:
        if (hold) letGo(*hold, c.caller, d);
        if (!row.request.stay) endCandidates(row.booking, d);
        return Answer{};
    }
    return Answer{};
}

/// Applies the change that was paid for. If it no longer fits, the saga refunds the payment.
Result<Answer> House::changePaid(const SagaRow &row, const Caller &caller, Decision &d)
{
    ChangeBooking change;
    change.caller = caller;
    change.booking = row.booking;
    const auto at = bookings_.constFind(row.booking);
    if (at == bookings_.cend())
        return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                      ErrorText::tr("%1 is closed").arg(bookingName(row.booking)), d);
    // The amount paid is the difference to the total at that time.
    if (difference(row.booking, at->total, row.request.total) != row.state.amount)
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
    change.total = row.request.total;
    return on(change, d);
}

Result<Answer> House::on(const AdvanceSaga &c, Decision &d)
{
    const auto at = requests_.sagas.constFind(c.saga);
    const QString field = QStringLiteral("payment");
    if (at == requests_.sagas.cend())
        return refuse(ErrorCode::NotFound, field,
                      ErrorText::tr("open payment with number %1 not found").arg(c.saga.value), d);
    SagaRow row = *at;
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
    row.state = c.state;
    if (cancelled && c.state.end == SagaEnd::Open) row.state.why = SagaEnd::Cancelled;
    Answer answer = std::move(*written);
    answer.booking = row.booking;
    answer.saga = row.id;
    answer.pending = c.state.end == SagaEnd::Open;
    const bool isChange = row.request.stay.has_value();
    if (open && c.state.end != SagaEnd::Open) answerAll(c, row, d);
    saveSaga(std::move(row), c.caller, d);
    if (isSettled(c.state) && c.state.end != SagaEnd::Booked && c.state.purpose == SagaPurpose::Book
        && !isChange)
        endCandidates(answer.booking, d);
    answer.seq = d.lastSeq;
    return answer;
}

/// The hold of a request expired or was released before a user decided whether it is a duplicate.
void House::giveUpWaiting(const Hold &hold, Decision &d)
{
    const SagaRow *waiting = requests_.waitingOf(hold.id);
    if (!waiting) return;
    const Caller engine{catalogue_.property.id, kEngineActor, hold.channel, {}};
    SagaRow row = *waiting;
    row.waits = false;
    row.state.stage = SagaStage::Failed;
    row.state.end = SagaEnd::NotBooked;
    saveSaga(std::move(row), engine, d);
    for (const DuplicateRow &question : std::as_const(requests_.undecided)) {
        if (question.booking != BookingId{hold.id.value}) continue;
        closeQuestion(DuplicateRow(question), DuplicateOutcome::Lapsed, engine, d);
        return;
    }
}

/// Refunds an ended booking's payments except for `owed` (minor units of the property), which is
/// retained from the earliest payments. Must run while the booking's exchange rate is known.
/// Returns what is retained.
std::vector<Paid> House::giveBackAllBut(BookingId booking, qint64 owed, const Caller &caller,
                                        Answer &answer, Decision &d)
{
    std::vector<Paid> all = requests_.paid.take(booking);
    if (caller.isHistory()) return all;
    qint64 keep = inGuestsCurrency(booking, owed).minor;
    for (Paid &paid : all) {
        const qint64 kept = std::min(keep, paid.amount.minor);
        keep -= kept;
        giveBack(paid, {paid.amount.minor - kept, paid.amount.currency}, caller, answer, d);
        paid.amount.minor = kept;
    }
    std::erase_if(all, [](const Paid &paid) { return paid.amount.minor == 0; });
    return all;
}

/// Refunds by a saga of its own, with a new key.
void House::giveBack(const Paid &paid, Money amount, const Caller &caller, Answer &answer,
                     Decision &d)
{
    if (amount.minor <= 0) return;
    const QByteArray key = paid.key + "-back-" + QByteArray::number(d.lastSeq);
    auto state =
        makeSaga({SagaPurpose::Refund, key, amount, {}, catalogue_.property.name, paid.payment});
    if (!state) return;  // cannot fail: keys and payments are our own
    SagaRow row;
    row.booking = paid.booking;
    row.state = std::move(*state);
    answer.saga = beginSaga(std::move(row), caller.channel, caller, d);
}

std::vector<Paid> paidFor(const std::vector<SagaRow> &sagas)
{
    std::vector<Paid> paid;
    for (const SagaRow &row : sagas) {
        const SagaState &s = row.state;
        if (s.purpose == SagaPurpose::Book && s.end == SagaEnd::Booked && s.amount.minor > 0)
            paid.push_back({row.booking, s.payment, s.key, s.amount});
    }
    QHash<QByteArray, size_t> places;
    for (size_t i = 0; i < paid.size(); ++i) places.insert(paid[i].payment, i);
    for (const SagaRow &row : sagas) {
        const auto of = places.constFind(row.state.payment);
        if (row.state.purpose == SagaPurpose::Refund && of != places.cend())
            paid[*of].amount.minor -= row.state.amount.minor;
    }
    std::erase_if(paid, [](const Paid &p) { return p.amount.minor <= 0; });
    return paid;
}

}  // namespace roomrack::booking
