// SPDX-License-Identifier: GPL-3.0-or-later
// A property served without a window: its channels, and their state for the API server.
#pragma once

#include "api/api_server_state.h"
#include "api/v1/booker.h"
#include "channels/host/channel_secrets.h"
#include "engine/async_reader.h"
#include "engine/described.h"
#include "reservations/host/reservations_host.h"

#include <QtCore/QTimer>

namespace roomrack::programs {

class HostedHotel final : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it. Connections start when their secrets are available.
    HostedHotel(engine::Engine &engine, engine::AsyncReader &reading,
                const inventory::Property &property, const core::Clock &clock,
                secrets::Secrets &secrets);

    PropertyId property() const { return description().id; }
    const inventory::Property &description() const { return described_.catalogue().property; }
    api::ServedProperty state() const;
    QFuture<channels::WebhookAnswer> answer(ChannelId channel,
                                            const channels::WebhookCall &call) const;
    void note(ChannelId channel, const channels::PushEntry &entry) const;
    /// For the API server, which must be destroyed first. Books once the secrets are available.
    api::v1::Booker booker() const { return api::v1::bookerAt(hostPlace_); }

signals:
    void changed();
    /// For the log.
    void said(const QString &line);

private:
    void fetchSecrets();
    std::vector<secrets::SecretBox::Wanted> requestSecrets() const;
    void begin(const QString &trouble);
    void takeRequests(const QString &trouble);
    void lookAtInbox();

    engine::Engine &engine_;
    engine::AsyncReader &reading_;
    const core::Clock &clock_;
    engine::Described described_;
    secrets::Secrets &secrets_;
    channels::ChannelSecrets keys_;
    secrets::SecretBox box_;                       ///< of payments, mail and duplicate database
    std::unique_ptr<channels::ChannelHost> host_;  ///< null until the secrets are available
    std::unique_ptr<reservations::ReservationsHost> reservations_;  ///< the same
    const api::v1::HostPlace hostPlace_ = api::v1::makeHostPlace();
    std::vector<booking::InboxRow> waiting_;
    QString failed_;
    bool fetching_ = false;
    bool loaded_ = false;
    QTimer soon_;
};

}  // namespace roomrack::programs
