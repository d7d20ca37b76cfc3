// SPDX-License-Identifier: GPL-3.0-or-later
#include "advice/past.h"

namespace roomrack::advice {

using booking::Record;
using booking::RecordKind;

namespace {

PastForm formOf(const Record &r, Instant at)
{
    return {at, r.roomType, r.stay(), r.rooms, r.amount};
}

bool same(const PastForm &a, const PastForm &b)
{
    return a.type == b.type && a.stay == b.stay && a.rooms == b.rooms && a.total == b.total;
}

}  // namespace

PastBooking *PastFolder::find(qint64 id)
{
    const auto at = index_.constFind(id);
    return at == index_.cend() ? nullptr : &past_.bookings[*at];
}

void PastFolder::change(PastBooking &b, const Record &r, Instant at)
{
    b.guests = r.adults + r.children;
    // Files count changes without describing them; unchanged forms are not stored.
    if (const PastForm form = formOf(r, at); !same(form, b.last())) b.forms.push_back(form);
    b.nights = r.nights;
    if (b.slept) b.slept = r.roomType;
}

void PastFolder::add(const Record &r)
{
    const Instant at = r.effective.micros != 0 ? r.effective : r.at;
    if (r.kind == RecordKind::HoldConfirmed || r.kind == RecordKind::BookingTaken) {
        PastBooking b;
        b.id = BookingId{r.kind == RecordKind::BookingTaken ? r.seq : r.subject};
        b.channel = r.channel;
        b.forms = {formOf(r, at)};
        b.nights = r.nights;
        b.guests = r.adults + r.children;
        index_.insert(b.id.value, past_.bookings.size());
        past_.bookings.push_back(std::move(b));
        return;
    }
    PastBooking *b = find(r.subject);
    if (!b) return;
    switch (r.kind) {
    case RecordKind::BookingChanged: change(*b, r, at); break;
    case RecordKind::BookingCancelled:
    case RecordKind::BookingNoShow:
        b->outcome = r.kind == RecordKind::BookingNoShow ? Outcome::NoShow : Outcome::Cancelled;
        b->ended = at;
        break;
    case RecordKind::BookingReinstated:
        b->outcome = PastBooking().outcome;
        b->ended = PastBooking().ended;
        break;
    case RecordKind::BookingCheckedIn:
        b->outcome = Outcome::Came;
        b->slept = r.roomType;
        break;
    case RecordKind::BookingCheckedOut: b->nights = r.nights; break;
    case RecordKind::BookingWalked: b->outcome = Outcome::Walked; break;
    default: break;
    }
}

}  // namespace roomrack::advice
