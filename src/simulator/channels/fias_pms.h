// SPDX-License-Identifier: GPL-3.0-or-later
// A mock PMS: guests in rooms, and its side of a FIAS link. No socket and no clock: bytes and time
// in, bytes out.
#pragma once

#include "core/zone.h"
#include "protocols/fias/framing.h"
#include "protocols/fias/link.h"

#include <functional>
#include <vector>

namespace roomrack::simulator {

class FiasPms {
public:
    using Guest = protocols::fias::Guest;

    /// `zone`: time zone of the property, used in its records.
    explicit FiasPms(QTimeZone zone = QTimeZone::utc()) : zone_(std::move(zone)) {}

    /// Connection events: each returns the bytes to send.
    QByteArray connected(Instant now);
    QByteArray hear(QByteArrayView bytes, Instant now);
    void lost();
    bool isUp() const { return link_.isUp(); }
    /// Unexpected or unreadable records of the peer.
    const QStringList &faults() const { return faults_; }
    int resyncs() const { return resyncs_; }

    /// The state changes even when the link is down.
    QByteArray checkIn(Guest guest, Instant now);
    QByteArray checkOut(const QString &reservation, const QString &room, Instant now);
    QByteArray move(const QString &reservation, const QString &from, const QString &to,
                    Instant now);
    QByteArray stayUntil(const QString &reservation, Night departure, Instant now);
    QByteArray roomStatus(const QString &room, protocols::fias::RoomState state, Instant now) const;
    const std::vector<Guest> &inHouse() const { return inHouse_; }
    /// Sets the departure of each in-house guest to the night returned for the reservation. Sends
    /// no records.
    void leaveAs(const std::function<std::optional<Night>(const QString &reservation)> &departure);

private:
    protocols::fias::Stamp stampOf(Instant now) const;
    static QByteArray bytesOf(const std::vector<protocols::fias::Record> &records);
    void hear(const protocols::fias::Record &record, Instant now, QByteArray &answer);

    QTimeZone zone_;
    protocols::fias::Pms link_;
    protocols::fias::Framer framer_;
    std::vector<Guest> inHouse_;
    QStringList faults_;
    int resyncs_ = 0;
};

}  // namespace roomrack::simulator
