// SPDX-License-Identifier: GPL-3.0-or-later
// What a room plan shows of some nights: rows of rooms with their bars, and above them the stays
// that have no room yet. Knows no widget; built anew from what the file answers.
#pragma once

#include "inventory/room_ledger.h"
#include "storage/reader.h"

#include <optional>

namespace roomrack::desktop {

/// A booking on a room for some nights in a row, or without one.
struct PlanBar {
    BookingId booking;
    qint32 version = 0;
    QString guest;
    booking::BookingStatus status{};
    Stay stay;    ///< of the booking
    Stay nights;  ///< of this bar
    int pool = 0;
    RoomId room;       ///< none: not given yet
    bool fits = true;  ///< without a room: some room is free on all of these nights
    friend bool operator==(const PlanBar &, const PlanBar &) = default;
};

struct PlanRow {
    enum class Kind : quint8 { Unassigned, Lane, Pool, Room };
    Kind kind{};
    int pool = -1;
    RoomId room;
    QString title;
    QString detail;
    std::vector<PlanBar> bars;     ///< by night
    std::vector<Stay> outOfOrder;  ///< of a room
};

/// A part of a stay on a room.
struct PlanPart {
    RoomId room;
    Stay nights;
    friend bool operator==(const PlanPart &, const PlanPart &) = default;
};

/// What a room says to a bar that might be put on it.
enum class PlanFit : quint8 { Free, Taken, OtherKind };

class PlanBoard {
public:
    PlanBoard() = default;
    /// `nights`: what `plan` was asked for. Nights before `today` need no room any more. Of the
    /// stays without a room those are shown that touch `near`, a part of these nights.
    PlanBoard(const inventory::Catalogue &catalogue, const storage::RoomPlan &plan, Stay nights,
              Stay near, Night today);

    const std::vector<PlanRow> &rows() const { return rows_; }
    Stay nights() const { return nights_; }
    Stay near() const { return near_; }
    Night today() const { return today_; }
    int rowOf(RoomId room) const;  ///< -1: none
    const PlanBar *barAt(int row, Night night) const;
    /// Where a booking stands: its first bar, on a room if it has one.
    std::optional<std::pair<int, PlanBar>> find(BookingId booking) const;
    int unassignedOn(Night night) const;
    int unassigned() const;
    bool isOutOfOrder(int row, Night night) const;

    /// The nights of a bar that are not over, those beyond what was loaded too.
    Stay nightsToMove(const PlanBar &bar) const;
    /// The free room with the tightest gap around the nights, so that long gaps stay whole.
    RoomId bestRoom(const PlanBar &bar) const;
    /// As few rooms as possible one after the other, the longest part first; empty: there are
    /// nights without any free room.
    std::vector<PlanPart> split(const PlanBar &bar) const;
    /// For working out what to give: the room is the bar's from now on.
    void reserve(const PlanBar &bar, RoomId room);
    QString roomNumber(RoomId room) const;
    /// Taken: by another booking or out of order on a night that is not over.
    PlanFit fit(const PlanBar &bar, RoomId room) const;

private:
    void addRooms(const inventory::Catalogue &catalogue, const storage::RoomPlan &plan);
    void addLanes(std::vector<PlanBar> waiting);
    std::vector<PlanBar> withoutRoom(const storage::RoomPlan &plan) const;
    PlanBar barOf(const storage::BookingRow &row, Stay nights) const;
    int gapAround(int place, Stay nights) const;

    inventory::Catalogue catalogue_;
    inventory::RoomLedger taken_;
    std::vector<PlanRow> rows_;
    Stay nights_;
    Stay near_;
    Night today_;
};

}  // namespace roomrack::desktop
