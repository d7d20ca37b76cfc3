// SPDX-License-Identifier: GPL-3.0-or-later
// The channels of the open hotel, for the window: their settings and the status of their links.
// Runs the links while the hotel is open; creates none if no channel is connected.
#pragma once

#include "api/api_server_state.h"
#include "desktop/connections/channel_setups.h"
#include "desktop/connections/lag_history.h"
#include "desktop/connections/unmapped_reservations.h"
#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"

#include <optional>

namespace roomrack::desktop {

using secrets::Secrets;

/// A channel of the catalogue and its status.
struct ChannelState {
    inventory::Channel channel;
    bool linked = false;
    std::optional<sync::ChannelSettings> settings;  ///< none: they are unreadable
    QString wrong;                                  ///< why a connected channel has no link
    std::optional<channels::ConnectionStatus> link;
    bool hasPrices = true;
    bool locked = false;  ///< its password is sealed: passphrase not entered
    int waiting = 0;      ///< unmapped reservations
    QString left{};       ///< data at the channel that needs manual cleanup
    QStringList
        retired{};  ///< names of mapped room types and rate plans that are not sold any more
};

class HotelChannels final : public QObject {
    Q_OBJECT

public:
    /// Owned by the actions; available as PageActions::channels.
    HotelChannels(HotelSession &session, PageActions &actions, std::unique_ptr<Secrets> secrets);
    ~HotelChannels() override;

    const std::vector<ChannelState> &all() const { return all_; }
    /// Null if the hotel has no such channel.
    const ChannelState *find(ChannelId channel) const;
    ChannelSetups &setups() const { return *setups_; }
    UnmappedReservations &waiting() const { return *waiting_; }
    /// Null if no channel is connected.
    channels::ChannelHost *host() const { return host_.get(); }
    /// Null if no channel is connected.
    const channels::Parity *parity() const { return host_ ? &host_->parity() : nullptr; }
    /// Its sync lag while this window was open.
    const LagSamples &lagOf(ChannelId channel) const { return lags_.of(channel); }
    /// Whether the Channels page is visible: then no notices are needed.
    bool isLookedAt() const { return lookedAt_; }
    void setLookedAt(bool lookedAt);
    Secrets &secrets() { return *secrets_; }
    /// The clock of the links, to which their times refer.
    Instant now() const { return session_.clock().wall(); }
    /// Why the current user may not edit channels; empty if allowed.
    QString whyNot() const { return session_.whyNot(booking::Act::SetChannels); }

    void replay(ChannelId channel);
    /// Tests the connection with these settings; without a secret, with the stored one.
    void test(ChannelId channel, const sync::ChannelSettings &settings,
              const std::optional<QByteArray> &secret, QObject *context,
              std::function<void(const channels::TestResult &)> done);
    /// The webhook URL of the channel; empty if the API server is not running.
    QString pushAddress(ChannelId channel) const
    {
        return pushAddress_ ? pushAddress_(channel) : QString();
    }
    void setPushAddress(std::function<QString(ChannelId)> of) { pushAddress_ = std::move(of); }
    /// The channels' state for the API server, including secrets.
    api::ServedProperty forApiServer() const;
    /// Writes a rejected push to the channel's log.
    void note(ChannelId channel, const channels::PushEntry &entry);

signals:
    void changed();
    /// New messages were sent or received.
    void spoke();

private:
    void keepConnections();
    void fetchSecrets();
    void makeHost();
    void rebuild();
    void noteLags();

    HotelSession &session_;
    std::unique_ptr<Secrets> secrets_;
    std::unique_ptr<ChannelSetups> setups_;
    std::unique_ptr<UnmappedReservations> waiting_;
    std::unique_ptr<channels::ChannelHost> host_;
    std::vector<ChannelState> all_;
    QString failed_;  ///< why the host does not work
    QTimer soon_;
    QTimer lagTimer_;
    LagHistory lags_;
    std::function<QString(ChannelId)> pushAddress_;
    bool fetching_ = false;
    bool lookedAt_ = false;
};

}  // namespace roomrack::desktop
