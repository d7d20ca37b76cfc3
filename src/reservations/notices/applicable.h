// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a mail to a guest is still right: it may be sent long after the event that it reports.
#pragma once

#include "booking/booking.h"
#include "booking/request_rows.h"

namespace roomrack::reservations {

/// `booking` as it is now, in a hotel with this business date. A confirmation does not apply after
/// the stay, or to a guest who does not come (cancelled, walked, no-show); a cancellation does not
/// apply to a reinstated booking, which has a confirmation of its own.
bool isApplicable(booking::NoticeKind kind, const booking::Booking &booking, Night businessDate);

}  // namespace roomrack::reservations
