// SPDX-License-Identifier: GPL-3.0-or-later
// The property behind a mock PMS: rooms, their guests, and rooms out of order. It stores the
// reservations it received, and none of Roomrack's data. No socket, no clock, no randomness: all
// input is passed in.
#pragma once

#include "core/zone.h"
#include "simulator/channels/fias_pms.h"
#include "simulator/channels/pms_reservations.h"

#include <set>

namespace roomrack::simulator {

struct PmsRoom {
    QString number;
    QStringList types;  ///< codes of the room types it belongs to
    friend bool operator==(const PmsRoom &, const PmsRoom &) = default;
};

/// An action at its front desk.
struct PmsAction {
    enum class Kind : quint8 { CheckIn, Move, Stay, CheckOut, RoomOut, RoomBack, RoomState };
    Kind kind = Kind::CheckIn;
    QString reservation;
    QString room;
    QString to;     ///< target of a move
    QString name;   ///< guest checking in; empty: as received
    Night until;    ///< end of a stay, or of an out-of-order period
    Night since;    ///< arrival of the guest
    int state = 0;  ///< field RS of FIAS
    friend bool operator==(const PmsAction &, const PmsAction &) = default;
};

class MockProperty {
public:
    MockProperty(std::vector<PmsRoom> rooms, PmsReservations::Options options, QTimeZone zone);

    PmsReservations &told() { return told_; }
    const PmsReservations &told() const { return told_; }
    FiasPms &line() { return line_; }
    const std::vector<PmsRoom> &rooms() const { return rooms_; }
    const std::vector<protocols::fias::Guest> &inHouse() const { return line_.inHouse(); }
    /// Number of resyncs requested by the hotel.
    int resyncs() const { return line_.resyncs(); }
    /// First night on which each out-of-order room is available again.
    const std::map<QString, Night> &outOfOrder() const { return out_; }
    /// Date and time in the property's calendar; a day starts with the night audit.
    Night today(Instant now) const;
    QTime timeOfDay(Instant now) const;

    /// The bytes to send on the link; nullopt if the action is not possible.
    std::optional<QByteArray> apply(const PmsAction &mockAction, Instant now);
    /// Updates the departures of in-house guests from their reservations: the hotel may have
    /// changed the dates.
    void followReservations();

    bool isFree(const QString &room) const;
    /// Rooms of this reservation still to be assigned; 0 if no arrival is left.
    int missing(const protocols::Reservation &reservation) const;
    /// Number of rooms of a type that are out of order in a night.
    int outOfOrder(const QString &type, Night night) const;

private:
    const PmsRoom *room(const QString &number) const;
    std::optional<QByteArray> checkIn(const PmsAction &mockAction, Instant now);
    bool isIn(const QString &reservation, const QString &room) const;

    const std::vector<PmsRoom> rooms_;
    const QTimeZone zone_;
    PmsReservations told_;
    FiasPms line_;
    std::map<QString, Night> out_;
    std::set<QString> left_;  ///< reservations with a departed guest
};

}  // namespace roomrack::simulator
