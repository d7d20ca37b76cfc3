// SPDX-License-Identifier: GPL-3.0-or-later
// The rooms that a guest checked into and out of. The records of check-ins and check-outs have no
// rooms: these follow from the nights of the booking and from the moves after the check-in.
#pragma once

#include "booking/record.h"
#include "storage/connection.h"

#include <unordered_map>
#include <utility>
#include <vector>

namespace roomrack::storage {

struct RoomNight {
    Night night;
    RoomId room;
};
/// Of one booking, by night.
using RoomNights = std::vector<RoomNight>;

/// Those of the first night in house. `date`: the business date of the check-in. `later`: assigned
/// and unassigned rooms of the booking after the check-in on that date, newest first; those of the
/// check-in itself are among them.
std::vector<RoomId> roomsAtCheckIn(const booking::Record &checkIn, Night date,
                                   const RoomNights &nights,
                                   const std::vector<booking::Record> &later);
/// Those of the last night.
std::vector<RoomId> roomsAtCheckOut(const booking::Record &checkOut, const RoomNights &nights);

/// For one pass over the log, newest record first.
class RoomTrail {
public:
    /// The business dates so far, and the rooms of the bookings that the condition on the column
    /// `booking` chooses; the others have no rooms.
    Result<void> readNights(const Connection &connection, PropertyId property,
                            const QByteArray &bookings);
    /// The rooms that a record is shown with. Called for every record. `undo`: the step that it
    /// belongs to, if that undoes a change of housekeeping; 0: it does not.
    std::vector<RoomId> pass(const booking::Record &record, qint64 undo);

private:
    Night dateAt(qint64 seq) const;

    std::unordered_map<qint64, RoomNights> nights_;                   ///< by booking
    std::unordered_map<qint64, std::vector<booking::Record>> moves_;  ///< of one business date
    std::vector<RoomId> undone_;                                      ///< of the current step
    std::vector<std::pair<qint64, Night>> dates_;  ///< the records from which on, and the dates
};

/// A record, and the step that it belongs to if that undoes a change of housekeeping; 0: it does
/// not.
struct RoomsAsked {
    booking::Record record;
    qint64 undo = 0;
};
/// The same for some records, as those of a page: the rooms of each. Needs the same few queries
/// however many there are.
Result<std::vector<std::vector<RoomId>>> roomsOf(const Connection &connection, PropertyId property,
                                                 const std::vector<RoomsAsked> &asked);

}  // namespace roomrack::storage
