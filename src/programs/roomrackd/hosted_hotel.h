// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel of a program without a window: its channels, and what the door is told of them.
#pragma once

#include "api/door_state.h"
#include "channels/host/channel_secrets.h"
#include "engine/read_desk.h"

#include <QtCore/QTimer>

namespace roomrack::programs {

class HostedHotel final : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it. Its lines begin when their secrets are there.
    HostedHotel(engine::Engine &engine, engine::ReadDesk &reading,
                const inventory::Property &property, const core::Clock &clock,
                secrets::Secrets &secrets);

    PropertyId property() const { return catalogue_.property.id; }
    api::DoorHotel state() const;
    QFuture<bool> push(ChannelId channel, const QByteArray &body) const;
    void note(ChannelId channel, const channels::PushEntry &entry) const;

signals:
    void changed();
    /// For the log.
    void said(const QString &line);

private:
    void fetchSecrets();
    void begin(const QString &trouble);
    void lookAtInbox();

    engine::Engine &engine_;
    engine::ReadDesk &reading_;
    const core::Clock &clock_;
    secrets::Secrets &secrets_;
    channels::ChannelSecrets keys_;
    inventory::Catalogue catalogue_;
    std::unique_ptr<channels::ChannelHost> host_;  ///< null until the secrets are there
    std::vector<booking::InboxRow> waiting_;
    QString failed_;
    bool fetching_ = false;
    bool loaded_ = false;
    QTimer soon_;
};

}  // namespace roomrack::programs
