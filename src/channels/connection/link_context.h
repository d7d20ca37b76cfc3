// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of a link to a channel share: what it is connected with, what is pending, and
// whether a request is under way. Lives in the scheduler's thread, as do the parts.
#pragma once

#include "channels/connection/alarm.h"
#include "channels/connection/books.h"
#include "channels/connection/dialect.h"
#include "channels/connection/link_board.h"
#include "channels/connection/link_figures.h"
#include "channels/connection/link_log.h"
#include "channels/connection/link_retry.h"

namespace roomrack::channels {

enum class ConnectionState : quint8 {
    Paused,                ///< by a user
    InSync,                ///< all updates confirmed
    Batching,              ///< changes are being batched
    Sending,               ///< a request is under way
    Waiting,               ///< for the channel's rate limit
    Retrying,              ///< failed, and is retried
    Offline,               ///< failed repeatedly; only probes are sent
    AuthenticationFailed,  ///< authentication failed
    Rejected               ///< all updates confirmed except rejected nights
};

/// A link's state for a page.
struct ConnectionStatus {
    ConnectionState state = ConnectionState::InSync;
    sync::BoardCounts counts;
    Night firstNight;       ///< earlier nights are not sent
    Instant behindSince;    ///< oldest unacknowledged change; zero: none
    Instant nextTry;        ///< for Waiting, Retrying and Down
    Instant lastConfirmed;  ///< last answer that settled something
    int budgetLeft = -1;    ///< requests allowed now, the fewest of its streams; -1: no limit
    int failures = 0;       ///< in a row
    int untold = 0;         ///< bookings whose newest version is not delivered
    int turnedDown = 0;     ///< bookings whose newest version was rejected
    QString said;           ///< the last error, in the channel's text; empty after a success
    qint64 messages = 0, entries = 0;  ///< sent since the program started
    friend bool operator==(const ConnectionStatus &, const ConnectionStatus &) = default;
};

struct LinkContext {
    Stamp stamp() const { return newStamp(identity.channel, scheduler); }
    LinkLog log() const { return {identity, *dialect, scheduler}; }
    /// An update, a poll or an acknowledgement was answered, or could not be sent. Their pauses
    /// grow together.
    void after(const Verdict &verdict, bool reached)
    {
        retry.after(QStringLiteral("messages"), verdict, reached);
    }

    ConnectionIdentity identity;
    const sync::ChannelSettings settings;
    std::unique_ptr<Dialect> dialect;
    Transport &transport;
    Books &books;
    Scheduler &scheduler;
    LinkFigures &figures;
    LinkBoard cells;
    LinkRetry retry;
    /// Called when nothing is under way any more.
    std::function<void()> quiet;
    Alarm alarm;
    bool busy = false;  ///< a request is under way, or what it changes is being written
};

}  // namespace roomrack::channels
