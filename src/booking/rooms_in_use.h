// SPDX-License-Identifier: GPL-3.0-or-later
// Which rooms a guest in house is in now. Nothing is stored about it: it follows from the rooms
// that the booking had, night by night (docs/decisions/0050). The rules and the reader ask here.
#pragma once

#include <QtCore/QtGlobal>

#include <algorithm>
#include <vector>

namespace roomrack::booking {

/// Nights that the rules look back; a departure that is overdue for longer is not known.
inline constexpr int kLongestOverdue = 60;

/// The nights of one booking, from tonight on backwards. A guest is in the rooms of tonight and, of
/// an earlier night, in those that the booking had then for the last time. Not if, on one night
/// since, the booking had as many rooms as on that one, or all that it booked: then the guest has
/// moved.
template <typename Room>
class RoomsInUse {
public:
    explicit RoomsInUse(qint32 booked) : booked_(booked) {}

    /// The rooms of the next night back; returns those that the guest is in and that no later night
    /// has.
    std::vector<Room> addNight(const std::vector<Room> &rooms)
    {
        const auto had = static_cast<qint32>(rooms.size());
        const bool moved = most_ >= std::min(had, booked_);
        std::vector<Room> inUse;
        for (const Room &room : rooms) {
            if (std::find(later_.begin(), later_.end(), room) != later_.end()) continue;
            later_.push_back(room);
            if (!moved) inUse.push_back(room);
        }
        most_ = std::max(most_, had);
        return inUse;
    }

    /// On one of the nights so far the booking had all its rooms: those before do not count.
    bool isComplete() const { return most_ >= booked_; }

private:
    qint32 booked_;
    qint32 most_ = 0;          ///< rooms on one of the nights so far
    std::vector<Room> later_;  ///< on any of them
};

}  // namespace roomrack::booking
