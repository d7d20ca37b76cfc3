// SPDX-License-Identifier: GPL-3.0-or-later
// Finds, counts and writes bookings, and composes the answers about them; closed bookings stay in
// memory for repeated requests.
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

class OpenBookings {
public:
    explicit OpenBookings(PropertyState &state) : state_(state) {}

    /// The booking, if it can still change and has not changed since the caller's version.
    Result<Booking *> find(BookingId id, qint32 version, Decision &d);
    tl::unexpected<Error> refuseStale(qint32 now, qint32 seen, Decision &d) const;
    /// Assigns the booking's number and counts it; its availability was checked before. `taxes`:
    /// linesOf() it.
    Answer take(Booking b, pricing::StayTaxes taxes, const Guest &guest, const Caller &caller,
                Decision &d);
    /// The tax lines of a new booking; none if it is imported after its stay: the rules of today
    /// say nothing about that. `nights`: what they cost (PricedStay).
    pricing::StayTaxes linesOf(const Booking &b, const std::vector<qint64> &nights,
                               const Caller &caller) const;
    /// The commission of a new booking by the rule that its channel has now; none if that cannot be
    /// read.
    void pinCommission(Booking &b) const;
    /// Writes the booking, and keeps it in memory while it is open.
    void save(const Booking &b, Decision &d);
    /// A record about the booking; `subject` is not set.
    Record record(RecordKind kind, const Booking &b, const Caller &caller, const Decision &d) const;
    /// Counts the changed booking instead of the one before; `seq`: the record of the change.
    void moveSold(const Booking &from, const Booking &to, qint64 seq, Decision &d);
    /// The answer with its price and whether it exceeds a limit; `seq`: its record, 0 if repeated.
    Answer answerFor(const Booking &b, qint64 seq) const;
    Answer answerFor(const EndedBooking &over) const;
    /// A closed booking that is in memory, or was read for this decision; null: neither.
    const EndedBooking *ended(BookingId id, const Decision &d) const;
    /// The answer to a repeated command: that of the first time.
    std::optional<Answer> repeated(BookingId id, BookingStatus status, Decision &d) const;
    /// Most repeated requests come at once, from callers that did not receive the answer. Later
    /// ones are looked up in the file; until the file has the booking, it must stay in memory.
    Answer close(EndedBooking over, Decision &d);

private:
    PropertyState &state_;
};

}  // namespace roomrack::booking
