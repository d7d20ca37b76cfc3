// SPDX-License-Identifier: GPL-3.0-or-later
// How a channel pushes a reservation to the hotel's door, as its protocol has it.
#pragma once

#include "simulator/channels/mock_channel.h"

namespace roomrack::simulator {

/// The channel's name at the hotel, and the secret that both know.
struct PushLogin {
    QByteArray account;
    QByteArray secret;
    friend bool operator==(const PushLogin &, const PushLogin &) = default;
};

/// A signed webhook of an OTA that speaks JSON.
WireRequest jsonPush(const Told &told, const PushLogin &login, Instant now);
/// The same with nothing but the revision's number, which the hotel has to fetch.
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
/// OTA_HotelInvCountNotifRQ of a PMS, with basic authentication; `revision` tells it from others.
WireRequest inventoryPush(const OutOfOrder &told, const QString &revision, const PushLogin &login,
                          Instant now);

/// About the token of a message in the hotel's store, behind the address that is pushed to: PUT
/// makes one, GET says whether it is there, DELETE takes it away.
using TokenRequest = WireRequest (*)(const QByteArray &method, const QByteArray &token,
                                     const PushLogin &login, Instant now);
/// Signed over method and token, as webhooks are over their bodies.
WireRequest signedTokenRequest(const QByteArray &method, const QByteArray &token,
                               const PushLogin &login, Instant now);
/// With basic authentication.
WireRequest basicTokenRequest(const QByteArray &method, const QByteArray &token,
                              const PushLogin &login, Instant now);

/// Whether the answer says that it is stored: then it need not be pushed again.
bool jsonPushed(const WireReply &reply);
bool travelPushed(const WireReply &reply);
bool alpinePushed(const WireReply &reply);
bool inventoryPushed(const WireReply &reply);

}  // namespace roomrack::simulator
