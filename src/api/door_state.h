// SPDX-License-Identifier: GPL-3.0-or-later
// What the door knows of the hotels behind it: handed over by whoever hosts it, whenever it
// changes. Secrets are in it, so it is never written anywhere.
#pragma once

#include "channels/host/channel_host.h"
#include "http/message.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <memory>
#include <vector>

namespace roomrack::api {

struct DoorChannel {
    channels::ChannelStatus status;
    QString name;
    QByteArray secret;
    int waiting = 0;  ///< messages that wait for a person
};

struct DoorHotel {
    PropertyId property;
    QString name;
    QString failed;           ///< why its channels cannot be served; empty: they are
    bool loaded = false;      ///< it is known what is linked
    qint64 committedSeq = 0;  ///< the engine's last record
    std::vector<DoorChannel> channels;
    /// With which the payment gateway signs what it tells; empty: it is not heard.
    QByteArray paymentSecret{};
};

struct DoorState {
    std::vector<DoorHotel> hotels;
    /// Whether a channel's number alone says which one it is, where one hotel is served.
    bool numbersAlone = true;
};
using DoorStatePtr = std::shared_ptr<const DoorState>;

/// What is known of a hotel's channels, for the door: its description, how its lines stand, what
/// waits for a person. Whether it is loaded or failed is for the host to say.
DoorHotel doorHotel(const inventory::Catalogue &catalogue,
                    const std::vector<channels::ChannelStatus> &lines,
                    const std::vector<booking::InboxRow> &waiting,
                    const channels::ChannelHost::Secret &secret);

/// Null: there is none.
const DoorChannel *findChannel(const DoorState &state, PropertyId property, ChannelId channel);

/// Where the payment gateway tells what happened: behind "/hooks", or "/hooks/PROPERTY".
inline constexpr char kPaymentsHook[] = "/payments";
/// Whose gateway tells something there; null: there is no such hotel, or it listens to none.
const DoorHotel *payingHotel(const DoorState &state, const QByteArray &path);

/// 200 where the channels of all hotels are served, else 503.
http::Response healthResponse(const DoorState &state);

/// What came to the door since it was opened.
struct DoorCounts {
    qint64 requests = 0;
    qint64 stored = 0;   ///< reservations
    qint64 refused = 0;  ///< requests
    friend bool operator==(const DoorCounts &, const DoorCounts &) = default;
};

}  // namespace roomrack::api
