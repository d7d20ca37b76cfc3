// SPDX-License-Identifier: GPL-3.0-or-later
// The protocols of channels as one table. A new protocol is a row here, a row in
// channels/host/equip.cpp and a folder with its dialect; nothing else asks which protocol it is.
#pragma once

#include "sync/settings.h"

#include <array>

namespace roomrack::sync {

/// Numbers of guests that a rate plan has prices for.
enum class GuestPrices : quint8 {
    Any,        ///< one price per rate plan, prices per number of guests, or both
    OneOrEach,  ///< one or the other; a single price has one place at the channel
    Each,       ///< per number of guests, counted from the room type's standard number
};

/// Bookings that can be sent to the channel, to `reservationsTo` of its settings.
enum class BookingsSent : quint8 { None, All, SoldThere };

struct ProtocolFacts {
    Protocol protocol;
    const char *name;   ///< in stored settings; never changed
    const char *title;  ///< on the screen; its translations have the context "Channels"
    bool pms = false;   ///< a PMS at "host:port": reports its guests, is sent no availability
    BookingsSent bookingsSent = BookingsSent::None;
    bool soap = false;            ///< bookings are sent in SOAP
    bool messageTokens = false;   ///< can repeat a token (docs/decisions/0025)
    bool minStayThrough = false;  ///< has a minimum that applies to every night of a stay
    /// A message replaces all that the channel knows of its nights: prices and restrictions that it
    /// does not name are removed.
    bool replacesNights = false;
    bool namesRevisions = false;  ///< a webhook may name a reservation that is to be fetched
    GuestPrices guestPrices = GuestPrices::Any;
    /// Rules of the protocol for otherwise valid settings; null: none.
    Result<void> (*check)(const ChannelSettings &) = nullptr;
};

/// In the order in which a user is offered them.
extern const std::array<ProtocolFacts, 4> kProtocols;

const ProtocolFacts &factsOf(Protocol protocol);
/// Null if there is no protocol of that name.
const ProtocolFacts *protocolNamed(const QString &name);

inline const ProtocolFacts &factsOf(const ChannelSettings &settings)
{
    return factsOf(settings.protocol);
}

}  // namespace roomrack::sync
