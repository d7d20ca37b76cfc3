// SPDX-License-Identifier: GPL-3.0-or-later
// How many rooms each channel has sold per room type and night, for allotments.
#pragma once

#include "booking/booking.h"

#include <QtCore/QHash>

#include <map>
#include <tuple>
#include <vector>

namespace roomrack::channels {

class SoldThere {
public:
    /// Starts again from all open bookings.
    void reset(const std::vector<booking::Booking> &open);
    /// Applies changed bookings; their previous state is stored here.
    void apply(const std::vector<booking::Booking> &changed);
    int rooms(ChannelId channel, RoomTypeId type, Night night) const;

private:
    void add(const booking::Booking &b, int sign);
    QHash<BookingId, booking::Booking> known_;
    std::map<std::tuple<ChannelId, RoomTypeId, Night>, int> rooms_;
};

}  // namespace roomrack::channels
