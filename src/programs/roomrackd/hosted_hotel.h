// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel of a program without a window: its channels, and what the door is told of them.
#pragma once

#include "api/door_state.h"
#include "channels/host/channel_host.h"
#include "engine/read_desk.h"

#include <QtCore/QTimer>

namespace roomrack::programs {

class HostedHotel final : public QObject {
    Q_OBJECT

public:
    /// Engine, reading and clock must outlive it.
    HostedHotel(engine::Engine &engine, engine::ReadDesk &reading,
                const inventory::Property &property, const core::Clock &clock,
                channels::ChannelHost::Secret secret);

    PropertyId property() const { return property_; }
    api::DoorHotel state() const;
    QFuture<bool> push(ChannelId channel, const QByteArray &body) const
    {
        return host_->push(channel, body);
    }

signals:
    void changed();

private:
    void lookAtInbox();

    engine::Engine &engine_;
    engine::ReadDesk &reading_;
    const PropertyId property_;
    const QString name_;
    const channels::ChannelHost::Secret secret_;
    std::unique_ptr<channels::ChannelHost> host_;
    std::map<ChannelId, int> waiting_;
    std::map<ChannelId, QString> names_;
    QString failed_;
    bool loaded_ = false;
    QTimer soon_;
};

}  // namespace roomrack::programs
