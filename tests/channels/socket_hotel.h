// SPDX-License-Identifier: GPL-3.0-or-later
// A property, an OTA and the link between them over real sockets on this machine.
#pragma once

#include "channels/host/channel_host.h"
#include "engine/engine_hotel.h"
#include "simulator/channels/json_ota.h"
#include "simulator/channels/mock_server.h"

#include <QTemporaryDir>

namespace roomrack::tests {

class SocketHotel {
protected:
    static inline const ChannelId kOta{2};
    static inline const QByteArray kKey = "the key of this hotel";
    static inline const QString kRoom = QStringLiteral("DBL");
    static inline const QString kRate = QStringLiteral("DBL-BAR");
    static inline const QString kNewRoom = QStringLiteral("DOUBLE");
    static inline const QString kNewRate = QStringLiteral("DOUBLE-BAR");

    /// A property in a file of that name; the OTA listens, no link has started.
    void open(const QString &name);
    /// Ends everything; the file is verified.
    void close();
    /// An OTA that has both codes of the room.
    std::unique_ptr<simulator::JsonOta> ota() const;
    sync::ChannelSettings settings() const;
    sync::ChannelSettings renamed() const;
    void save(const sync::ChannelSettings &s);
    void start(const QByteArray &key = kKey);
    void setForSale(Night n, int rooms);
    channels::ConnectionStatus link() const;
    booking::Caller desk() const { return {property_, kDeskActor, ChannelId{1}, {}}; }
    std::unique_ptr<storage::Reader> reader() const
    {
        return std::move(*storage::Reader::open(engine_->file()));
    }

    QTemporaryDir folder_;
    core::SystemClock clock_;
    std::unique_ptr<engine::Engine> engine_;
    PropertyId property_;
    std::unique_ptr<simulator::JsonOta> ota_;
    std::unique_ptr<simulator::MockServer> server_;
    std::unique_ptr<channels::ChannelHost> host_;
    quint16 port_ = 0;
    Night today_;
};

}  // namespace roomrack::tests
