// SPDX-License-Identifier: GPL-3.0-or-later
// State of the properties behind the API server, updated by its host after every change. It
// contains secrets and must never be written to a file or log.
#pragma once

#include "channels/host/channel_host.h"
#include "http/message.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <memory>
#include <vector>

namespace roomrack::api {

struct ServedChannel {
    channels::ChannelStatus status;
    QString name;
    QByteArray secret;
    int waiting = 0;  ///< messages that need review
};

struct ServedProperty {
    PropertyId property;
    QString name;
    QString failed;           ///< why its channels cannot be served; empty: no error
    bool loaded = false;      ///< the connected channels are known
    qint64 committedSeq = 0;  ///< the engine's last sequence number
    std::vector<ServedChannel> channels;
    /// Secret that signs the payment gateway's events; empty: events are not accepted.
    QByteArray paymentSecret{};
};

struct ApiServerState {
    std::vector<ServedProperty> hotels;
    /// Whether the channel's number alone identifies it (only one property is served).
    bool numbersAlone = true;
};
using ApiServerStatePtr = std::shared_ptr<const ApiServerState>;

/// Channel state of a property for the API server: its catalogue, the status of its connections,
/// messages that need review. The host sets `loaded` and `failed`.
ServedProperty servedProperty(const inventory::Catalogue &catalogue,
                              const std::vector<channels::ChannelStatus> &lines,
                              const std::vector<booking::InboxRow> &waiting,
                              const channels::ChannelHost::Secret &secret);

/// Null if there is none.
const ServedChannel *findChannel(const ApiServerState &state, PropertyId property,
                                 ChannelId channel);

/// Path of payment gateway events, after "/hooks" or "/hooks/PROPERTY".
inline constexpr char kPaymentsHook[] = "/payments";
/// Property whose gateway posts to this path; null if unknown or if it accepts no events.
const ServedProperty *payingHotel(const ApiServerState &state, const QByteArray &path);

/// 200 if the channels of all properties are served, else 503.
http::Response healthResponse(const ApiServerState &state);

/// Counters since the server was started.
struct ApiServerCounts {
    qint64 requests = 0;
    qint64 stored = 0;   ///< reservations
    qint64 refused = 0;  ///< requests
    friend bool operator==(const ApiServerCounts &, const ApiServerCounts &) = default;
};

}  // namespace roomrack::api
