// SPDX-License-Identifier: GPL-3.0-or-later
// Sends bookings to another system, each version once, whatever is lost, repeated or reordered:
// what to send is derived from the bookings; what may be under way is stored before it is sent, and
// its outcome is resolved before anything is sent again (docs/decisions/0025, 0029).
#pragma once

#include "channels/connection/alarm.h"
#include "channels/connection/books.h"
#include "channels/connection/channel_connection.h"
#include "channels/outbox/outbox_books.h"
#include "channels/outbox/outbox_dialect.h"
#include "engine/hotel_view.h"
#include "sync/pace.h"

#include <map>
#include <set>

namespace roomrack::channels {

class Outbox {
public:
    /// The log entry of a request sent at `at`, and its answer.
    using Log = std::function<booking::ChannelMessageRow(Instant at, const Request &request,
                                                         const Reply &reply, const Verdict &)>;
    /// All references must outlive this object. Starts at once, with what is pending in the file. A
    /// PMS is sent every booking, a GDS those that it sold.
    Outbox(ChannelId channel, const sync::ChannelSettings &settings, const QByteArray &secret,
           std::unique_ptr<Transport> transport, const engine::HotelView &hotel, Books &books,
           Scheduler &scheduler, Log log);

    /// Bookings that have changed.
    void changed(const std::vector<booking::Booking> &bookings);
    /// Looks up pending bookings again.
    void load();
    /// Retries what waits for the back-off, and what was refused.
    void tryNow();

    /// Bookings whose newest version may not be delivered.
    int untold() const { return static_cast<int>(due_.size()); }
    /// Those whose newest version was refused.
    int refused() const { return static_cast<int>(refused_.size()); }
    /// Whether nothing is to be sent, and no tokens are to be cleaned up.
    bool isQuiet() const { return loaded_ && !busy_ && due_.empty() && givenUp_.empty(); }
    int failures() const { return breaker_.failures(); }
    Instant notBefore() const { return notBefore_; }
    const QString &said() const { return said_; }
    qint64 messages() const { return messages_; }

private:
    /// The current booking.
    struct Task {
        OutboxKnown known;
        booking::OutboxRow out;
        protocols::Reservation reservation;
        std::optional<protocols::Reservation> theirs;  ///< GDS only: as it last sent it
        bool changes = false;  ///< GDS only: more than the property's number
    };
    struct Due {
        Instant at;     ///< not earlier
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

    /// Writes the state of the task, then calls `then`.
    void write(std::function<void()> then, std::vector<booking::OutboxTokenRow> tokens = {});
    void settled(std::vector<booking::OutboxTokenRow> tokens = {});
    /// Ends the task: done, or to be looked at again at that time.
    void finish();
    void again(Instant at);
    void exchange(const Request &request, std::function<Verdict(const Reply &)> read,
                  std::function<void()> then);
    booking::OutboxTokenRow token(Instant used, bool gone) const;
    booking::OutboxTokenRow giveUpToken(bool mayExist);
    qint64 longestWay() const { return 2 * settings_.timeoutSeconds * kSecond; }

    const ChannelId channel_;
    const sync::ChannelSettings &settings_;
    const OutboxDialect dialect_;
    std::unique_ptr<Transport> transport_;
    const engine::HotelView &hotel_;
    Books &books_;
    Scheduler &scheduler_;
    const Log log_;
    const bool soldThere_;  ///< GDS: only what it sold, under its numbers
    const bool tokens_;
    sync::Backoff backoff_;
    sync::Breaker breaker_;
    int putOff_ = 0;                       ///< TryLater answers in a row
    std::map<BookingId, Due> due_;         ///< bookings to be looked at
    std::set<BookingId> refused_, retry_;  ///< of those: refused, and to be sent again
    std::map<QString, Instant> givenUp_;   ///< tokens that may exist, and since when
    std::unique_ptr<Task> task_;
    bool loaded_ = false;
    bool busy_ = false;
    bool changedMeanwhile_ = false;  ///< the current booking
    Instant notBefore_;
    Alarm alarm_{scheduler_, [this] { pump(); }};
    QString said_;
    qint64 messages_ = 0;
    Alive alive_;  ///< last member: destroyed first
};

/// Adds the outbox's pending and failed messages to a link's status.
void noteTelling(const Outbox &outbox, ConnectionStatus &status);

}  // namespace roomrack::channels
