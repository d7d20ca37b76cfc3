// SPDX-License-Identifier: GPL-3.0-or-later
// Numbered rooms: held with a hold, assigned before or at check-in, moved, swapped, unassigned. A
// room has one holder a night, and a unique key of the table room_night enforces the same.
#pragma once

#include "booking/property_state.h"
#include "booking/rules/selling_rules.h"
#include "booking/step.h"

namespace roomrack::booking {

class RoomRules {
public:
    explicit RoomRules(PropertyState &state) : state_(state) {}

    Result<Answer> on(const AssignRooms &c, Decision &d);
    /// Resolves expired holds before it refuses a request.
    Result<std::vector<int>> roomsToHold(const TakeHold &c, const StayRequest &w, Decision &d);
    /// Gives the places to the hold; a durable one writes a record for each.
    void holdRooms(const std::vector<int> &places, const Hold &hold, const Caller &caller,
                   Decision &d);
    /// Frees the hold's places.
    void freeHeldRooms(const Hold &hold);
    /// Assigns the place to the booking on these nights.
    void assign(int place, const Booking &b, Stay nights, const Caller &caller, Decision &d);
    /// Unassigns all rooms of the booking on these nights.
    void unassignAll(const Booking &b, Stay nights, const Caller &caller, Decision &d);
    /// Assigns exactly these rooms on these nights; those assigned already are kept.
    void assignExactly(const Booking &b, const std::vector<int> &places, Stay nights,
                       const Caller &caller, Decision &d);
    /// Rooms stay assigned while they suit the booking; for added nights they are assigned as far
    /// as they are free. A guest in house has the rooms of past nights and of tonight, whatever
    /// their type, until other ones are assigned. `before`: rooms that the change which is undone
    /// took from the booking; it has them again on the nights on which they are free.
    void follow(const Booking &was, const Booking &now, const std::vector<TakenRoom> &before,
                const Caller &caller, Decision &d);
    /// Guests in house whose stay goes on without a room tonight keep that of last night where it
    /// is free, whatever its type.
    void keepLastNights(const Caller &caller, Decision &d);

private:
    /// Places in PropertyState::rooms; -1: none.
    struct Step {
        BookingId booking;
        int from = -1;
        int to = -1;
        Stay nights;
    };
    void moveAll(const std::vector<Step> &steps, const std::vector<RoomGuest> &before,
                 const AssignRooms &c, Decision &d);
    std::vector<RoomGuest> roomsOfGuests(const std::vector<Step> &steps) const;
    bool isInside(const Booking &b, Stay nights) const;
    /// Assigns a guest in house the rooms of the last night for tonight too.
    void keepTonight(const Booking &b, const Caller &caller, Decision &d);
    /// Assigns the rooms that the booking has on the night `beside` for the added nights too, from
    /// that night on as far as they are free.
    void extend(Night beside, Stay added, const Booking &b, const Caller &caller, Decision &d);
    void giveBack(const std::vector<TakenRoom> &rooms, const Booking &b, const Caller &caller,
                  Decision &d);
    bool isOpenTo(int place, Night n, const Booking &b, int most, const Caller &caller) const;
    bool suits(int place, const Booking &b, Stay nights) const;
    /// Unassigns tonight's rooms of other types of a guest in house who has all the booked rooms.
    std::vector<RoomId> leaveOtherTypes(const Booking &b, const Caller &caller, Decision &d);
    void unassign(int place, const Booking &b, Stay nights, const Caller &caller, Decision &d);
    void recordRoom(RecordKind kind, int place, const Booking &b, Stay nights, const Caller &caller,
                    Decision &d);
    Result<Step> checkStep(const RoomMove &move, const Caller &caller, Decision &d);
    Result<void> trySteps(const std::vector<Step> &steps, const Caller &caller, Decision &d);
    Result<void> checkKept(const std::vector<Step> &steps, const Caller &caller, Decision &d) const;

    PropertyState &state_;
};

}  // namespace roomrack::booking
