// SPDX-License-Identifier: GPL-3.0-or-later
// The secrets of a hotel's channels, fetched before their lines begin: asked without, a channel
// would count wrong attempts. Lines and the door read them from threads of their own.
#pragma once

#include "channels/host/channel_host.h"
#include "secrets/secret_box.h"

#include <vector>

namespace roomrack::channels {

/// Where a channel's secret is sent: to its own address, and to where it is told of bookings.
QString secretGoesTo(const sync::ChannelSettings &settings);

class ChannelSecrets {
public:
    /// `place`: as Engine::file() has it. The store must outlive it.
    ChannelSecrets(secrets::Secrets &store, const QString &place, PropertyId property);

    /// Fetches them. `done` hears in the thread of `context`, later, what could not be read; empty:
    /// all could. The store must be ready, or empty.
    void fetch(const std::vector<storage::ChannelSetup> &channels, QObject *context,
               std::function<void(const QString &trouble)> done);
    /// Empty: there is none. Forbidden: it was typed for other addresses. From any thread.
    Result<QByteArray> get(ChannelId channel, const sync::ChannelSettings &settings) const;
    /// The same for those who may live longer.
    ChannelHost::Secret reader() const;

    /// Stores it for these settings, which are about to be saved; `done` hears whether it is kept,
    /// and it is what get() says then. Until settle() hears what became of the settings and of what
    /// was `added` for them, the addresses that were agreed before keep their secret, too.
    void add(ChannelId channel, const QByteArray &secret, const sync::ChannelSettings &settings,
             QObject *context, secrets::SecretBox::Added done);
    void settle(ChannelId channel, const sync::ChannelSettings &settings,
                secrets::SecretBox::Number added, const Result<void> &saved, QObject *context);
    void forget(ChannelId channel, QObject *context);

private:
    QString name(ChannelId channel) const;
    const QString place_;
    const PropertyId property_;
    secrets::SecretBox box_;
};

}  // namespace roomrack::channels
