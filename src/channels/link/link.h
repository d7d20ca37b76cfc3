// SPDX-License-Identifier: GPL-3.0-or-later
// One channel's line: takes what is out of step from its board, stores that it is unknown, sends,
// and settles it by the answer. One request at a time; within the channel's budget; slower after
// failures, and with a trial now and then while the channel is down.
#pragma once

#include "channels/link/alarm.h"
#include "channels/link/books.h"
#include "channels/link/dialect.h"
#include "sync/pace.h"

#include <functional>
#include <memory>

namespace roomrack::channels {

enum class LinkState : quint8 {
    Paused,      ///< by a person
    InStep,      ///< it has confirmed everything
    Gathering,   ///< changes come in; they are sent together
    Sending,     ///< a request is on its way
    Waiting,     ///< for the channel's budget
    Retrying,    ///< something went wrong, and it is tried again
    Down,        ///< failed again and again; only trials are made
    NotAllowed,  ///< the channel refuses our name or password
    Rejected     ///< it has confirmed everything but nights that it refused
};

/// What a page shows of a line.
struct LinkStatus {
    LinkState state = LinkState::InStep;
    sync::BoardCounts counts;
    Night firstNight;       ///< earlier ones are not sent
    Instant behindSince;    ///< oldest change that is not acknowledged; zero: none
    Instant nextTry;        ///< of Waiting, Retrying and Down
    Instant lastConfirmed;  ///< last answer that settled something
    int budgetLeft = -1;  ///< requests that may leave now, the fewest of its streams; -1: no limit
    int failures = 0;     ///< in a row
    int untold = 0;       ///< bookings of which it does not know the newest version
    int turnedDown = 0;   ///< bookings whose newest version it does not want
    QString said;         ///< the last trouble, in the channel's words; empty after a success
    qint64 messages = 0, entries = 0;  ///< sent since the program started
    friend bool operator==(const LinkStatus &, const LinkStatus &) = default;
};

/// Whose line it is, and what it must know of what was said before.
struct LinkIdentity {
    PropertyId property;
    ChannelId channel;
    Instant lastUnanswered;  ///< when a request was given up that was never answered; zero: none
    QByteArray secret;       ///< masked in the log
};

class Link {
public:
    /// The reception of reservations: stores them and calls `stored` with those that are safe.
    using Reception = std::function<void(std::vector<Received> received,
                                         std::function<void(std::vector<Received>)> stored)>;
    Link(LinkIdentity identity, sync::ChannelSettings settings, std::unique_ptr<Dialect> dialect,
         Transport &transport, Books &books, World &world, sync::Board board, Reception reception);

    ChannelId channel() const { return identity_.channel; }
    const sync::ChannelSettings &settings() const { return settings_; }
    sync::Board &board() { return board_; }
    const sync::Board &board() const { return board_; }
    const Dialect &dialect() const { return *dialect_; }
    LinkStatus status() const;
    /// As it was made, with what it has said since.
    const LinkIdentity &identity() const { return identity_; }

    /// A request that somebody else made on its behalf, as the channel's log keeps it.
    booking::ChannelMessageRow logged(Instant sentAt, const Request &request, const Reply &reply,
                                      const Verdict &verdict)
    {
        return message(request, sentAt, reply, verdict, 1);
    }

    /// The board's wants may have changed. Sends after the gathering time.
    void changed();
    /// The hotel was described anew: what the channel must be sent in full because of it is.
    void describe(const HotelFacts &facts);
    /// Sends these nights again (all rows where `row` is -1), and stores first that it will.
    void resync(int row, Night first, Night last);
    /// The channel changed its own rooms on these nights: they are to be sent again. The rows that
    /// say so must be stored together with the reason.
    using Touched = std::vector<std::pair<RoomTypeId, Stay>>;
    booking::ChannelRows doubt(const Touched &nights);
    /// The rows alone.
    booking::ChannelRows rowsInDoubt(const Touched &nights) const;
    /// Tries now what waits for a failure to pass.
    void tryNow();
    void pollNow();
    /// The channel says that it has reservations to be fetched: they are asked for at once, but not
    /// more often than every few seconds, whatever it says.
    void fetchSoon();
    /// Writes what the channel pushed into the log, secrets masked; `written` hears when it is
    /// there.
    void note(const QString &what, booking::MessageOutcome outcome, const QString &said,
              const QByteArray &body, std::function<void()> written = {});
    /// Whether nothing is under way: settings and rows may be changed.
    bool isQuiet() const { return !busy_; }
    /// Calls `what` when it is quiet, before anything new leaves.
    void whenQuiet(std::function<void()> what);
    /// Calls `what` once, when nothing is under way and out of step any more.
    void whenInStep(std::function<void()> what) { whenInStep_ = std::move(what); }
    /// Calls `what` once, when the channel has said what it can, before anything else leaves.
    void whenGreeted(std::function<void()> what) { whenGreeted_ = std::move(what); }

private:
    struct Line {
        Stream stream;
        sync::TokenBucket bucket;
    };
    void pump();
    bool mayTalk();
    bool pumpHello();
    bool pumpPoll();
    void pumpStreams();
    void start(Line &line);
    void send(Line &line, const sync::Pass &pass);
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

    LinkIdentity identity_;
    const std::thread::id mine_ = std::this_thread::get_id();  ///< nobody else has the board
    const sync::ChannelSettings settings_;
    std::unique_ptr<Dialect> dialect_;
    Transport &transport_;
    Books &books_;
    World &world_;
    sync::Board board_;
    Reception reception_;
    std::vector<Line> lines_;
    sync::Backoff backoff_;
    sync::Breaker breaker_;
    bool busy_ = false;
    bool whole_ = false;  ///< the message on its way replaces all that the channel has
    bool asked_ = false;  ///< the last turn was a question; the next is for what is out of step
    bool notAllowed_ = false;
    int entriesAtMost_;  ///< fewer while looking for the entry that spoils a message
    Instant notBefore_;  ///< nothing leaves earlier
    Instant sendFrom_;   ///< changes are gathered until then; zero: there are none
    Instant nextPoll_;
    Instant polledAt_;    ///< the last question
    bool fetch_ = false;  ///< there is something to be fetched, also where nothing is polled
    Alarm alarm_{world_, [this] { pump(); }};
    Instant behindSince_, lastConfirmed_;
    QString said_;
    qint64 messages_ = 0, entries_ = 0;
    std::vector<std::function<void()>> whenQuiet_;
    std::function<void()> whenInStep_, whenGreeted_;
    Alive alive_;  ///< the last member: its end is the first
};

}  // namespace roomrack::channels
