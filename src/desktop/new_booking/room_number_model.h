// SPDX-License-Identifier: GPL-3.0-or-later
// The numbered rooms that a new booking can ask for, each with its state on the nights of the stay:
// one that is not free is listed with the reason and cannot be chosen. The state is an estimate;
// only taking the hold decides.
#pragma once

#include "desktop/new_booking/booking_draft.h"
#include "desktop/session/hotel_session.h"
#include "storage/booking_questions.h"

#include <QtCore/QAbstractListModel>
#include <QtCore/QHash>
#include <QtCore/QTimer>

#include <optional>
#include <vector>

namespace roomrack::desktop {

class RoomNumberModel final : public QAbstractListModel {
    Q_OBJECT

public:
    explicit RoomNumberModel(HotelSession &session, QObject *parent = nullptr);

    /// Shows the states on the nights of another stay, for its guests and number of rooms.
    void setChoice(const StayChoice &choice);

    /// The first row is any room.
    RoomId roomAt(int row) const;
    int rowOf(RoomId room) const;
    /// Whether the room can be chosen; true while that is not known.
    bool isFree(RoomId room) const;
    /// The same, as this room type; none: as any.
    bool isFreeAs(RoomId room, RoomTypeId type) const;
    /// Whether both are sold as the same room types.
    bool areAlike(RoomId one, RoomId other) const;
    /// `wanted`, if the room is of that type; else the first type that it can be sold as.
    RoomTypeId typeFor(RoomId room, RoomTypeId wanted) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

signals:
    /// States or rooms changed.
    void changed();

private:
    struct State {
        std::optional<storage::RoomUse> use;  ///< none: free, held or due out
        bool dueOut = false;
        HoldId hold;
    };
    void ask();
    void list();
    void refresh();
    QString stateText(RoomId room) const;
    QString typesText(RoomId room) const;
    /// The room types that the room belongs to.
    std::vector<const inventory::RoomType *> typesOf(RoomId room) const;
    /// Whether so many rooms of the type are large enough for the guests.
    bool holdsParty(const inventory::RoomType &type) const;
    /// Whether a room of the type is left on every night: unassigned bookings take rooms without a
    /// number. True beyond the booking window, where that is not known.
    bool isLeft(const inventory::RoomType &type) const;
    bool isSoldOut(RoomId room) const;
    /// Why the room is too small as all of its room types; empty: as one of them it is not.
    QString sizeObstacle(RoomId room) const;
    bool isInService(RoomId room) const;

    HotelSession &session_;
    StayChoice choice_;
    std::vector<RoomId> rooms_;
    std::vector<storage::TakenRoom> taken_;
    QHash<RoomId, State> states_;
    quint64 question_ = 0;
    QTimer askTimer_;
    QTimer countdown_;
};

}  // namespace roomrack::desktop
