// SPDX-License-Identifier: GPL-3.0-or-later
// The channels of the open hotel, for the window: settings, link status, and reservations that wait
// for the user. Runs the links while the hotel is open; creates none if no channel is connected.
#pragma once

#include "api/api_server_state.h"
#include "channels/host/channel_secrets.h"
#include "desktop/connections/lag_history.h"
#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"

#include <map>
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
};

class HotelChannels final : public QObject {
    Q_OBJECT

public:
    using Done = std::function<void(const Result<void> &)>;

    /// Owned by the actions; available as PageActions::channels.
    HotelChannels(HotelSession &session, PageActions &actions, std::unique_ptr<Secrets> secrets);
    ~HotelChannels() override;

    const std::vector<ChannelState> &all() const { return all_; }
    /// Null if the hotel has no such channel.
    const ChannelState *find(ChannelId channel) const;
    /// Unmapped reservations, oldest first.
    const std::vector<booking::InboxRow> &waiting() const { return waiting_; }
    /// Null if no channel is connected.
    const channels::Parity *parity() const { return host_ ? &host_->parity() : nullptr; }
    /// Its sync lag while this window was open.
    const LagSamples &lagOf(ChannelId channel) const { return lags_.of(channel); }
    /// Whether the Channels page is visible: then no notices are needed.
    bool isLookedAt() const { return lookedAt_; }
    void setLookedAt(bool lookedAt);
    /// Whether the settings are loaded.
    bool isLoaded() const { return loaded_; }
    Secrets &secrets() { return *secrets_; }
    /// Whether a password or key of the channel is stored.
    bool hasSecret(ChannelId channel) const;
    /// The clock of the links, to which their times refer.
    Instant now() const { return session_.clock().wall(); }
    /// Why the current user may not edit channels; empty if allowed.
    QString whyNot() const { return session_.whyNot(booking::Act::SetChannels); }

    /// Connects the channel or changes its settings. A given secret is stored first, beside the
    /// current one, and replaces it when the settings are saved. Forbidden on "secret": none is
    /// given, and the stored one was entered for an address other than this new one.
    void save(ChannelId channel, const sync::ChannelSettings &settings,
              const std::optional<QByteArray> &secret, QObject *context, Done done);
    void setPaused(ChannelId channel, bool paused, QObject *context, Done done);
    /// Also deletes the secret.
    void unlink(ChannelId channel, QObject *context, Done done);
    /// Adds a channel to the hotel's catalogue and returns its id.
    void add(const QString &name, inventory::ChannelKind kind, QObject *context,
             std::function<void(const Result<ChannelId> &)> done);
    /// Without a room type: all room types.
    void sendAgain(ChannelId channel, RoomTypeId type, Night first, Night last);
    void tryNow(ChannelId channel);
    void fetchNow(ChannelId channel);
    void replay(ChannelId channel);
    /// Confirms that the data left by old settings was removed at the channel.
    void settleLeft(ChannelId channel);
    void putAside(const booking::InboxRow &message, QObject *context, Done done);
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
    /// Handles a webhook call or request of the channel.
    QFuture<channels::WebhookAnswer> answer(ChannelId channel,
                                            const channels::WebhookCall &call) const;
    /// Writes a rejected push to the channel's log.
    void note(ChannelId channel, const channels::PushEntry &entry);
    /// Nights with pending updates, at most `limit`; no callback if the channel is not connected.
    void pendingUpdates(ChannelId channel, int limit, QObject *context,
                        std::function<void(const std::vector<channels::PendingUpdates> &)> done);
    /// The messages that these edits would send to each channel; no callback if no channel is
    /// connected.
    void announced(std::vector<booking::CellRun> cells, QObject *context,
                   std::function<void(const std::vector<channels::Announced> &)> done);

signals:
    void changed();
    void waitingChanged();
    /// New messages were sent or received.
    void spoke();

private:
    void reload();
    void loaded(std::vector<storage::ChannelSetup> setups);
    void reloadWaiting();
    void submit(const booking::SaveChannelSetup &command,
                std::optional<secrets::SecretBox::Number> settles, bool anewLine, QObject *context,
                Done done);
    void keepConnections();
    void fetchSecrets();
    void makeHost();
    void rebuild();
    void noteLags();
    std::shared_ptr<channels::ChannelSecrets> newKeys();

    HotelSession &session_;
    std::unique_ptr<Secrets> secrets_;
    std::unique_ptr<channels::ChannelHost> host_;
    std::vector<storage::ChannelSetup> setups_;
    std::vector<booking::InboxRow> waiting_;
    std::vector<ChannelState> all_;
    QString failed_;  ///< why the host does not work
    PropertyId property_;
    std::shared_ptr<channels::ChannelSecrets> keys_;  ///< of the property's channels
    QTimer soon_;
    QTimer lagTimer_;
    LagHistory lags_;
    std::function<QString(ChannelId)> pushAddress_;
    bool loaded_ = false;
    bool fetching_ = false;
    bool lookedAt_ = false;
};

}  // namespace roomrack::desktop
