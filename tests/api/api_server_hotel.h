// SPDX-License-Identifier: GPL-3.0-or-later
// A property with a channel of each protocol that pushes, and its API server.
#pragma once

#include "api/api_server.h"
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
inline const QByteArray kWebhookSecret = "the secret of all channels";
inline const QString kWebhookUser = QStringLiteral("H1-user");

class ApiServerHotel {
public:
    ApiServerHotel();
    ~ApiServerHotel();
    /// Opens the API server; waits until the channels are connected.
    Result<quint16> open(api::ApiServerOptions options = {});

    /// Restarts everything, including the API server.
    Result<quint16> restart();

    quint16 port() const { return port_; }
    const core::SystemClock &clock() const { return clock_; }
    const QStringList &logged() const { return logged_; }
    /// A guest books at the channel; returns its message to the property.
    simulator::Told booked(int nightsFromNow = 3);
    /// The property's number of bookings of a reservation.
    int bookings(ChannelId channel, const simulator::Told &told) const;
    int waiting() const;
    /// Message tokens of a channel in the property's store.
    QStringList tokens(ChannelId channel) const;
    /// Nights and status of all bookings of a channel's reservation.
    std::vector<booking::Booking> booked(ChannelId channel, const QString &reservation) const;
    /// Messages logged as repeated.
    std::vector<booking::DuplicateRow> repeats() const;
    /// A channel's messages, newest first; waits until there are at least this many.
    std::vector<booking::ChannelMessageRow> log(ChannelId channel, size_t atLeast) const;
    /// Rooms of the first pool that are out of order on a night.
    int outOfOrder(int nightsFromNow) const;
    Night today() const { return today_; }
    /// The engine's last sequence number: shows whether anything changed.
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
    std::unique_ptr<api::ApiServer> apiServer_;
    QStringList logged_;
    quint16 port_ = 0;
};

}  // namespace roomrack::tests
