// SPDX-License-Identifier: GPL-3.0-or-later
// What is written about a link's messages: log entries, without secrets.
#pragma once

#include "channels/connection/dialect.h"
#include "channels/connection/scheduler.h"

namespace roomrack::channels {

/// The channel of a link, with what is stored of its earlier messages.
struct ConnectionIdentity {
    PropertyId property;
    ChannelId channel;
    Instant lastUnanswered;  ///< when a request last got no answer; zero: never
    QByteArray secret;       ///< masked in the log
};

/// A stamp for a message to the channel.
Stamp newStamp(ChannelId channel, Scheduler &scheduler);

class LinkLog {
public:
    LinkLog(const ConnectionIdentity &identity, const Dialect &dialect, Scheduler &scheduler)
        : identity_(identity), dialect_(dialect), scheduler_(scheduler)
    {}

    /// An entry without contents.
    booking::ChannelMessageRow row(const QString &what, Instant at) const;
    /// A request and its answer.
    booking::ChannelMessageRow message(const Request &request, Instant sentAt, const Reply &reply,
                                       const Verdict &verdict, int entries) const;
    /// A message that the channel pushed.
    booking::ChannelMessageRow pushed(const QString &what, booking::MessageOutcome outcome,
                                      const QString &said, const QByteArray &body) const;
    /// Its text is kept: on the channel's page, beside the cells that it refused.
    Verdict kept(Verdict verdict) const;

private:
    QByteArray masked(const QByteArray &body) const;

    const ConnectionIdentity &identity_;
    const Dialect &dialect_;
    Scheduler &scheduler_;
};

}  // namespace roomrack::channels
