// SPDX-License-Identifier: GPL-3.0-or-later
// What the books have about a booking that another system is to be sent.
#pragma once

#include "storage/reader.h"

namespace roomrack::channels {

struct OutboxKnown {
    storage::BookingRow row;
    std::optional<booking::OutboxRow> out;
    /// GDS only: all bookings of the reservation that it sold, by part, and its last message about
    /// it.
    std::vector<storage::BookingRow> parts;
    QByteArray lastTold;
};

struct OutboxQuestion {
    PropertyId property;
    ChannelId channel;
    BookingId booking;       ///< invalid: all bookings
    bool soldThere = false;  ///< sent as the channel's own reservations, no others
};

/// A booking whose newest version another system does not have.
struct Untold {
    BookingId booking;
    Night arrival;
    bool refused = false;  ///< the other system refused it
};

/// Stays that ended before `today` are skipped, except those with a message under way.
Result<std::vector<Untold>> untoldTo(storage::Reader &reader, const OutboxQuestion &question,
                                     Night today);

Result<OutboxKnown> outboxKnown(storage::Reader &reader, const OutboxQuestion &question);

}  // namespace roomrack::channels
