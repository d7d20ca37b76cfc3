// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/open_bookings.h"

#include "booking/booking_of.h"
#include "booking/commission.h"
#include "booking/rules/charge_rules.h"
#include "booking/rules/night_changes.h"
#include "booking/rules/tax_pins.h"
#include "booking/segment.h"

#include <algorithm>

namespace roomrack::booking {

namespace {

/// How many of the latest ended bookings stay in memory once the file has them.
constexpr size_t kEndedKept = 1024;

}  // namespace

Result<Booking *> OpenBookings::find(BookingId id, qint32 version, Decision &d)
{
    const auto at = state_.bookings.find(id);
    if (at == state_.bookings.end()) {
        if (const EndedBooking *over = ended(id, d)) {
            auto error = refuse(ErrorCode::WrongState, QStringLiteral("booking"),
                                ErrorText::tr("is closed and can no longer be changed"), d);
            d.restsOn = over->seq;
            return error;
        }
        const QString missing =
            id ? ErrorText::tr("open booking with number %1 not found").arg(asked(id).value)
               : ErrorText::tr("booking not found");
        return refuse(ErrorCode::NotFound, QStringLiteral("booking"), missing, d);
    }
    if (version != 0 && version != at->version) return refuseStale(at->version, version, d);
    return &*at;
}

tl::unexpected<Error> OpenBookings::refuseStale(qint32 now, qint32 seen, Decision &d) const
{
    return refuse(ErrorCode::Stale, QStringLiteral("booking"),
                  ErrorText::tr("was changed in the meantime (now version %1, you have %2). Reload "
                                "it and try again")
                      .arg(now)
                      .arg(seen),
                  d);
}

Answer OpenBookings::take(Booking b, pricing::StayTaxes taxes, const Guest &guest,
                          const Caller &caller, Decision &d)
{
    NightChanges nightChanges(state_);
    b.termsSeq = state_.rates.terms().now(b.plan);
    // What applied to bookings of an import is not known.
    if (!b.commission && !caller.isHistory()) pinCommission(b);
    if (!b.segment && !caller.isHistory()) b.segment = segmentByRule(state_, b.plan, b.channel);
    Record r = record(RecordKind::BookingTaken, b, caller, d);
    const qint64 seq = append(r, d);
    b.id = BookingId{seq};
    d.batch->records.back().subject = seq;
    const int type = state_.typeIndex(b.counted);
    state_.ledger.addSold(type, b.stay, b.rooms, seq);
    nightChanges.touch(type, b.stay, d);
    nightChanges.flagOversold(type, b.stay, d);
    b.vatOnTop = taxes.vatOnTop();
    save(b, d);
    if (!guest.isEmpty()) d.batch->guests.push_back({b.property, b.id, guest});
    Answer answer = answerFor(b, seq);
    TaxPins(state_).pin(b, std::move(taxes), answer, d);
    return answer;
}

pricing::StayTaxes OpenBookings::linesOf(const Booking &b, const std::vector<qint64> &nights,
                                         const Caller &caller) const
{
    if (caller.isHistory() && b.stay.checkOut() <= state_.today()) return {};
    return TaxPins(state_).linesOf(b.counted, b, nights);
}

void OpenBookings::pinCommission(Booking &b) const
{
    const auto rule = state_.commissions.constFind(b.channel);
    const inventory::Channel *source = state_.channelOf(b.channel);
    // Settings that cannot be read say nothing about what was agreed.
    if (rule == state_.commissions.cend() && state_.channelSetups.contains(b.channel)) return;
    if (rule != state_.commissions.cend())
        b.commissionBasisPoints = rule->of(b.plan);
    else
        b.commissionBasisPoints = source ? source->commissionBasisPoints : 0;
    b.commission = shareOf(b.total, b.commissionBasisPoints);
}

void OpenBookings::save(const Booking &b, Decision &d)
{
    if (isOpen(b.status)) state_.bookings.insert(b.id, b);
    d.batch->bookings.push_back(b);
    if (!state_.catalogue.property.zoneFrozen) {
        state_.catalogue.property.zoneFrozen = true;
        d.batch->properties.push_back({b.property, state_.today(), true});
    }
}

Record OpenBookings::record(RecordKind kind, const Booking &b, const Caller &caller,
                            const Decision &d) const
{
    Record r = recordOf(state_.id(), kind, caller, d);
    r.channel = b.channel;
    r.roomType = b.counted;
    r.night = b.stay.checkIn();
    r.nights = b.stay.nights();
    r.rooms = b.rooms;
    r.plan = b.plan;
    r.adults = b.adults;
    r.children = b.children;
    r.value = b.version;
    r.amount = b.total;
    return r;
}

void OpenBookings::moveSold(const Booking &from, const Booking &to, qint64 seq, Decision &d)
{
    NightChanges nightChanges(state_);
    const int before = state_.typeIndex(from.counted), after = state_.typeIndex(to.counted);
    if (before != after || from.stay != to.stay || from.rooms != to.rooms) {
        state_.ledger.addSold(before, from.stay, -from.rooms, seq);
        state_.ledger.addSold(after, to.stay, to.rooms, seq);
    }
    nightChanges.touch(before, from.stay, d);
    nightChanges.touch(after, to.stay, d);
    nightChanges.flagOversold(before, from.stay, d);
    nightChanges.flagOversold(after, to.stay, d);
}

Answer OpenBookings::answerFor(const Booking &b, qint64 seq) const
{
    Answer answer;
    answer.booking = b.id;
    answer.version = b.version;
    answer.total = b.total;
    answer.channelCollects = b.channelCollects;
    answer.roomType = b.counted;
    answer.charged = ChargeRules(state_).chargedFor(b.id.value);
    if (answer.charged) answer.feeCharged = Money{0, answer.charged->currency};
    answer.seq = seq;
    const int type = state_.typeIndex(b.counted);
    if (!countsAsSold(b.status) || state_.flagged.isEmpty()) return answer;
    const Night from = std::max(b.stay.checkIn(), state_.today());  // the others are over
    for (Night n = from; n < b.stay.checkOut() && !answer.oversold; ++n) {
        answer.oversold = state_.ledger.type(type, n).oversold() > 0
                          || state_.ledger.pool(state_.ledger.poolOf(type), n).oversold() > 0;
    }
    return answer;
}

Answer OpenBookings::answerFor(const EndedBooking &over) const
{
    const Booking &b = over.booking;
    Answer answer = answerFor(b, 0);
    answer.fee = over.fee;
    if (over.charge) answer.charged = over.charge->amount;
    answer.feeCharged =
        feeCharged(b.status, over.fee, state_.catalogue.property.currency, over.charge);
    return answer;
}

const EndedBooking *OpenBookings::ended(BookingId id, const Decision &d) const
{
    if (const auto kept = state_.memory.ended.constFind(id); kept != state_.memory.ended.cend())
        return &*kept;
    if (!d.ended) return nullptr;
    const auto found = d.ended->constFind(id);
    return found == d.ended->cend() ? nullptr : &*found;
}

std::optional<Answer> OpenBookings::repeated(BookingId id, BookingStatus status, Decision &d) const
{
    const EndedBooking *over = state_.bookings.contains(id) ? nullptr : ended(id, d);
    if (!over || over->booking.status != status) return std::nullopt;
    d.restsOn = over->seq;
    Answer answer = answerFor(*over);
    answer.repeated = true;
    return answer;
}

Answer OpenBookings::close(EndedBooking over, Decision &d)
{
    const BookingId id = over.booking.id;
    state_.bookings.remove(id);
    state_.requests.charges.remove(id.value);
    state_.requests.paid.remove(id);
    Answer answer = answerFor(over);
    answer.seq = over.seq;
    state_.memory.endings.push_back({id, over.seq});
    state_.memory.ended.insert(id, std::move(over));
    while (state_.memory.endings.size() > kEndedKept
           && state_.memory.endings.front().seq <= d.committed) {
        const PropertyMemory::Ending oldest = state_.memory.endings.front();
        state_.memory.endings.pop_front();
        // A reinstated booking that ended again stays for its latest end.
        if (state_.memory.ended.value(oldest.booking).seq == oldest.seq)
            state_.memory.ended.remove(oldest.booking);
    }
    return answer;
}

}  // namespace roomrack::booking
