// SPDX-License-Identifier: GPL-3.0-or-later
// Prices in a guest's own currency, locked with the hold or booking.
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

class ChargeRules {
public:
    explicit ChargeRules(PropertyState &state) : state_(state) {}

    /// The total converted at the newest rate; none: it is the property's currency.
    Result<std::optional<Charge>> chargeFor(qint64 total, std::optional<Currency> currency) const;
    /// Stores the charge with a hold; that of a volatile one in memory only.
    void keep(qint64 number, const std::optional<Charge> &charge, Decision &d);
    /// Moves the charge of a hold to its new number.
    void move(qint64 from, qint64 to, Decision &d);
    /// The charge of a hold or open booking; none: it is in the currency of the property.
    std::optional<Charge> find(qint64 number) const;
    std::optional<Money> chargedFor(qint64 number) const;
    /// The charge of a booking with the new total, at the rate of its creation.
    Result<std::optional<Charge>> chargeAfter(BookingId id, qint64 total) const;
    /// Converts at the rate of the booking's creation.
    Money inGuestsCurrency(BookingId id, qint64 amount) const;
    /// What the guest pays for a change, as the difference of the converted totals before and
    /// after: so all charges and refunds add up to the displayed price, whatever is rounded.
    Money difference(BookingId id, qint64 before, qint64 after) const;

private:
    PropertyState &state_;
};

}  // namespace roomrack::booking
