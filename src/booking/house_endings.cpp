// SPDX-License-Identifier: GPL-3.0-or-later
// How bookings end without a stay, their fees, and the answers to repeated requests to end them.
#include "booking/check_command.h"
#include "booking/house.h"

namespace roomrack::booking {

namespace {

/// How many of the latest ended bookings stay in memory once the file has them.
constexpr size_t kEndedKept = 1024;

}  // namespace

qint64 House::feeNow(const Booking &b, Instant at) const
{
    const pricing::RatePlan *plan = rates_.plan(b.plan);
    if (!plan) return 0;
    return pricing::cancellationFee(plan->terms, zone_, b.stay, b.total, at);
}

/// Releases the rooms and refunds what was paid and is not owed, in the commit that ends the
/// booking.
Answer House::endBooking(Booking b, BookingEnd end, const Caller &caller, Decision &d)
{
    b.status = end.status;
    ++b.version;
    // A fee retained from a payment is rounded to what cards can charge.
    const bool paid = requests_.paid.contains(b.id) && !chargeOf(b.id.value);
    if (paid && end.owed > 0) end.fee = end.owed = inGuestsCurrency(b.id, end.owed).minor;
    Record r = bookingRecord(end.kind, b, caller, d);
    r.subject = b.id.value;
    r.amount = end.fee;
    const qint64 seq = append(r, d);
    const int type = typeIndex(b.counted);
    ledger_.addSold(type, b.stay, -b.rooms, seq);
    touch(type, b.stay, d);
    flagOversold(type, b.stay, d);
    takeRoomsBack(b, b.stay, caller, d);
    endCandidates(b.id, d);
    saveBooking(b, d);
    if (end.fee != 0) d.batch->fees.push_back({b.property, b.id, end.fee});
    Answer refund;
    EndedBooking over{b, end.fee, seq, chargeOf(b.id.value)};
    over.givenUp = b.channel && caller.actor.value == kFirstChannelActor.value + b.channel.value;
    over.kept = giveBackAllBut(b.id, end.owed, caller, refund, d);
    Answer answer = remember(std::move(over), d);
    answer.saga = refund.saga;
    return answer;
}

/// Most repeated requests come at once, from callers that did not receive the answer. Later ones
/// are looked up in the file; until the file has the booking, it must stay in memory.
Answer House::remember(EndedBooking over, Decision &d)
{
    const BookingId id = over.booking.id;
    bookings_.remove(id);
    requests_.charges.remove(id.value);
    requests_.paid.remove(id);
    Answer answer = answerFor(over);
    answer.seq = over.seq;
    here_.endings.push_back({id, over.seq});
    here_.ended.insert(id, std::move(over));
    while (here_.endings.size() > kEndedKept && here_.endings.front().seq <= d.committed) {
        const HouseMemory::Ending oldest = here_.endings.front();
        here_.endings.pop_front();
        // A reinstated booking that ended again stays for its latest end.
        if (here_.ended.value(oldest.booking).seq == oldest.seq) here_.ended.remove(oldest.booking);
    }
    return answer;
}

Answer House::answerFor(const EndedBooking &over) const
{
    const Booking &b = over.booking;
    Answer answer = answerFor(b, 0);
    answer.fee = over.fee;
    if (over.charge) answer.charged = over.charge->amount;
    answer.feeCharged = feeCharged(b.status, over.fee, catalogue_.property.currency, over.charge);
    return answer;
}

const EndedBooking *House::ended(BookingId id, const Decision &d) const
{
    if (const auto kept = here_.ended.constFind(id); kept != here_.ended.cend()) return &*kept;
    if (!d.ended) return nullptr;
    const auto found = d.ended->constFind(id);
    return found == d.ended->cend() ? nullptr : &*found;
}

/// The answer to a repeated command: that of the first time.
std::optional<Answer> House::repeated(BookingId id, BookingStatus status, Decision &d) const
{
    const EndedBooking *over = bookings_.contains(id) ? nullptr : ended(id, d);
    if (!over || over->booking.status != status) return std::nullopt;
    d.restsOn = over->seq;
    Answer answer = answerFor(*over);
    answer.repeated = true;
    return answer;
}

/// A request being paid is no booking yet, and does not become one after this: that is stored with
/// the key, so the driver of the payment refunds it, also after a restart. A request that awaits a
/// user's decision has no payment, and it ends at once.
std::optional<Answer> House::cancelRequest(const CancelBooking &c, Decision &d)
{
    const SagaRow *found = requests_.sagaOf(HoldId{c.booking.value});
    if (c.claim.key.isEmpty() || !found || found->booking != c.booking
        || found->state.purpose != SagaPurpose::Book || found->state.end != SagaEnd::Open)
        return std::nullopt;
    SagaRow row = *found;
    Answer answer;
    answer.booking = row.booking;
    answer.total = row.request.total;
    answer.charged = row.request.charged;
    if (row.waits) {
        if (answer.charged) answer.feeCharged = Money{0, answer.charged->currency};
        if (const Hold *hold = holds_.find(HoldId{row.id.value})) letGo(*hold, c.caller, d);
        row.waits = false;
        row.state.stage = SagaStage::Failed;
        row.state.end = SagaEnd::Cancelled;
        saveSaga(std::move(row), c.caller, d);
    } else {
        answer.saga = row.id;
        answer.pending = true;
        const bool known = row.state.why == SagaEnd::Cancelled;
        row.state.why = SagaEnd::Cancelled;
        if (!known) saveSaga(std::move(row), c.caller, d);
    }
    answer.seq = d.lastSeq;
    return answer;
}

Result<Answer> House::on(const CancelBooking &c, Decision &d)
{
    if (const auto again = repeated(c.booking, BookingStatus::Cancelled, d)) return *again;
    if (const auto request = cancelRequest(c, d)) return *request;
    const auto found = openBooking(c.booking, c.version, d);
    if (!found) return tl::unexpected(found.error());
    const Booking b = **found;
    if (b.status == BookingStatus::CheckedIn) {
        return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                      ErrorText::tr("the guest is in house; check out instead"), d);
    }
    const Currency own = catalogue_.property.currency;
    const std::optional<Charge> charge = chargeOf(b.id.value);
    if (const auto ok = checkFee(c, b, own, guestsAmount(b.total, own, charge)); !ok) {
        d.restsOn = d.lastSeq;
        return tl::unexpected(ok.error());
    }
    qint64 fee = c.fee.value_or(feeNow(b, c.caller.at(d.now)));
    if (c.guestFee) fee = ownAmount(*c.guestFee, own, charge, b.total);
    Answer answer = endBooking(
        b, {BookingStatus::Cancelled, RecordKind::BookingCancelled, fee, fee}, c.caller, d);
    keepReason(answer, c.reason, d);
    tell(NoticeKind::Cancelled, b, {}, answer.seq, d);
    return answer;
}

}  // namespace roomrack::booking
