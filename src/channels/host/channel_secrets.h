// SPDX-License-Identifier: GPL-3.0-or-later
// The secrets of a property's channels, fetched before their links start: a login without the
// secret would count as a wrong attempt. Links and the API server read them from their own threads.
#pragma once

#include "channels/host/channel_host.h"
#include "secrets/secret_box.h"

#include <vector>

namespace roomrack::channels {

/// Where a channel's secret is sent: to its address, and to its webhook URL for bookings.
QString secretGoesTo(const sync::ChannelSettings &settings);

class ChannelSecrets {
public:
    /// `place`: as in Engine::file(). The store must outlive this object.
    ChannelSecrets(secrets::Secrets &store, const QString &place, PropertyId property);

    /// Fetches them. `done` is called later in the thread of `context` with what could not be read;
    /// empty: all were read. The store must be ready, or empty.
    void fetch(const std::vector<storage::ChannelSetup> &channels, QObject *context,
               std::function<void(const QString &trouble)> done);
    /// Empty: there is none. Forbidden: it was entered for other addresses. Thread-safe.
    Result<QByteArray> get(ChannelId channel, const sync::ChannelSettings &settings) const;
    /// The same for callers that may outlive this object.
    ChannelHost::Secret reader() const;

    /// Stores it for these settings, which are about to be saved; `done` receives whether it is
    /// stored, and get() returns it from then on. Until settle() is called with the result for the
    /// settings and for what was `added` for them, the previously agreed addresses keep their
    /// secret, too.
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
