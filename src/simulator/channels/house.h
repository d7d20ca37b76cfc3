// SPDX-License-Identifier: GPL-3.0-or-later
// The house behind a mock PMS: its rooms, who is in which of them, what is out of order. It knows
// the reservations that it was told of, and nothing of the hotel's own books. No socket, no clock
// and no chance: what happens is told to it.
#pragma once

#include "core/zone.h"
#include "simulator/channels/fias_pms.h"
#include "simulator/channels/pms_reservations.h"

#include <set>

namespace roomrack::simulator {

struct HouseRoom {
    QString number;
    QStringList types;  ///< codes of the room types that may sleep there
    friend bool operator==(const HouseRoom &, const HouseRoom &) = default;
};

/// Something that happens at its front desk.
struct HouseDeed {
    enum class Kind : quint8 { CheckIn, Move, Stay, CheckOut, RoomOut, RoomBack, RoomState };
    Kind kind = Kind::CheckIn;
    QString reservation;
    QString room;
    QString to;     ///< of a move
    QString name;   ///< of who comes; empty: as it was told
    Night until;    ///< of a guest's stay, or until when a room is out of order
    Night since;    ///< of who comes
    int state = 0;  ///< field RS of FIAS
    friend bool operator==(const HouseDeed &, const HouseDeed &) = default;
};

class House {
public:
    House(std::vector<HouseRoom> rooms, PmsReservations::Options options, QTimeZone zone);

    PmsReservations &told() { return told_; }
    const PmsReservations &told() const { return told_; }
    FiasPms &line() { return line_; }
    const std::vector<HouseRoom> &rooms() const { return rooms_; }
    const std::vector<protocols::fias::Guest> &inHouse() const { return line_.inHouse(); }
    /// How often the hotel asked who is in house.
    int resyncs() const { return line_.resyncs(); }
    /// Until which night each room is out of order, that night not counted.
    const std::map<QString, Night> &outOfOrder() const { return out_; }
    /// The hotel's calendar, where the day begins with the night audit.
    Night today(Instant now) const;
    QTime timeOfDay(Instant now) const;

    /// The bytes to be said of it on the line; none where that is not possible.
    std::optional<QByteArray> apply(const HouseDeed &deed, Instant now);
    /// The hotel may have told of other nights: who is in house leaves as their booking says.
    void followReservations();

    bool isFree(const QString &room) const;
    /// Rooms that this reservation still has to be given; 0 where nobody of it comes any more.
    int missing(const protocols::Reservation &reservation) const;
    /// How many rooms of a type are out of order that night.
    int outOfOrder(const QString &type, Night night) const;

private:
    const HouseRoom *room(const QString &number) const;
    std::optional<QByteArray> checkIn(const HouseDeed &deed, Instant now);
    bool isIn(const QString &reservation, const QString &room) const;

    const std::vector<HouseRoom> rooms_;
    const QTimeZone zone_;
    PmsReservations told_;
    FiasPms line_;
    std::map<QString, Night> out_;
    std::set<QString> left_;  ///< reservations of which somebody has left again
};

}  // namespace roomrack::simulator
