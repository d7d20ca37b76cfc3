// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/group/group_hotel.h"

#include <algorithm>

namespace roomrack::desktop {

GroupHotel::GroupHotel(const engine::Snapshot &snapshot) : view_(snapshot)
{
    for (const booking::Booking &booking : snapshot.bookings) keep(booking);
}

bool GroupHotel::apply(const engine::ChangeSet &change)
{
    if (change.reload) return false;
    if (change.commitNumber <= view_.commitNumber()) return true;
    view_.apply(change);
    for (const booking::Booking &booking : change.booked) keep(booking);
    return std::none_of(change.records.begin(), change.records.end(), engine::outdatesView);
}

void GroupHotel::keep(const booking::Booking &booking)
{
    if (booking.status == booking::BookingStatus::Confirmed
        || booking.status == booking::BookingStatus::CheckedIn)
        expected_.insert_or_assign(booking.id, booking);
    else
        expected_.erase(booking.id);
}

}  // namespace roomrack::desktop
