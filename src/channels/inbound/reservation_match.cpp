// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/inbound/reservation_match.h"

#include <algorithm>

namespace roomrack::channels {

using booking::Booking;

namespace {

/// All but the price, which may be that of other rooms too (pricesOf()). Ages that were not kept so
/// far are no change of their own: bookings from before they were have none.
bool isSameRoom(const Part &part, const Booking &b)
{
    return b.reserved == part.roomType && b.stay == part.stay && b.rooms == part.rooms
           && b.adults == part.adults && b.children == part.children && b.plan == part.plan
           && (part.told.childAges.empty() || b.childAges.empty()
               || b.childAges == part.told.childAges);
}

}  // namespace

bool isAsTold(const Part &part, const Booking &b)
{
    return isSameRoom(part, b) && b.total == part.total;
}

bool isCancelled(const Booking &b)
{
    return b.status == booking::BookingStatus::Cancelled
           || b.status == booking::BookingStatus::Failed;
}

std::vector<const Booking *> matchBookings(const std::vector<Part> &parts,
                                           std::vector<const Booking *> bookings)
{
    std::vector<const Booking *> matched(parts.size());
    const auto give = [&](const auto &suits) {
        for (size_t i = 0; i < parts.size(); ++i) {
            const auto it = std::find_if(bookings.begin(), bookings.end(),
                                         [&](const Booking *b) { return suits(parts[i], *b); });
            if (matched[i] || it == bookings.end()) continue;
            matched[i] = *it;
            bookings.erase(it);
        }
    };
    give([](const Part &p, const Booking &b) { return isAsTold(p, b) && !isCancelled(b); });
    give([](const Part &p, const Booking &b) {
        return isSameRoom(p, b) && booking::isOpen(b.status);
    });
    give([](const Part &p, const Booking &b) {
        return b.reserved == p.roomType && b.stay == p.stay && booking::isOpen(b.status);
    });
    give([](const Part &, const Booking &b) { return booking::isOpen(b.status); });
    give([](const Part &, const Booking &) { return true; });
    return matched;
}

}  // namespace roomrack::channels
