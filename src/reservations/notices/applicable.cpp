// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/notices/applicable.h"

namespace roomrack::reservations {

bool isApplicable(booking::NoticeKind kind, const booking::Booking &booking, Night businessDate)
{
    switch (kind) {
    case booking::NoticeKind::Booked:
    case booking::NoticeKind::Changed:
        return booking::isOpen(booking.status) && booking.stay.checkOut() > businessDate;
    case booking::NoticeKind::Cancelled: return booking.status == booking::BookingStatus::Cancelled;
    case booking::NoticeKind::NotBooked: break;
    }
    return true;
}

}  // namespace roomrack::reservations
