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
    /// It could not be removed: the others go first, and none before `until`.
    void keep(const QString &token, Instant until);
    /// Ends the waiting time, at the request of a user.
    void tryNow() { notBefore_ = {}; }
    bool isEmpty() const { return givenUp_.empty(); }
    /// The token to be removed next, and when: its own time is `wait` after it was given up. There
    /// must be one.
    std::pair<QString, Instant> next(qint64 wait) const;

private:
    const engine::HotelView &hotel_;
    const ChannelId channel_;
    std::map<QString, Instant> givenUp_;  ///< tokens that may exist, and since when
    Instant notBefore_;                   ///< none is removed earlier
};

}  // namespace roomrack::channels
