// SPDX-License-Identifier: GPL-3.0-or-later
// Actions on a mock channel as data: applied once, and again when the journal is replayed.
#pragma once

#include "protocols/json/document.h"
#include "protocols/json/writer.h"
#include "simulator/channels/mock_channel.h"
#include "simulator/channels/mock_property.h"
#include "simulator/gateway/mock_gateway.h"

#include <variant>

namespace roomrack::simulator {

struct HotelRequest {
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
/// The hotel confirmed that this version is stored.
struct HotelStored {
    QString revision;
};
/// A version may have been pushed, with this token.
struct MessageSent {
    QString revision;
    QByteArray token;
};
/// Sets a payment gateway's behaviour.
struct SetGatewayBehavior {
    GatewayBehavior behavior;
};
/// Decides the payments that are processing.
struct GatewaySettles {};
using MockAction = std::variant<HotelRequest, GuestBooks, GuestChanges, GuestCancels, HotelStored,
                                MessageSent, PmsAction, SetGatewayBehavior, GatewaySettles>;

struct Act {
    int channel = 0;
    Instant at;
    MockAction mockAction;
};

QByteArray toLine(const Act &act);
Result<Act> actFrom(const protocols::json::Value &value);
/// A guest's action: {"did": "book", ...}, "change" or "cancel".
Result<MockAction> guestActionFrom(const protocols::json::Value &value);
/// An action at a PMS: {"did": "check_in", ...}, "move", "stay", "check_out", "out_of_order",
/// "in_order" or "room_state".
Result<PmsAction> pmsActionFrom(const protocols::json::Value &value);
/// Writes the members into an open object.
void writeMembers(protocols::json::Writer &w, const PmsAction &mockAction);

}  // namespace roomrack::simulator
