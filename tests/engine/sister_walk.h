// SPDX-License-Identifier: GPL-3.0-or-later
// A walk from the first hotel of a place to its second, where the guest is booked.
#pragma once

#include "engine/two_hotels.h"
#include "storage/reader.h"

namespace roomrack::tests {

inline const QString kWalkedGuest = QStringLiteral("Ada");
inline constexpr qint64 kTwoNights = 2 * 10'000;  ///< of the first room type in both hotels

/// The walk of such a booking (HotelsInOnePlace::book()) from `from` to `to`.
inline booking::WalkBooking sisterWalk(const HotelsInOnePlace &h, BookingId booking,
                                       size_t from = 0, size_t to = 1,
                                       const QString &guest = kWalkedGuest)
{
    booking::WalkBooking walk;
    walk.caller = h.desk(from);
    walk.booking = booking;
    walk.version = 1;
    walk.hotel = h.first[to]->catalogue.property.name;
    walk.sister = h.hotels[to];
    walk.cost = 5'000;
    booking::SisterStay stay;
    stay.channel = h.desk(to).channel;
    stay.roomType = h.type(to);
    stay.plan = h.first[to]->plans.front().id;
    stay.expectedTotal = kTwoNights;
    stay.guest.name = guest;
    walk.stay = stay;
    return walk;
}

/// All bookings that are open, of a hotel in the stored place.
inline std::vector<storage::BookingRow> openIn(const QString &place, PropertyId hotel)
{
    storage::BookingQuery query;
    query.property = hotel;
    query.statuses = {booking::BookingStatus::Confirmed, booking::BookingStatus::CheckedIn};
    const auto reader = storage::Reader::open(place);
    if (!reader) return {};
    auto page = (*reader)->ask(storage::Bookings{query, 0, 1'000});
    return page ? std::move(page->rows) : std::vector<storage::BookingRow>{};
}

}  // namespace roomrack::tests
