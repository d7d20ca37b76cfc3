// SPDX-License-Identifier: GPL-3.0-or-later
// What is done to a mock channel, as data: done once, and done again when the journal is read.
#pragma once

#include "protocols/json/document.h"
#include "protocols/json/writer.h"
#include "simulator/channels/house.h"
#include "simulator/channels/mock_channel.h"
#include "simulator/gateway/mock_gateway.h"

#include <variant>

namespace roomrack::simulator {

struct HotelSays {
    WireRequest request;
};
struct GuestBooks {
    Offer offer;
    Stay stay;
    int rooms = 1;
    int adults = 2;
};
struct GuestChanges {
    QString reservation;
    Stay stay;
};
struct GuestCancels {
    QString reservation;
};
/// The hotel said that it has stored this version.
struct HotelStored {
    QString revision;
};
/// A version may have been pushed, with this token.
struct MessageSent {
    QString revision;
    QByteArray token;
};
/// A payment gateway behaves like this from now on.
struct GatewayBehaves {
    GatewayManners manners;
};
/// It has decided on payments that it was thinking about.
struct GatewaySettles {};
using Deed = std::variant<HotelSays, GuestBooks, GuestChanges, GuestCancels, HotelStored,
                          MessageSent, HouseDeed, GatewayBehaves, GatewaySettles>;

struct Act {
    int channel = 0;
    Instant at;
    Deed deed;
};

QByteArray toLine(const Act &act);
Result<Act> actFrom(const protocols::json::Value &value);
/// What a guest does: {"did": "book", ...}, "change" or "cancel".
Result<Deed> guestDeedFrom(const protocols::json::Value &value);
/// What happens in a house: {"did": "check_in", ...}, "move", "stay", "check_out", "out_of_order",
/// "in_order" or "room_state".
Result<HouseDeed> houseDeedFrom(const protocols::json::Value &value);
/// Its members, into an object that was begun.
void writeMembers(protocols::json::Writer &w, const HouseDeed &deed);

}  // namespace roomrack::simulator
