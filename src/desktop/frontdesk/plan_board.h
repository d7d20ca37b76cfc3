// SPDX-License-Identifier: GPL-3.0-or-later
// The contents of a room plan for a range of nights: rows of rooms with their bars, and the
// unassigned stays. No widgets; rebuilt from each query of the file.
#pragma once

#include "booking/housekeeping.h"
#include "desktop/frontdesk/rooms_now.h"
#include "inventory/room_ledger.h"
#include "storage/reader.h"

#include <optional>

namespace roomrack::desktop {

/// A booking on a room, or unassigned, for consecutive nights.
struct PlanBar {
    BookingId booking;
    qint32 version = 0;
    QString guest;
    booking::BookingStatus status{};
    Stay stay;    ///< of the booking
    Stay nights;  ///< of this bar
    int pool = 0;
    RoomTypeId type;   ///< that the stay counts against
    RoomId room;       ///< none: unassigned
    bool fits = true;  ///< unassigned: one room is free on all of these nights
    /// By the rule of the engine the room cannot be unassigned: the guest is in house and would
    /// have too few rooms tonight.
    bool kept = false;
    /// Unassigned: the guest is in house, still in the room of last night, and has none tonight. To
    /// assign one moves the guest.
    bool moves = false;
    friend bool operator==(const PlanBar &, const PlanBar &) = default;
};

struct PlanRow {
    /// Unassigned: the number of unassigned stays by night. Pool: the heading of its rooms.
    enum class Kind : quint8 { Unassigned, Pool, Room };
    Kind kind{};
    int pool = -1;
    RoomId room;
    QString title;  ///< of a pool: the room types that are sold from it
    QString detail;
    std::vector<PlanBar> bars;     ///< by night
    std::vector<Stay> outOfOrder;  ///< of a room
    std::vector<PlanHold> held;    ///< of a room, on the loaded nights
    std::vector<Stay>
        notInService{};  ///< of a room: nights before it exists or after it is retired

    /// The hold that has the room that night; null: none.
    const PlanHold *holdAt(Night night) const;
    bool isInService(Night night) const;
};

/// A part of a split stay, on one room.
struct PlanPart {
    RoomId room;
    Stay nights;
    bool outOfService = false;
    friend bool operator==(const PlanPart &, const PlanPart &) = default;
};

/// Whether a bar can be moved to a room. DueOut: it can, and the guest of last night has to check
/// out first. OutOfService: it can, by a user. Occupied: its guest is overdue, or the bar's guest
/// is in house and needs it now.
enum class PlanFit : quint8 { Free, DueOut, OutOfService, Occupied, Taken, OtherKind };
inline bool isPossible(PlanFit fit)
{
    return fit <= PlanFit::OutOfService;
}

/// A guest of last night who is still in the room.
struct PlanOccupant {
    RoomId room;
    BookingId booking;
    bool dueOut;  ///< today; else overdue, or staying on
};

class PlanBoard {
public:
    PlanBoard() = default;
    /// `nights`: the range that `plan` was queried for. Nights before `today` need no room any
    /// more. Unassigned stays are shown if they touch `near`, a part of `nights`. `held`: of all
    /// nights.
    PlanBoard(const inventory::Catalogue &catalogue, const storage::RoomPlan &plan, Stay nights,
              Stay near, Night today, booking::Housekeeping housekeeping = {},
              const std::vector<PlanHold> &held = {});

    const std::vector<PlanRow> &rows() const { return rows_; }
    /// The unassigned stays by room type, in the order of the catalogue; within a type those that
    /// fit no single room first, then by check-in.
    const std::vector<PlanBar> &waiting() const { return waiting_; }
    Stay nights() const { return nights_; }
    Stay near() const { return near_; }
    Night today() const { return today_; }
    int rowOf(RoomId room) const;  ///< -1: none
    const PlanBar *barAt(int row, Night night) const;
    /// The row and bar of a booking: its first bar, on a room if it has one; row -1: unassigned.
    std::optional<std::pair<int, PlanBar>> find(BookingId booking) const;
    int unassignedOn(Night night) const;
    int unassigned() const { return static_cast<int>(waiting_.size()); }
    bool isOutOfOrder(int row, Night night) const;

    /// The bar's nights that are not over, including those beyond the loaded range.
    Stay nightsToMove(const PlanBar &bar) const;
    /// A room that is free on all of the nights: one that is vacant before one that is due out
    /// today, and one that is out of service last; one that the booking has on the night before or
    /// after, so that the guest does not move; for tonight the readiest one; of these the one
    /// with the tightest gap around the nights, which keeps long gaps whole.
    RoomId bestRoom(const PlanBar &bar) const;
    /// Splits the nights over as few rooms as possible, choosing the longest part first; a room out
    /// of service only if no other is free. Empty if no room is free on some night.
    std::vector<PlanPart> split(const PlanBar &bar) const;
    /// Marks the room as taken by the bar, for computing further assignments.
    void reserve(const PlanBar &bar, RoomId room);
    QString roomNumber(RoomId room) const;
    QString typeName(RoomTypeId type) const;
    /// Taken: another booking, a hold, or out of order, on a night that is not over.
    PlanFit fit(const PlanBar &bar, RoomId room) const;
    /// Who still occupies the room tonight; null: it is vacant.
    const PlanOccupant *occupant(RoomId room) const;

private:
    void addRooms(const inventory::Catalogue &catalogue, const storage::RoomPlan &plan,
                  const std::vector<PlanHold> &held);
    std::vector<PlanBar> withoutRoom(const storage::RoomPlan &plan) const;
    PlanFit vacancy(const PlanBar &bar, int place) const;
    int firstFit(const PlanBar &bar, Stay nights, int from = 0) const;
    PlanBar barOf(const storage::BookingRow &row, Stay nights) const;
    int gapAround(int place, Stay nights) const;

    inventory::Catalogue catalogue_;
    inventory::RoomLedger taken_;
    std::vector<PlanRow> rows_;
    std::vector<PlanBar> waiting_;
    std::vector<PlanOccupant> occupied_;
    booking::Housekeeping housekeeping_;
    Stay nights_;
    Stay near_;
    Night today_;
};

}  // namespace roomrack::desktop
