// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens of an outbox's messages: registered before they are made, and removed from the other
// system's store when they are not used.
#pragma once

#include "booking/channel_rows.h"
#include "engine/hotel_view.h"

#include <map>

namespace roomrack::channels {

class OutboxTokens {
public:
    OutboxTokens(const engine::HotelView &hotel, ChannelId channel)
        : hotel_(hotel), channel_(channel)
    {}

    void restore(const std::vector<booking::OutboxTokenRow> &rows);
    /// The row of a token that may exist since `used` (zero: it was not used), or is gone.
    booking::OutboxTokenRow row(const QString &token, Instant used, bool gone) const;
    /// The task continues without its token. One that may exist is deleted when no request can
    /// create it any more.
    booking::OutboxTokenRow giveUp(booking::OutboxRow &out, Instant now, bool mayExist);
    void dropped(const QString &token) { givenUp_.erase(token); }
    bool isEmpty() const { return givenUp_.empty(); }
    /// The token that was given up first, and when; there must be one.
    std::pair<QString, Instant> oldest() const;

private:
    const engine::HotelView &hotel_;
    const ChannelId channel_;
    std::map<QString, Instant> givenUp_;  ///< tokens that may exist, and since when
};

}  // namespace roomrack::channels
