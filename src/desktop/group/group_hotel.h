// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a hotel of a group as far as its figures need it: begun from a snapshot and kept in
// sync by ChangeSets, so that a commit does not cost another snapshot. No widgets.
#pragma once

#include "desktop/session/hotel_view.h"

#include <map>

namespace roomrack::desktop {

class GroupHotel {
public:
    explicit GroupHotel(const engine::Snapshot &snapshot);

    /// Applies a commit; one from before the snapshot has no effect. Returns false if a new
    /// snapshot is needed.
    bool apply(const engine::ChangeSet &change);

    const HotelView &view() const { return view_; }
    const inventory::Property &property() const { return view_.property(); }
    /// Bookings that are confirmed or in house.
    const std::map<BookingId, booking::Booking> &expected() const { return expected_; }

private:
    void keep(const booking::Booking &booking);

    HotelView view_;
    std::map<BookingId, booking::Booking> expected_;
};

}  // namespace roomrack::desktop
