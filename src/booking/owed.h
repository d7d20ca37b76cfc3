// SPDX-License-Identifier: GPL-3.0-or-later
// What a guest pays at the property for a booking with taxes and fees, before payments at a
// gateway.
#pragma once

#include "booking/booking.h"
#include "pricing/tax_lines.h"

namespace roomrack::booking {

/// The stay is to come, or was: what it costs is due. For a stay that does not take place a fee is.
constexpr bool stands(BookingStatus s)
{
    return countsAsSold(s) || s == BookingStatus::Pending;
}

/// Taxes and fees that are not in the total and are paid at the property, minor units. What is paid
/// with the price is, unless the channel collects that. 0 unless the booking stands.
inline qint64 taxesAtProperty(const Booking &b, const pricing::StayTaxes &taxes)
{
    if (!stands(b.status)) return 0;
    const qint64 withPrice = b.channelCollects ? 0 : taxes.onTop(pricing::CollectedBy::SameAsPrice);
    return withPrice + taxes.onTop(pricing::CollectedBy::Property);
}

/// dueAtProperty() and these.
inline qint64 owedAtProperty(const Booking &b, const pricing::StayTaxes &taxes)
{
    return !stands(b.status) ? 0 : dueAtProperty(b) + taxesAtProperty(b, taxes);
}

}  // namespace roomrack::booking
