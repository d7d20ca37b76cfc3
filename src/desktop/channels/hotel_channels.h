// SPDX-License-Identifier: GPL-3.0-or-later
// The channels of the open hotel as the window sees them: what is agreed with each, how its line
// stands, what waits for a person. Keeps the lines going as long as the hotel is open, and makes
// none where nothing is linked.
#pragma once

#include "api/door_state.h"
#include "channels/host/channel_secrets.h"
#include "desktop/channels/lag_history.h"
#include "desktop/session/hotel_session.h"
#include "desktop/shell/desk_actions.h"

#include <map>
#include <optional>

namespace roomrack::desktop {

using secrets::Secrets;

/// A channel of the hotel's description, and what is known about it.
struct ChannelState {
    inventory::Channel channel;
    bool linked = false;
    std::optional<sync::ChannelSettings> settings;  ///< none: they cannot be read
    QString wrong;                                  ///< why there is no line although it is linked
    std::optional<channels::LinkStatus> link;
    bool hasPrices = true;
    bool locked = false;  ///< its password is sealed, and nobody has given the passphrase
    int waiting = 0;      ///< reservations that wait for a person
    QString left{};       ///< what stays at the channel and cannot be taken back from here
};

class HotelChannels final : public QObject {
    Q_OBJECT

public:
    using Done = std::function<void(const Result<void> &)>;

    /// Belongs to the actions, which find it as DeskActions::channels.
    HotelChannels(HotelSession &session, DeskActions &actions, std::unique_ptr<Secrets> secrets);
    ~HotelChannels() override;

    const std::vector<ChannelState> &all() const { return all_; }
    /// Null where the hotel has no such channel.
    const ChannelState *find(ChannelId channel) const;
    /// What waits for a person, oldest first.
    const std::vector<booking::InboxRow> &waiting() const { return waiting_; }
    /// Null where nothing is linked.
    const channels::Parity *parity() const { return host_ ? &host_->parity() : nullptr; }
    /// How far behind it was while this window was open.
    const LagSamples &lagOf(ChannelId channel) const { return lags_.of(channel); }
    /// Whether somebody looks at their page: what it says needs no notice.
    bool isLookedAt() const { return lookedAt_; }
    void setLookedAt(bool lookedAt);
    /// Whether it is known what is linked.
    bool isLoaded() const { return loaded_; }
    Secrets &secrets() { return *secrets_; }
    /// As the clock of the links has it: what their times are measured against.
    Instant now() const { return session_.clock().wall(); }
    /// Why whoever is at the desk may not; empty: they may.
    QString whyNot() const { return session_.whyNot(booking::Act::SetChannels); }

    /// Links it, or changes what is agreed. A secret that is given is kept first, beside the one
    /// that is in force, and takes its place when the settings are saved. Forbidden on "secret":
    /// none is given, and the one that is kept was typed for another address than this new one.
    void save(ChannelId channel, const sync::ChannelSettings &settings,
              const std::optional<QByteArray> &secret, QObject *context, Done done);
    void setPaused(ChannelId channel, bool paused, QObject *context, Done done);
    /// Forgets the secret, too.
    void unlink(ChannelId channel, QObject *context, Done done);
    /// Adds a channel to the hotel's description; which one it became.
    void add(const QString &name, inventory::ChannelKind kind, QObject *context,
             std::function<void(const Result<ChannelId> &)> done);
    /// No room type: all of them.
    void sendAgain(ChannelId channel, RoomTypeId type, Night first, Night last);
    void tryNow(ChannelId channel);
    void fetchNow(ChannelId channel);
    void replay(ChannelId channel);
    void putAside(const booking::InboxRow &message, QObject *context, Done done);
    /// Says hello with these settings; no secret: with the one that is kept.
    void test(ChannelId channel, const sync::ChannelSettings &settings,
              const std::optional<QByteArray> &secret, QObject *context,
              std::function<void(const channels::TestResult &)> done);
    /// Where a channel is to push to; empty where no door is open.
    QString pushAddress(ChannelId channel) const
    {
        return pushAddress_ ? pushAddress_(channel) : QString();
    }
    void setPushAddress(std::function<QString(ChannelId)> of) { pushAddress_ = std::move(of); }
    /// As the door has to know them, secrets too.
    api::DoorHotel forDoor() const;
    /// What a channel pushed, or asks by its webhook.
    QFuture<channels::WebhookAnswer> answer(ChannelId channel,
                                            const channels::WebhookCall &call) const;
    /// What was pushed and not taken goes into the channel's log.
    void note(ChannelId channel, const channels::PushEntry &entry);
    /// Nights that are not in step, at most `limit`; nothing is called where it is not linked.
    void outOfStep(ChannelId channel, int limit, QObject *context,
                   std::function<void(const std::vector<channels::OutOfStep> &)> done);
    /// Which messages each channel would be sent because of these edits; nothing is called where
    /// nothing is linked.
    void announced(std::vector<booking::CellRun> cells, QObject *context,
                   std::function<void(const std::vector<channels::Announced> &)> done);

signals:
    void changed();
    void waitingChanged();
    /// Messages went to or came from channels since the last time.
    void spoke();

private:
    void reload();
    void loaded(std::vector<storage::ChannelSetup> setups);
    void reloadWaiting();
    void submit(const booking::SaveChannelSetup &command,
                std::optional<secrets::SecretBox::Number> settles, bool anewLine, QObject *context,
                Done done);
    void keepLines();
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
    QString failed_;  ///< why the host cannot work
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
