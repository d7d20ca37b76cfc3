// SPDX-License-Identifier: GPL-3.0-or-later
// Duplicates: the conclusions drawn from existing candidates, and the questions for users
// (docs/decisions/0027, 0030).
#pragma once

#include "booking/property_state.h"
#include "dedup/booking_candidates.h"

namespace roomrack::booking {

class DuplicateRules {
public:
    explicit DuplicateRules(PropertyState &state) : state_(state) {}

    struct Found {
        dedup::Conclusion conclusion;
        dedup::Match other;
        std::vector<dedup::Asked> own;
    };
    /// Concludes from the candidates of both stores, except those of bookings in `asked`; inserts
    /// nothing.
    Found lookUp(const GuestProbe &guestProbe, const Booking &wanted, Decision &d,
                 const std::vector<BookingId> &asked = {}) const;
    /// Bookings at the desk are checked for duplicates before anything is written.
    Result<void> refuseRepeated(const GuestProbePtr &guestProbe, const Booking &wanted,
                                Decision &d);
    /// For a channel's reservation, which is already sold there, and a reinstated booking: it is
    /// accepted, and a user must decide. It is not compared with the bookings in `asked`.
    void askAboutTaken(const GuestProbePtr &guestProbe, const Booking &b, const Guest &guest,
                       Decision &d, const std::vector<BookingId> &asked = {});
    /// The row to store of a request for `wanted` and what it was found to repeat.
    DuplicateRow rowOf(const Found &found, const Booking &wanted, const Guest &guest,
                       DuplicateOutcome outcome, Decision &d) const;
    /// Whether the booking is open, or a request that is being paid.
    bool isTaken(BookingId id) const;
    /// Whether it is a request that is being paid, and becomes the booking of this number unless
    /// the payment fails.
    bool isPaying(BookingId id) const;
    /// Records and stores the row, and keeps it in memory while a user has to decide it.
    void keep(DuplicateRow row, const Caller &caller, Decision &d);
    /// Counts a repeated key or message. The row needs its product, reference and subject; its
    /// number is used for the log line, if there is none yet.
    void noteRepeat(DuplicateRow row, Decision &d);
    /// Stores what became of a row that a user had to decide.
    void closeQuestion(DuplicateRow row, DuplicateOutcome outcome, const Caller &caller,
                       Decision &d);
    /// Ends the candidates of a booking that ended or a request whose payment failed. There is
    /// nothing left to decide about it, but a request that waits for the answer still needs it.
    void end(BookingId booking, Decision &d);
    /// Asks a reinstated booking's questions again if the other booking is open or being paid.
    /// Returns the other bookings.
    std::vector<BookingId> askAgain(const std::vector<DuplicateRow> &undecided, const Booking &b,
                                    Decision &d);

private:
    PropertyState &state_;
};

/// "booking 17", or that it is at another hotel, for error texts.
QString bookingName(BookingId id);
/// The query for the central store before the command is decided. None: it books nothing, or
/// nothing that could be a duplicate. The caller sets `who` and `at`.
std::optional<dedup::RoomsAsked> roomsAsked(const PropertyState &state, const Command &command);

}  // namespace roomrack::booking
