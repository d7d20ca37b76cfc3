// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/controller/sold_there.h"

namespace roomrack::channels {

void SoldThere::reset(const std::vector<booking::Booking> &open)
{
    known_.clear();
    rooms_.clear();
    apply(open);
}

void SoldThere::apply(const std::vector<booking::Booking> &changed)
{
    for (const booking::Booking &b : changed) {
        const auto before = known_.constFind(b.id);
        if (before != known_.cend()) add(*before, -1);
        known_.remove(b.id);
        if (!booking::countsAsSold(b.status)) continue;
        add(b, 1);
        known_.insert(b.id, b);
    }
}

void SoldThere::add(const booking::Booking &b, int sign)
{
    if (!b.channel) return;
    for (Night n = b.stay.checkIn(); n < b.stay.checkOut(); ++n) {
        int &rooms = rooms_[{b.channel, b.counted, n}];
        rooms += sign * b.rooms;
        if (rooms == 0) rooms_.erase({b.channel, b.counted, n});
    }
}

int SoldThere::rooms(ChannelId channel, RoomTypeId type, Night night) const
{
    const auto it = rooms_.find({channel, type, night});
    return it == rooms_.end() ? 0 : it->second;
}

}  // namespace roomrack::channels
