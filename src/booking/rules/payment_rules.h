// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of bookings that were paid at the gateway: an increase is charged first, a decrease is
// refunded in the commit of the change; so is what was paid for an ended booking.
#pragma once

#include "booking/property_state.h"

#include <tuple>

namespace roomrack::booking {

/// What a price is asked for.
inline auto whatIsSold(const Booking &b)
{
    return std::tuple(b.counted, b.stay, b.rooms, b.plan);
}

/// The booking as the request of a change asks for it.
Booking askedFor(const SagaRequest &request, Booking booking);

class PaymentRules {
public:
    explicit PaymentRules(PropertyState &state) : state_(state) {}

    /// Nothing: no increase, or it is paid at the property. `charge`: the booking's after the
    /// change; `taxes`: its lines then, if they change.
    std::optional<Result<Answer>> payForChange(const ChangeBooking &c, const Booking &was,
                                               const Booking &now,
                                               const std::optional<pricing::StayTaxes> &taxes,
                                               const std::optional<Charge> &charge, Decision &d);
    /// Another change than the one that is being paid: that one is no longer sold if the price no
    /// longer rests on what it did, and leaves the guest as entered since.
    void changedMeanwhile(const ChangeBooking &c, const Booking &was, const Booking &now,
                          Decision &d);
    /// Refunds what was paid beyond the booking's new price, latest payment first.
    void refundDifference(const ChangeBooking &c, qint64 total, Answer &answer, Decision &d);
    /// Refunds an ended booking's payments except for `owed` (minor units of the property), which
    /// is retained from the earliest payments. Must run while the booking's exchange rate is known.
    /// Returns what is retained.
    std::vector<Paid> refundAllBut(BookingId booking, qint64 owed, const Caller &caller,
                                   Answer &answer, Decision &d);

    /// What a change costs the guest. A booking that was paid in full stays paid in full; of one
    /// that was paid in part, the part of the new price by its terms beyond what was paid.
    Money increase(const Booking &was, const Booking &now) const;

private:
    const SagaRow *changeBeingPaid(BookingId booking) const;
    void refund(const Paid &paid, Money amount, const Caller &caller, Answer &answer, Decision &d);

    PropertyState &state_;
};

}  // namespace roomrack::booking
