// SPDX-License-Identifier: GPL-3.0-or-later
// Tells another system of bookings, each version once, whatever is lost, repeated or reordered:
// what is to be told follows from the bookings; what may be on its way is stored before it leaves,
// and its fate is found out before anything is said again (docs/decisions/0025, 0029).
#pragma once

#include "channels/link/alarm.h"
#include "channels/link/books.h"
#include "channels/link/link.h"
#include "channels/outbox/outbox_books.h"
#include "channels/outbox/outbox_dialect.h"
#include "engine/hotel_view.h"
#include "sync/pace.h"

#include <map>
#include <set>

namespace roomrack::channels {

class Outbox {
public:
    /// How a request that left at that time, and its answer, are kept in the channel's log.
    using Log = std::function<booking::ChannelMessageRow(Instant at, const Request &request,
                                                         const Reply &reply, const Verdict &)>;
    /// Everything must outlive it. Begins at once, with what the file says is still to be told. A
    /// PMS is told of every booking, a GDS of those that it sold.
    Outbox(ChannelId channel, const sync::ChannelSettings &settings, const QByteArray &secret,
           std::unique_ptr<Transport> transport, const engine::HotelView &hotel, Books &books,
           World &world, Log log);

    /// Bookings that are not what they were.
    void changed(const std::vector<booking::Booking> &bookings);
    /// Looks up again what is to be told.
    void load();
    /// What waits for a failure to pass, and what was refused.
    void tryNow();

    /// Bookings whose version there may not be the newest.
    int untold() const { return static_cast<int>(due_.size()); }
    /// Of these the newest version was refused.
    int refused() const { return static_cast<int>(refused_.size()); }
    /// Whether nothing is to be told, nor tokens to be cleaned up.
    bool isQuiet() const { return loaded_ && !busy_ && due_.empty() && givenUp_.empty(); }
    int failures() const { return breaker_.failures(); }
    Instant notBefore() const { return notBefore_; }
    const QString &said() const { return said_; }
    qint64 messages() const { return messages_; }

private:
    /// The booking in hand.
    struct Task {
        OutboxKnown known;
        booking::OutboxRow out;
        protocols::Reservation reservation;
        std::optional<protocols::Reservation> theirs;  ///< of a GDS, as it last told it
        bool changes = false;                          ///< of a GDS: more than the hotel's number
    };
    struct Due {
        Instant at;     ///< not before that
        Night arrival;  ///< the soonest goes first
    };
    struct Todo {
        std::vector<Untold> bookings;
        std::vector<booking::OutboxTokenRow> tokens;
    };
    void pump();
    std::map<BookingId, Due>::iterator next();
    Result<bool> work();
    Result<bool> workSoldThere();
    bool tookEffect(const std::optional<protocols::Reservation> &there) const;
    bool mayBeNews(const std::optional<protocols::Reservation> &there) const;
    void refuse(const QString &why);
    bool cleanUp();
    void lookUp(BookingId id);
    void decide();
    void registerToken();
    void makeToken();
    void sendFirst();
    void send();
    void told(const OutboxDialect::Told &told);
    void resolve();
    void revoke();
    void ask();
    void found(const std::optional<protocols::Reservation> &there);

    /// Writes how the task stands, and goes on.
    void write(std::function<void()> then, std::vector<booking::OutboxTokenRow> tokens = {});
    void settled(std::vector<booking::OutboxTokenRow> tokens = {});
    /// The task is put down: done with, or looked at again at that time.
    void finish();
    void again(Instant at);
    void exchange(const Request &request, std::function<Verdict(const Reply &)> read,
                  std::function<void()> then);
    booking::OutboxTokenRow token(Instant used, bool gone) const;
    booking::OutboxTokenRow giveUpToken(bool mayExist);
    qint64 longestWay() const { return 2 * settings_.timeoutSeconds * kSecond; }
    Stamp stamp();

    const ChannelId channel_;
    const sync::ChannelSettings &settings_;
    const OutboxDialect dialect_;
    std::unique_ptr<Transport> transport_;
    const engine::HotelView &hotel_;
    Books &books_;
    World &world_;
    const Log log_;
    const bool soldThere_;  ///< only what it sold, under its own numbers
    const bool tokens_;
    sync::Backoff backoff_;
    sync::Breaker breaker_;
    std::map<BookingId, Due> due_;         ///< to be looked at
    std::set<BookingId> refused_, retry_;  ///< and of those, which are told once more
    std::map<QString, Instant> givenUp_;   ///< tokens that may exist, and since when
    std::unique_ptr<Task> task_;
    bool loaded_ = false;
    bool busy_ = false;
    bool changedMeanwhile_ = false;  ///< the booking in hand
    Instant notBefore_;
    Alarm alarm_{world_, [this] { pump(); }};
    QString said_;
    qint64 messages_ = 0;
    Alive alive_;  ///< the last member: its end is the first
};

/// Adds to how a line stands what is to be told by it, and that this fails.
void noteTelling(const Outbox &outbox, LinkStatus &status);

}  // namespace roomrack::channels
