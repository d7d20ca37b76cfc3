// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers what was said on a line to a PMS, and says how it is kept.
#pragma once

#include "booking/channel_rows.h"
#include "channels/link/dialect.h"
#include "channels/link/kept.h"

#include <algorithm>

namespace roomrack::channels {

class MessageLog {
public:
    static constexpr qint64 kKept = 2'000;
    static constexpr int kLongest = 64 * 1024;  ///< bytes of a message that are kept

    /// `last`: the number of the channel's last message.
    MessageLog(PropertyId property, ChannelId channel, qint64 last)
        : property_(property), channel_(channel), last_(last)
    {}

    booking::ChannelMessageRow row(Instant at, bool inbound, const QString &what,
                                   const QByteArray &bytes, booking::MessageOutcome outcome,
                                   const QString &said)
    {
        booking::ChannelMessageRow row;
        row.property = property_;
        row.channel = channel_;
        row.number = ++last_;
        row.at = at;
        row.inbound = inbound;
        row.outcome = outcome;
        row.what = what;
        row.said = keptWords(said);
        row.request = keptBody(bytes).left(kLongest);
        row.deleteUpTo = std::max<qint64>(0, row.number - kKept);
        return row;
    }
    /// A request of ours and its answer, `micros` later.
    booking::ChannelMessageRow exchange(Instant at, qint64 micros, const Request &request,
                                        const Reply &reply, const Verdict &verdict)
    {
        booking::ChannelMessageRow row = this->row(at, false, request.what, request.body,
                                                   outcomeOf(reply, verdict), verdict.said);
        row.micros = micros;
        row.answer = keptBody(reply.body).left(kLongest);
        return row;
    }
    qint64 last() const { return last_; }

private:
    PropertyId property_;
    ChannelId channel_;
    qint64 last_;
};

}  // namespace roomrack::channels
