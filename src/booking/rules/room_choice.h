// SPDX-License-Identifier: GPL-3.0-or-later
// Which numbered rooms suit a hold or booking, and which are taken or still occupied.
#pragma once

#include "booking/property_state.h"
#include "booking/rules/selling_rules.h"

#include <utility>
#include <vector>

namespace roomrack::booking {

inline QString roomField()
{
    return QStringLiteral("room");
}

/// The error for a room that is occupied tonight; the window shows the same text before a command.
Error stillOccupied(const QString &roomNumber, BookingId inside);
/// The same for tonight's room of a guest in house, which is not unassigned.
Error mustKeepRoom(const QString &roomNumber, BookingId inside);

class RoomChoice {
public:
    explicit RoomChoice(const PropertyState &state) : state_(state) {}

    enum class Vacancy : quint8 { Tonight, Later };  ///< the guest comes now, or some time
    QString roomNumber(int place) const;
    /// SoldOut: the room is out of order or not available on one of the nights.
    tl::unexpected<Error> roomTaken(int place, Stay nights, Decision &d) const;
    /// Reports of a PMS and history describe what has happened: where a guest is, is not refused.
    bool reportsFacts(const Caller &caller) const;
    /// Refuses rooms for tonight that another guest blocks.
    Result<void> checkVacant(const std::vector<int> &places, Stay nights, const Booking &booking,
                             const Caller &caller, Decision &d) const;
    /// The guest in house who is in the room and does not have it tonight: the departure is due or
    /// overdue, or the stay goes on without a room. Null: none. That `entering` has it tonight does
    /// not show that it was left: whether it may is the question.
    const Booking *occupant(int place, BookingId entering = {}) const;
    /// The places that a guest in house is in now, each with the last night on which the booking
    /// has it, by RoomsInUse; nights before `from` are not looked at. One of several rooms that
    /// another guest has entered since was left: a PMS checks groups out room by room.
    std::vector<std::pair<int, Night>> roomsInUse(const Booking &b, Night from,
                                                  BookingId entering = {}) const;
    /// The last night up to `until` on which the booking has a room; its first night if none.
    Night lastRoomNight(const Booking &b, Night until) const;
    /// Whether an occupant keeps the booking from having the room on these nights: tonight a guest
    /// who is in house or checks in needs a vacant room; for one who is expected the occupant must
    /// be due out today.
    bool isBlocked(int place, Stay nights, const Booking &booking) const;
    /// The named rooms, if they are of the pool, enough, and free except for `except`.
    Result<std::vector<int>> namedRooms(const std::vector<RoomId> &asked, int pool, Stay nights,
                                        qint32 rooms, qint64 except, Decision &d) const;
    /// The first free rooms. If tonight is one of the nights, vacant rooms come before those that
    /// are due out, and the vacant ones by readinessRank(). Rooms out of service come last; a guest
    /// who checks in now gets none of these: a user must choose it.
    Result<std::vector<int>> freeRooms(int pool, Stay nights, qint32 rooms, Vacancy vacancy,
                                       Decision &d) const;
    /// Whether the numbered rooms of the hold, if any, are free.
    bool canHoldRooms(const TakeHold &c, const StayRequest &w) const;
    /// The rooms at check-in: those requested, those assigned before, or the first free ones.
    /// Nothing: the existing assignment stays.
    Result<std::vector<int>> roomsAtCheckIn(const CheckIn &c, const Booking &b, Stay nights,
                                            Decision &d) const;
    /// The rooms of the booking tonight: `chosen`, or those assigned before.
    std::vector<int> roomsTonight(const Booking &b, const std::vector<int> &chosen) const;
    /// Past nights keep the room that was used. Imported history may still set it.
    Stay nightsToGive(Stay stay, const Caller &caller) const;
    /// The places in PropertyState::rooms that the hold has.
    std::vector<int> placesOf(const Hold &hold) const;
    std::vector<RoomId> roomIdsOf(const Hold &hold) const;

private:
    int readiness(int place) const;  ///< by readinessRank()
    bool blocks(const Booking &inside, const Booking &booking) const;
    /// Whether another guest was checked in there after this night, but for `entering` tonight.
    bool wasEntered(int place, Night since, const Booking &b, BookingId entering) const;
    /// As freeRooms(), at most `rooms`.
    std::vector<int> pick(int pool, Stay nights, qint32 rooms, Vacancy vacancy) const;
    bool isFullyGiven(const Booking &b, Stay nights) const;

    const PropertyState &state_;
};

}  // namespace roomrack::booking
