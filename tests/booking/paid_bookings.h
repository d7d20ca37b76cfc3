// SPDX-License-Identifier: GPL-3.0-or-later
// Bookings that were paid at the gateway, and what is left of the payments.
#pragma once

#include "booking/request_house.h"

#include <numeric>

namespace roomrack::tests {

/// Two nights of 100.00 EUR, paid at the gateway in this currency; an empty one is the hotel's.
inline BookingId paidIn(Requests &h, const QString &currency, qint64 digits, int decimals,
                        int in = 0)
{
    booking::RequestBooking c = h.request(kMaria, in, kPrepaid);
    if (!currency.isEmpty()) {
        const pricing::FxRate rate{*Currency::make(QStringLiteral("EUR")),
                                   *Currency::make(currency), kToday,
                                   *pricing::FxFactor::make(digits, decimals)};
        if (!h(booking::SaveFxRates{h.desk(), QStringLiteral("Typed"), {rate}}))
            qFatal("no such rate");
        c.what->currency = *Currency::make(currency);
    }
    const auto asked = h(c);
    if (!asked
        || !h.move(asked->saga, booking::SagaStage::Paying, booking::SagaEnd::Open,
                   booking::HoldWrite::Pin)
        || !h.move(asked->saga, booking::SagaStage::Done, booking::SagaEnd::Booked,
                   booking::HoldWrite::Sell))
        qFatal("it cannot be booked");
    return asked->booking;
}

/// What was charged for the booking at the gateway, less all refunds.
inline qint64 paidNow(const Requests &h, BookingId id)
{
    const std::vector<booking::Paid> all = h.house.requests().paid.value(id);
    return std::accumulate(all.begin(), all.end(), qint64(0),
                           [](qint64 sum, const booking::Paid &p) { return sum + p.amount.minor; });
}

inline qint64 refundOf(const Requests &h, const Result<booking::Answer> &answer)
{
    if (!answer || !answer->saga) return 0;
    return h.house.requests().sagas.value(answer->saga).state.amount.minor;
}

}  // namespace roomrack::tests
