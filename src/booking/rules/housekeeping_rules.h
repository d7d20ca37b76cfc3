// SPDX-License-Identifier: GPL-3.0-or-later
// The housekeeping status of rooms, and when they become dirty.
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

class HousekeepingRules {
public:
    explicit HousekeepingRules(PropertyState &state) : state_(state) {}

    Result<Answer> on(const SetHousekeeping &c, Decision &d);
    /// `r`: the record of a change, without room and values.
    void apply(const std::vector<HousekeepingChange> &changes, Record r, Decision &d);
    /// Rooms out of service stay so until a user sets another status. History does not count: it
    /// says nothing about the rooms now.
    void makeDirty(const std::vector<RoomId> &rooms, const Caller &c, qint64 cause, Decision &d);
    /// Sets the statuses of rooms that still have the one before: of AssignRooms::restored.
    void restore(std::vector<HousekeepingChange> changes, const Caller &c, qint64 cause,
                 Decision &d);
    /// The rooms of a guest in house: tonight's, or those of the last night if the departure is
    /// due.
    std::vector<RoomId> roomsUsed(const Booking &b) const;
    /// In order: records of equal decisions are equal.
    std::vector<RoomId> roomsInUse() const;

private:
    std::vector<RoomId> inService(std::vector<RoomId> rooms) const;

    PropertyState &state_;
};

}  // namespace roomrack::booking
