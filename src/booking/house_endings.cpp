// SPDX-License-Identifier: GPL-3.0-or-later
// How bookings end without a guest, what that costs, and what is answered to those who end them a
// second time.
#include "booking/check_command.h"
#include "booking/house.h"

namespace roomrack::booking {

namespace {

/// How many of those that ended last are kept in memory once the file has them.
constexpr size_t kEndedKept = 1024;

}  // namespace

qint64 House::feeNow(const Booking &b, Instant at) const
{
    const pricing::RatePlan *plan = rates_.plan(b.plan);
    if (!plan) return 0;
    const qint64 perNight = b.total / b.stay.nights();
    const qint64 nights = std::min<qint64>(plan->terms.feeNights, b.stay.nights());
    return pricing::cancellationFee(plan->terms, zone_, b.stay, b.total, perNight * nights, at);
}

/// The rooms return to sale in the same commit that says so.
Answer House::endBooking(Booking b, BookingStatus status, RecordKind kind, qint64 fee,
                         const Caller &caller, Decision &d)
{
    b.status = status;
    ++b.version;
    Record r = bookingRecord(kind, b, caller, d);
    r.subject = b.id.value;
    r.amount = fee;
    const qint64 seq = append(r, d);
    const int type = typeIndex(b.counted);
    ledger_.addSold(type, b.stay, -b.rooms, seq);
    touch(type, b.stay, d);
    flagOversold(type, b.stay, d);
    takeRoomsBack(b, b.stay, caller, d);
    endCandidates(b.id, d);
    saveBooking(b, d);
    remember(b, fee, seq, d);
    if (fee != 0) d.batch->fees.push_back({b.property, b.id, fee});
    Answer answer = answerFor(b, seq);
    answer.fee = fee;
    return answer;
}

/// What is over is asked for again mostly at once, by somebody who did not hear the answer. Later
/// it is looked up in the file; until the file has it, it must stay here.
void House::remember(const Booking &b, qint64 fee, qint64 seq, Decision &d)
{
    bookings_.remove(b.id);
    requests_.charges.remove(b.id.value);
    ended_.insert(b.id, {b, fee, seq});
    endings_.push_back({b.id, seq});
    while (endings_.size() > kEndedKept && endings_.front().seq <= d.committed) {
        ended_.remove(endings_.front().booking);
        endings_.pop_front();
    }
}

const EndedBooking *House::ended(BookingId id, const Decision &d) const
{
    if (const auto kept = ended_.constFind(id); kept != ended_.cend()) return &*kept;
    if (!d.ended) return nullptr;
    const auto found = d.ended->constFind(id);
    return found == d.ended->cend() ? nullptr : &*found;
}

/// The answer to what has been done already: that of the first time.
std::optional<Answer> House::repeated(BookingId id, BookingStatus status, Decision &d) const
{
    const EndedBooking *over = bookings_.contains(id) ? nullptr : ended(id, d);
    if (!over || over->booking.status != status) return std::nullopt;
    d.restsOn = over->seq;
    Answer answer = answerFor(over->booking, 0);
    answer.fee = over->fee;
    answer.repeated = true;
    return answer;
}

Result<Answer> House::on(const CancelBooking &c, Decision &d)
{
    if (const auto again = repeated(c.booking, BookingStatus::Cancelled, d)) return *again;
    const auto found = openBooking(c.booking, c.version, d);
    if (!found) return tl::unexpected(found.error());
    const Booking &b = **found;
    if (b.status == BookingStatus::CheckedIn) {
        return refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                      ErrorText::tr("the guest is in house; check out instead"), d);
    }
    if (const auto ok = checkFee(c, b); !ok) {
        d.restsOn = d.lastSeq;
        return tl::unexpected(ok.error());
    }
    const qint64 fee = c.fee.value_or(feeNow(b, c.caller.at(d.now)));
    Answer answer =
        endBooking(b, BookingStatus::Cancelled, RecordKind::BookingCancelled, fee, c.caller, d);
    tell(NoticeKind::Cancelled, b, {}, answer.seq, d);
    beginRefund(c, fee, answer, d);
    return answer;
}

}  // namespace roomrack::booking
