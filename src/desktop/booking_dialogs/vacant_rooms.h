// SPDX-License-Identifier: GPL-3.0-or-later
// The rooms that a booking can be given at its check-in, and why others cannot: rooms that are
// taken on any of the remaining nights, held or still occupied are left out.
#pragma once

#include "desktop/session/hotel_session.h"
#include "storage/reader.h"

#include <map>
#include <vector>

namespace roomrack::desktop {

class VacantRooms final : public QObject {
    Q_OBJECT

public:
    explicit VacantRooms(HotelSession &session, QObject *parent = nullptr);

    /// Reads who has rooms; nothing is known until the answer.
    void begin(const storage::BookingRow &row);
    bool areKnown() const { return known_; }

    /// The rooms of the type, the booking's own before others, then those that are ready first.
    std::vector<inventory::Room> of(RoomTypeId type) const;
    /// Rooms of the type that a clerk may miss among these, by their numbers.
    struct Missing {
        QStringList outOfOrder;
        QStringList held;
        QStringList occupied;  ///< but not assigned to the booking
        QStringList own;       ///< assigned to it and still occupied, as sentences
    };
    Missing missing(RoomTypeId type) const;
    /// Rooms of the type that the booking has tonight: it keeps them at a check-in without a
    /// selection.
    struct Kept {
        QStringList numbers;
        bool occupied = false;  ///< one still is, for which the check-in is refused
    };
    Kept kept(RoomTypeId type) const;

signals:
    /// The rooms are known now, or others than before (`again`).
    void changed(bool again);
    /// The name of a guest who is still in a room is known.
    void guestNamed();

private:
    Stay nightsLeft() const;
    std::vector<RoomId> heldByOthers() const;
    void ask();
    void followHolds();
    void take(const storage::RoomPlan &plan);
    void askWhoIsInside(RoomId room, BookingId booking);

    HotelSession &session_;
    storage::BookingRow row_;
    std::vector<RoomId> taken_;         ///< on a remaining night, held or still occupied
    std::vector<RoomId> outOfOrder_;    ///< on a remaining night
    std::vector<RoomId> held_;          ///< on a remaining night
    std::vector<RoomId> tonight_;       ///< the booking's own
    std::map<RoomId, QString> inside_;  ///< guests who have not checked out, with their number
    bool known_ = false;                ///< these are loaded
    quint64 question_ = 0;              ///< only the answer to the latest one is used
};

}  // namespace roomrack::desktop
