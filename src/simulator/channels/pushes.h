// SPDX-License-Identifier: GPL-3.0-or-later
// How a channel pushes a reservation to the hotel's API server, per protocol.
#pragma once

#include "simulator/channels/mock_channel.h"

namespace roomrack::simulator {

/// The channel's account at the hotel, and the shared secret.
struct PushLogin {
    QByteArray account;
    QByteArray secret;
    friend bool operator==(const PushLogin &, const PushLogin &) = default;
};

/// A signed webhook of an OTA over JSON.
WireRequest jsonPush(const Told &told, const PushLogin &login, Instant now);
/// The same with the revision's id only; the hotel must fetch the revision.
WireRequest jsonNaming(const Told &told, const PushLogin &login, Instant now);
/// OTA_HotelResNotifRQ in SOAP, with a digest of the password.
WireRequest travelPush(const Told &told, const PushLogin &login, Instant now);
/// OTA_HotelResNotif:GuestRequests of AlpineBits 2020-10, with basic authentication.
WireRequest alpinePush(const Told &told, const PushLogin &login);

/// Rooms of a type that are out of order, by night.
struct OutOfOrder {
    QString hotel;
    QString type;
    std::vector<std::pair<Night, int>> counts;
};
/// OTA_HotelInvCountNotifRQ of a PMS, with basic authentication; `revision` makes it unique.
WireRequest inventoryPush(const OutOfOrder &told, const QString &revision, const PushLogin &login,
                          Instant now);

/// Request for a message token in the hotel's store, below the push address: PUT creates it, GET
/// reports whether it exists, DELETE removes it.
using TokenRequest = WireRequest (*)(const QByteArray &method, const QByteArray &token,
                                     const PushLogin &login, Instant now);
/// Signed over method and token, as webhooks are over their bodies.
WireRequest signedTokenRequest(const QByteArray &method, const QByteArray &token,
                               const PushLogin &login, Instant now);
/// With basic authentication.
WireRequest basicTokenRequest(const QByteArray &method, const QByteArray &token,
                              const PushLogin &login, Instant now);

/// Whether the response confirms that it is stored and need not be pushed again.
bool jsonPushed(const WireReply &reply);
bool travelPushed(const WireReply &reply);
bool alpinePushed(const WireReply &reply);
bool inventoryPushed(const WireReply &reply);

}  // namespace roomrack::simulator
