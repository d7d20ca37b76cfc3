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
    BookingId booking;
    bool soldThere = false;  ///< told as the channel's own reservation
};

Result<OutboxKnown> outboxKnown(storage::Reader &reader, const OutboxQuestion &question);

}  // namespace roomrack::channels
