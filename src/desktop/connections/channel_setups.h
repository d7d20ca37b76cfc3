// SPDX-License-Identifier: GPL-3.0-or-later
// What is stored of the open hotel's channels: their settings in the hotel, and their secrets on
// this computer.
#pragma once

#include "channels/host/channel_secrets.h"
#include "desktop/session/hotel_session.h"

#include <QtCore/QFutureSynchronizer>

#include <optional>

namespace roomrack::desktop {

class ChannelSetups final : public QObject {
    Q_OBJECT

public:
    using Done = std::function<void(const Result<void> &)>;

    /// Both must outlive this object.
    ChannelSetups(HotelSession &session, secrets::Secrets &secrets);

    const std::vector<storage::ChannelSetup> &all() const { return all_; }
    /// Null if the channel is not connected.
    const storage::ChannelSetup *find(ChannelId channel) const;
    /// Of the channel's settings: 0 if it is not connected.
    qint64 revision(ChannelId channel) const;
    /// Whether a password or key of the channel is stored, or may be: they are sealed.
    bool hasSecret(ChannelId channel) const;
    bool isLoaded() const { return loaded_; }
    /// Why they could not be loaded.
    QString failure() const { return failure_; }
    const std::shared_ptr<channels::ChannelSecrets> &keys() const { return keys_; }
    void reload();

    /// Connects the channel or changes its settings. A given secret is stored first, beside the
    /// current one, and replaces it when the settings are saved. Forbidden on "secret": none is
    /// given, and the stored one was entered for an address other than this new one. `seen`: the
    /// revision() that was edited; Stale if another one is stored by now, which is then loaded.
    void save(ChannelId channel, const sync::ChannelSettings &settings,
              const std::optional<QByteArray> &secret, QObject *context, Done done,
              std::optional<qint64> seen = {});
    /// Changes nothing else of the settings that are stored by then.
    void setPaused(ChannelId channel, bool paused, QObject *context, Done done);
    /// Also deletes the secret.
    void unlink(ChannelId channel, QObject *context, Done done);
    /// Adds a channel to the hotel's catalogue and returns its id.
    void add(const QString &name, inventory::ChannelKind kind, QObject *context,
             std::function<void(const Result<ChannelId> &)> done);
signals:
    /// Another property is open; its settings are not loaded yet.
    void cleared();
    void reloading();
    void loaded();
    /// A secret was replaced: a link keeps the one it was created with.
    void rekeyed();

private:
    std::shared_ptr<channels::ChannelSecrets> newKeys() const;
    void submit(const booking::SaveChannelSetup &command,
                std::optional<secrets::SecretBox::Number> settles, bool anewLine, QObject *context,
                Done done);

    HotelSession &session_;
    secrets::Secrets &secrets_;
    PropertyId property_;
    std::shared_ptr<channels::ChannelSecrets> keys_;  ///< of the property's channels
    std::vector<storage::ChannelSetup> all_;
    QString failure_;
    bool loaded_ = false;
    /// Waits at its end: adding a channel uses the session's engine in another thread.
    QFutureSynchronizer<Result<ChannelId>> adding_;
};

}  // namespace roomrack::desktop
