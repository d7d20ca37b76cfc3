// SPDX-License-Identifier: GPL-3.0-or-later
// What a guest has paid for a booking at the gateway, and what goes back, in the guest's currency.
#pragma once

#include "desktop/session/hotel_session.h"
#include "storage/reader.h"

#include <functional>
#include <optional>

namespace roomrack::desktop {

struct PaidAmounts {
    std::optional<Currency> currency;  ///< none: nothing was ever charged
    qint64 charged = 0;
    qint64 kept = 0;  ///< less refunds, also those under way
    qint64 owed = 0;  ///< of those refunds: failed or returned, so that a user must refund it
    friend bool operator==(const PaidAmounts &, const PaidAmounts &) = default;
};

/// Sums up the payments of a booking.
PaidAmounts paidAmounts(const std::vector<booking::SagaRow> &sagas);

/// Reads the payments and calls `then` in the GUI thread, unless `context` is gone; not if they
/// cannot be read.
void askPaidAmounts(HotelSession &session, BookingId booking, QObject *context,
                    std::function<void(const PaidAmounts &)> then);

/// "Refund to the guest: HUF 19,500.00" if the guest then owes `owed`; empty if nothing was paid.
QString refundText(const PaidAmounts &paid, Money owed, const QLocale &locale);

/// What the booking costs with taxes and fees, what was paid and what is due at the hotel, as the
/// guest pays it: "Paid: EUR 100.00. Due at the hotel: EUR 308.00." Empty if a channel collects, or
/// the stay does not take place.
QString dueText(const PaidAmounts &paid, const storage::BookingRow &row, const HotelView &view,
                const QLocale &locale);

/// The amount of the hotel as the guest pays it.
Money guestsMoney(qint64 amount, const storage::BookingRow &row, const HotelView &view);

}  // namespace roomrack::desktop
