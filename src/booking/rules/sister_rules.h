// SPDX-License-Identifier: GPL-3.0-or-later
// A guest who is walked from a sister hotel of the same place is booked here.
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

class SisterRules {
public:
    explicit SisterRules(PropertyState &state) : state_(state) {}

    /// The command that books it: what an open sale here would be, at the price that was shown.
    /// `from`: name of the hotel that walks the guest.
    Result<HoldAndConfirm> commandFor(const SisterStay &stay, const Booking &walked,
                                      const QString &from, Decision &d) const;
    /// The stay with the note of the walk (WalkBooking::reason) among the guest's notes: what was
    /// arranged, such as a taxi, is for the desk of the sister hotel too.
    static SisterStay withNote(SisterStay stay, const QString &note);
    /// Adults to book and to price; channels may send bookings without any.
    static int adultsOf(const Booking &walked)
    {
        return walked.adults > 0 ? walked.adults : walked.rooms;
    }

private:
    PropertyState &state_;
};

}  // namespace roomrack::booking
