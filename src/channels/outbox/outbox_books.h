// SPDX-License-Identifier: GPL-3.0-or-later
// What the books say about a booking that another system is to be told of.
#pragma once

#include "storage/reader.h"

namespace roomrack::channels {

struct OutboxKnown {
    storage::BookingRow row;
    std::optional<booking::OutboxRow> out;
    /// Of a GDS: all bookings of the reservation that it sold, by part, and the message in which it
    /// last told it.
    std::vector<storage::BookingRow> parts;
    QByteArray lastTold;
};

struct OutboxQuestion {
    PropertyId property;
    ChannelId channel;
    BookingId booking;       ///< none: about all of them
    bool soldThere = false;  ///< told as the channel's own reservations, and of no others
};

/// A booking of which another system does not know the newest version.
struct Untold {
    BookingId booking;
    Night arrival;
    bool refused = false;  ///< it did not want it
};

/// Stays that ended before `today` are left alone, but for what is on its way.
Result<std::vector<Untold>> untoldTo(storage::Reader &reader, const OutboxQuestion &question,
                                     Night today);

Result<OutboxKnown> outboxKnown(storage::Reader &reader, const OutboxQuestion &question);

}  // namespace roomrack::channels
