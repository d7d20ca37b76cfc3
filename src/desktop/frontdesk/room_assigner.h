// SPDX-License-Identifier: GPL-3.0-or-later
// Assigns rooms of the plan: turns what was chosen there into one command, and its answer into a
// notice.
#pragma once

#include "desktop/frontdesk/plan_model.h"
#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"

namespace roomrack::desktop {

class RoomAssigner final : public QObject {
    Q_OBJECT

public:
    /// `window`: the parent of its dialogs, and its own.
    RoomAssigner(HotelSession &session, PageActions &actions, const PlanModel &model,
                 QWidget *window);

    void send(const booking::Command &command, const QString &done,
              std::function<void(const Error &)> refused = {}, Tone tone = Tone::Good);
    /// An invalid room unassigns the stay.
    void move(const PlanBar &bar, RoomId room);
    void assignAll();
    /// Asks before it assigns several rooms, one after the other.
    void split(const PlanBar &bar);
    /// Takes the room out of order for `nights`. If it is out of order on the first of them, it is
    /// returned to service for that whole run of nights instead.
    void toggleOutOfOrder(RoomId room, Stay nights);

signals:
    /// A command was carried out (`done`) or refused.
    void answered(bool done);

private:
    static QString assignedText(BookingId booking, const QString &room);
    void show(Tone tone, const QString &text);
    void offerSwap(const PlanBar &bar, RoomId room, const Error &error);
    booking::AssignRooms assignment(std::vector<booking::RoomMove> moves) const;

    HotelSession &session_;
    PageActions &actions_;
    const PlanModel &model_;
    QWidget *window_;
};

}  // namespace roomrack::desktop
