// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/erasure_rules.h"

#include <algorithm>

namespace roomrack::booking {

namespace {

const ClosedGuest *closedGuest(const std::vector<ClosedGuest> &stored, BookingId id)
{
    const auto at = std::find_if(stored.begin(), stored.end(),
                                 [id](const ClosedGuest &one) { return one.booking.id == id; });
    return at == stored.end() ? nullptr : &*at;
}

}  // namespace

bool ErasureRules::isBeingPaid(BookingId id) const
{
    const auto &sagas = state_.requests.sagas;
    return std::any_of(sagas.begin(), sagas.end(),
                       [id](const SagaRow &row) { return row.booking == id; });
}

Result<void> ErasureRules::check(BookingId id, const std::vector<ClosedGuest> &stored,
                                 Decision &d) const
{
    const auto refused = [&](ErrorCode code, const QString &why) {
        return refuse(code, QStringLiteral("booking"), why.arg(id.value), d);
    };
    if (state_.bookings.contains(id))
        return refused(ErrorCode::WrongState,
                       ErrorText::tr("booking with number %1 is not over; its guest is needed"));
    const ClosedGuest *guest = closedGuest(stored, id);
    if (!guest)
        return refused(ErrorCode::NotFound, ErrorText::tr("booking with number %1 not found"));
    // It ended after it was read.
    if (isOpen(guest->booking.status))
        return refused(ErrorCode::Busy,
                       ErrorText::tr("booking with number %1 ended just now; try again"));
    if (guest->isBeingTold)
        return refused(ErrorCode::WrongState,
                       ErrorText::tr("a message about booking %1 is still to be sent, or waits on "
                                     "the page Channels; settle it first"));
    if (isBeingPaid(id))
        return refused(ErrorCode::WrongState,
                       ErrorText::tr("a payment or refund of booking %1 is not complete; finish it "
                                     "on the page Tasks first"));
    return {};
}

/// What a bank may still return is watched in memory, with the request.
void ErasureRules::forget(BookingId id)
{
    for (SagaRow &row : state_.requests.watched) {
        if (row.booking == id) row.request.guest = {};
    }
}

Result<Answer> ErasureRules::on(const EraseGuests &c, Decision &d)
{
    static const ClosedGuests nothing;
    const ClosedGuests &stored = c.stored ? *c.stored : nothing;
    for (const BookingId id : c.bookings) {
        if (const auto ok = check(id, stored.guests, d); !ok) return tl::unexpected(ok.error());
    }
    Answer answer;
    for (const BookingId id : c.bookings) {
        const Booking &b = closedGuest(stored.guests, id)->booking;
        forget(id);
        Record r = recordOf(state_.id(), RecordKind::GuestErased, c.caller, d);
        r.subject = id.value;
        r.channel = b.channel;
        r.roomType = b.counted;
        r.night = b.stay.checkIn();
        r.nights = b.stay.nights();
        r.rooms = b.rooms;
        answer.seq = append(r, d);
        answer.booking = id;
        answer.version = b.version;
        d.batch->erasures.push_back({state_.id(), id});
    }
    d.batch->erasures.back().messages = stored.messages;
    return answer;
}

}  // namespace roomrack::booking
