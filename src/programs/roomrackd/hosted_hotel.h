// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel of a program without a window: its channels, and what the door is told of them.
#pragma once

#include "api/door_state.h"
#include "api/v1/booker.h"
#include "channels/host/channel_secrets.h"
#include "engine/described.h"
#include "engine/read_desk.h"
#include "reservations/host/reservations_host.h"

#include <QtCore/QTimer>

namespace roomrack::programs {

class HostedHotel final : public QObject {
    Q_OBJECT

public:
    /// All of them must outlive it. Its lines begin when their secrets are there.
    HostedHotel(engine::Engine &engine, engine::ReadDesk &reading,
                const inventory::Property &property, const core::Clock &clock,
                secrets::Secrets &secrets);

    PropertyId property() const { return description().id; }
    const inventory::Property &description() const { return described_.catalogue().property; }
    api::DoorHotel state() const;
    QFuture<channels::WebhookAnswer> answer(ChannelId channel,
                                            const channels::WebhookCall &call) const;
    void note(ChannelId channel, const channels::PushEntry &entry) const;
    /// For the door, which must go first. Takes bookings once the secrets are there.
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
    engine::ReadDesk &reading_;
    const core::Clock &clock_;
    engine::Described described_;
    secrets::Secrets &secrets_;
    channels::ChannelSecrets keys_;
    secrets::SecretBox box_;                       ///< of payments, mail and the central store
    std::unique_ptr<channels::ChannelHost> host_;  ///< null until the secrets are there
    std::unique_ptr<reservations::ReservationsHost> reservations_;  ///< the same
    const api::v1::HostPlace hostPlace_ = api::v1::makeHostPlace();
    std::vector<booking::InboxRow> waiting_;
    QString failed_;
    bool fetching_ = false;
    bool loaded_ = false;
    QTimer soon_;
};

}  // namespace roomrack::programs
