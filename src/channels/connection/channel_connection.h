// SPDX-License-Identifier: GPL-3.0-or-later
// The link to one channel: takes pending cells from its board, stores them as unknown, sends them,
// and settles them by the answer. One request at a time; within the channel's rate limit; slower
// after failures, with a probe now and then while the channel is offline.
#pragma once

#include "channels/connection/alarm.h"
#include "channels/connection/books.h"
#include "channels/connection/dialect.h"
#include "core/token_bucket.h"
#include "sync/pace.h"

#include <functional>
#include <memory>

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

/// The channel of a link, and what the link must know of earlier messages.
struct ConnectionIdentity {
    PropertyId property;
    ChannelId channel;
    Instant lastUnanswered;  ///< when a request last got no answer; zero: never
    QByteArray secret;       ///< masked in the log
};

class ChannelConnection {
public:
    /// The reception of reservations: stores them and calls `stored` with those that are durable.
    using Reception = std::function<void(std::vector<Received> received,
                                         std::function<void(std::vector<Received>)> stored)>;
    ChannelConnection(ConnectionIdentity identity, sync::ChannelSettings settings,
                      std::unique_ptr<Dialect> dialect, Transport &transport, Books &books,
                      Scheduler &scheduler, sync::Board board, Reception reception);

    ChannelId channel() const { return identity_.channel; }
    const sync::ChannelSettings &settings() const { return settings_; }
    sync::Board &board() { return board_; }
    const sync::Board &board() const { return board_; }
    const Dialect &dialect() const { return *dialect_; }
    ConnectionStatus status() const;
    /// As given at construction, with message numbers advanced since.
    const ConnectionIdentity &identity() const { return identity_; }

    /// A request sent by another component on its behalf, for the channel's log.
    booking::ChannelMessageRow logged(Instant sentAt, const Request &request, const Reply &reply,
                                      const Verdict &verdict)
    {
        return message(request, sentAt, reply, verdict, 1);
    }

    /// The board's wanted values may have changed. Sends after the batching window.
    void changed();
    /// The property was described again: what must be sent to the channel in full because of it is
    /// sent.
    void describe(const HotelFacts &facts);
    /// Stores that these nights are pending (all rows if `row` is -1), then sends them again.
    void resync(int row, Night first, Night last);
    /// The channel changed its own rooms on these nights: they are to be sent again. The returned
    /// rows must be stored together with the reason.
    using Touched = std::vector<std::pair<RoomTypeId, Stay>>;
    booking::ChannelRows doubt(const Touched &nights);
    /// The rows alone.
    booking::ChannelRows rowsInDoubt(const Touched &nights) const;
    /// Retries at once, without waiting for the back-off.
    void tryNow();
    void pollNow();
    /// The channel reports reservations to be fetched: they are requested at once, but at most
    /// every few seconds.
    void fetchSoon();
    /// Logs a message that the channel pushed, secrets masked; `written` is called when it is
    /// stored.
    void note(const QString &what, booking::MessageOutcome outcome, const QString &said,
              const QByteArray &body, std::function<void()> written = {});
    /// Whether nothing is under way: settings and rows may be changed.
    bool isQuiet() const { return !busy_; }
    /// Calls `what` when it is quiet, before anything else is sent.
    void whenQuiet(std::function<void()> what);
    /// Calls `what` once, when nothing is under way and all is in sync.
    void whenInSync(std::function<void()> what) { whenInSync_ = std::move(what); }
    /// Calls `what` once, when the channel has reported its capabilities, before anything else is
    /// sent.
    void whenGreeted(std::function<void()> what) { whenGreeted_ = std::move(what); }

private:
    struct LimitedStream {
        Stream stream;
        core::TokenBucket bucket;
    };
    void pump();
    bool mayTalk();
    bool pumpHello();
    bool pumpPoll();
    void pumpStreams();
    void start(LimitedStream &limited);
    void send(LimitedStream &limited, const sync::Pass &pass);
    void answered(const sync::Pass &pass, const Request &request, Instant sentAt,
                  const Reply &reply);
    void settle(const sync::Pass &pass, const Verdict &verdict, const Reply &reply);
    void refuse(const sync::Pass &pass, const Verdict &verdict);
    void sendHello();
    void sendPoll();
    void askAgain(const Verdict &verdict);
    void polled(const Polled &polled);
    void acknowledge(std::vector<Received> stored);
    std::vector<sync::Entry> spokenOf(const sync::Pass &pass) const;
    booking::ChannelRows doubtAll(quint8 kinds);
    void sendOnceMore(const std::vector<sync::Entry> &entries);
    void expectLateOnes();
    void noteUnanswered();
    void expectLateWholes();
    void after(const Verdict &verdict, bool reached);
    void becomeQuiet();
    bool dirty(quint8 kinds) const;
    booking::ChannelRows doubtOn(sync::Board &board, const Touched &nights) const;
    void addChunks(const sync::Board &board, int row, Night first, Night last,
                   booking::ChannelRows &rows) const;
    booking::ChannelRows chunkRows(const sync::Pass &pass) const;
    booking::ChannelMessageRow row(const QString &what, Instant at);
    booking::ChannelMessageRow message(const Request &request, Instant sentAt, const Reply &reply,
                                       const Verdict &verdict, int entries);
    QByteArray masked(const QByteArray &body) const;
    Verdict kept(Verdict verdict) const;
    Stamp stamp();

    ConnectionIdentity identity_;
    /// the only thread that uses the board
    const std::thread::id mine_ = std::this_thread::get_id();
    const sync::ChannelSettings settings_;
    std::unique_ptr<Dialect> dialect_;
    Transport &transport_;
    Books &books_;
    Scheduler &scheduler_;
    sync::Board board_;
    Reception reception_;
    std::vector<LimitedStream> limited_;
    sync::Backoff backoff_;
    sync::Breaker breaker_;
    int putOff_ = 0;  ///< TryLater answers in a row
    bool busy_ = false;
    bool whole_ = false;  ///< the message under way replaces everything
    bool asked_ = false;  ///< the last turn was a poll; the next sends pending cells
    bool notAllowed_ = false;
    int entriesAtMost_;  ///< reduced while searching for a bad entry
    Instant notBefore_;  ///< nothing is sent earlier
    Instant sendFrom_;   ///< changes are batched until then; zero: none
    Instant nextPoll_;
    Instant polledAt_;    ///< the last poll
    bool fetch_ = false;  ///< a fetch is due, also without polling
    Alarm alarm_{scheduler_, [this] { pump(); }};
    Instant behindSince_, lastConfirmed_;
    QString said_;
    qint64 messages_ = 0, entries_ = 0;
    std::vector<std::function<void()>> whenQuiet_;
    std::function<void()> whenInSync_, whenGreeted_;
    Alive alive_;  ///< last member: destroyed first
};

}  // namespace roomrack::channels
