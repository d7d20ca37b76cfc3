// SPDX-License-Identifier: GPL-3.0-or-later
// Log entries for the messages on a connection to a PMS.
#pragma once

#include "booking/channel_rows.h"
#include "channels/connection/dialect.h"
#include "channels/connection/kept.h"

namespace roomrack::channels {

class MessageLog {
public:
    static constexpr qint64 kKept = 2'000;
    static constexpr int kLongest = 64 * 1024;  ///< bytes of a message that are kept

    MessageLog(PropertyId property, ChannelId channel) : property_(property), channel_(channel) {}

    booking::ChannelMessageRow row(Instant at, bool inbound, const QString &what,
                                   const QByteArray &bytes, booking::MessageOutcome outcome,
                                   const QString &said)
    {
        booking::ChannelMessageRow row;
        row.property = property_;
        row.channel = channel_;
        row.at = at;
        row.inbound = inbound;
        row.outcome = outcome;
        row.what = what;
        row.said = keptWords(said);
        row.request = keptBody(bytes).left(kLongest);
        row.keep = kKept;
        return row;
    }
    /// A request of this side and its answer, `micros` later.
    booking::ChannelMessageRow exchange(Instant at, qint64 micros, const Request &request,
                                        const Reply &reply, const Verdict &verdict)
    {
        booking::ChannelMessageRow row = this->row(at, false, request.what, request.body,
                                                   outcomeOf(reply, verdict), verdict.said);
        row.micros = micros;
        row.answer = keptBody(reply.body).left(kLongest);
        return row;
    }

private:
    PropertyId property_;
    ChannelId channel_;
};

}  // namespace roomrack::channels
