// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/group/group_hotel.h"

#include <algorithm>

namespace roomrack::desktop {

namespace {

/// Rules are part of the catalogue; a ChangeSet has only their effect on cells.
bool changesRules(const booking::Record &record)
{
    return record.kind == booking::RecordKind::CatalogueChanged
           || record.kind == booking::RecordKind::PolicyChanged;
}

}  // namespace

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
    return std::none_of(change.records.begin(), change.records.end(), changesRules);
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
