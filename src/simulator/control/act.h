// SPDX-License-Identifier: GPL-3.0-or-later
// What is done to a mock channel, as data: done once, and done again when the journal is read.
#pragma once

#include "protocols/json/document.h"
#include "simulator/channels/mock_channel.h"

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
using Deed = std::variant<HotelSays, GuestBooks, GuestChanges, GuestCancels, HotelStored>;

struct Act {
    int channel = 0;
    Instant at;
    Deed deed;
};

QByteArray toLine(const Act &act);
Result<Act> actFrom(const protocols::json::Value &value);
/// What a guest does: {"did": "book", ...}, "change" or "cancel".
Result<Deed> guestDeedFrom(const protocols::json::Value &value);

}  // namespace roomrack::simulator
