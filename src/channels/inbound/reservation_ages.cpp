// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/inbound/reservation_ages.h"

#include "booking/told_reservation.h"

namespace roomrack::channels {

using protocols::AgeClass;

/// An infant is younger than any age that a tax begins at.
std::vector<qint32> childAgesOf(const protocols::RoomStay &stay)
{
    std::vector<qint32> ages;
    for (const protocols::GuestCount &g : stay.guests) {
        const bool isInfant = g.ageClass == AgeClass::Infant && g.age < 0;
        if (g.ageClass == AgeClass::Adult || (g.age < 0 && !isInfant)) continue;
        const auto guests = size_t(std::max(0, g.count)) * size_t(std::max(0, stay.rooms));
        if (g.age > inventory::kMostGuestAge || ages.size() + guests > booking::kMostChildAges)
            return {};
        ages.insert(ages.end(), guests, isInfant ? 0 : g.age);
    }
    std::sort(ages.begin(), ages.end());
    return ages;
}

}  // namespace roomrack::channels
