// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel with a channel of each protocol that pushes, and the door before it.
#pragma once

#include "api/door.h"
#include "channels/host/channel_host.h"
#include "simulator/channels/shop.h"
#include "support/http_caller.h"

#include <QStringList>
#include <QTemporaryDir>

namespace roomrack::tests {

inline const ChannelId kJsonChannel{2};
inline const ChannelId kTravelChannel{3};
inline const ChannelId kAlpineChannel{4};
inline const ChannelId kPms{5};
inline const QByteArray kDoorSecret = "the secret of all channels";
inline const QString kDoorUser = QStringLiteral("H1-user");

class DoorHouse {
public:
    DoorHouse();
    ~DoorHouse();
    /// Opens the door; waits until the channels are linked.
    Result<quint16> open(api::DoorOptions options = {});

    /// Everything ends and begins anew, door and all.
    Result<quint16> restart();

    quint16 port() const { return port_; }
    const core::SystemClock &clock() const { return clock_; }
    const QStringList &logged() const { return logged_; }
    /// A guest books at the channel: what it has to tell the hotel.
    simulator::Told booked(int nightsFromNow = 3);
    /// The bookings that the hotel has of a reservation.
    int bookings(ChannelId channel, const simulator::Told &told) const;
    int waiting() const;
    /// Message tokens of a channel that are in the hotel's store.
    QStringList tokens(ChannelId channel) const;
    /// The nights and status of all bookings of a channel's reservation.
    std::vector<booking::Booking> booked(ChannelId channel, const QString &reservation) const;
    /// The messages that are logged as having come again.
    std::vector<booking::DuplicateRow> repeats() const;
    /// A channel's messages, newest first; waits until there are so many.
    std::vector<booking::ChannelMessageRow> log(ChannelId channel, size_t atLeast) const;
    /// Rooms of the first pool that are out of order on a night.
    int outOfOrder(int nightsFromNow) const;
    Night today() const { return today_; }
    /// The last record of the engine: whether anything changed.
    qint64 seq() const { return engine_->committedSeq(); }
    QString file() const { return folder_.filePath(QStringLiteral("hotel.roomrack")); }

    Called hook(ChannelId channel, const protocols::Headers &headers, const QByteArray &body) const
    {
        return call(port_, "POST", "/hooks/" + QByteArray::number(channel.value), headers, body);
    }

private:
    void tell();
    std::unique_ptr<storage::Reader> reader() const;

    QTemporaryDir folder_;
    core::SystemClock clock_;
    std::unique_ptr<engine::Engine> engine_;
    PropertyId property_;
    Night today_;
    std::unique_ptr<simulator::Shop> shop_;
    std::unique_ptr<channels::ChannelHost> host_;
    std::unique_ptr<api::Door> door_;
    QStringList logged_;
    quint16 port_ = 0;
};

}  // namespace roomrack::tests
