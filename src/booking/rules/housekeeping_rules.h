// SPDX-License-Identifier: GPL-3.0-or-later
// The housekeeping status of rooms, and when they become dirty.
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

class HousekeepingRules {
public:
    explicit HousekeepingRules(PropertyState &state) : state_(state) {}

    Result<Answer> on(const SetHousekeeping &c, Decision &d);
    /// `r`: the record of a change, without room and values; it belongs to the step `step` (0:
    /// none), which undoes `undoes`.
    void set(const std::vector<HousekeepingChange> &changes, Record r, qint64 step, qint64 undoes,
             Decision &d);
    /// After a departure or a night. Rooms out of service stay so until a user sets another
    /// status. History does not count: it says nothing about the rooms now.
    void makeDirty(const std::vector<RoomId> &rooms, const Caller &c, qint64 cause, Decision &d);
    /// After an arrival.
    void noteUse(const std::vector<RoomId> &rooms, const Caller &c, Decision &d);
    /// After the moves of guests in house: those that `c` moves out and in. Rooms that are left get
    /// dirty, but for AssignRooms::restored, where nothing has happened but the undone move.
    void moveGuests(const std::vector<RoomGuest> &left, const std::vector<RoomGuest> &entered,
                    const AssignRooms &c, Decision &d);
    /// The rooms of a guest in house: tonight's, or those of the last night if the departure is
    /// due.
    std::vector<RoomId> roomsUsed(const Booking &b) const;
    /// In order: records of equal decisions are equal.
    std::vector<RoomId> roomsInUse() const;

private:
    /// Writes the records of the changes.
    void apply(const std::vector<HousekeepingChange> &changes, Record r, Decision &d);
    std::vector<HousekeepingChange> setDirty(const std::vector<RoomId> &rooms, const Caller &c,
                                             qint64 cause, Decision &d);
    /// Sets the statuses of rooms that still have the one before.
    void restore(std::vector<HousekeepingChange> changes, const Caller &c, qint64 cause,
                 Decision &d);
    bool isAsMoved(const HousekeepingChange &restored, const AssignRooms &c) const;
    std::vector<RoomId> inService(std::vector<RoomId> rooms) const;

    PropertyState &state_;
};

}  // namespace roomrack::booking
