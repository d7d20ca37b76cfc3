// SPDX-License-Identifier: GPL-3.0-or-later
// Tells another system of bookings, each version once, whatever is lost, repeated or reordered:
// what is to be told follows from the bookings; what may be on its way is stored before it leaves,
// and its fate is found out before anything is said again (docs/decisions/0025).
#pragma once

#include "channels/link/alive.h"
#include "channels/link/books.h"
#include "channels/outbox/pms_dialect.h"
#include "channels/pms/message_log.h"
#include "engine/hotel_view.h"
#include "storage/reader.h"
#include "sync/pace.h"

#include <map>

namespace roomrack::channels {

class Outbox {
public:
    /// Everything must outlive it. Begins at once, with what the file says is still to be told.
    Outbox(ChannelId channel, const sync::ChannelSettings &settings, const QByteArray &secret,
           std::unique_ptr<Transport> transport, const engine::HotelView &hotel, Books &books,
           World &world, MessageLog &log);

    /// Bookings that are not what they were.
    void changed(const std::vector<booking::Booking> &bookings);
    /// Looks up again what is to be told.
    void load();
    void tryNow();

    /// Bookings whose version there may not be the newest.
    int untold() const { return static_cast<int>(due_.size()); }
    /// Whether nothing is to be told, nor tokens to be cleaned up.
    bool isQuiet() const { return loaded_ && !busy_ && due_.empty() && givenUp_.empty(); }
    int failures() const { return breaker_.failures(); }
    Instant notBefore() const { return notBefore_; }
    const QString &said() const { return said_; }
    qint64 messages() const { return messages_; }

private:
    /// The booking in hand.
    struct Task {
        storage::BookingRow row;
        booking::OutboxRow out;
        protocols::Reservation reservation;
    };
    struct Todo {
        std::vector<BookingId> bookings;
        std::vector<booking::OutboxTokenRow> tokens;
    };
    void pump();
    void wakeAt(Instant at);
    bool cleanUp();
    void lookUp(BookingId id);
    void decide();
    void registerToken();
    void makeToken();
    void sendFirst();
    void send();
    void told(const PmsDialect::Told &told);
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
    const PmsDialect dialect_;
    std::unique_ptr<Transport> transport_;
    const engine::HotelView &hotel_;
    Books &books_;
    World &world_;
    MessageLog &log_;
    sync::Backoff backoff_;
    sync::Breaker breaker_;
    std::map<BookingId, Instant> due_;    ///< to be looked at, not before that
    std::map<QString, Instant> givenUp_;  ///< tokens that may exist, and since when
    std::unique_ptr<Task> task_;
    bool loaded_ = false;
    bool busy_ = false;
    bool changedMeanwhile_ = false;  ///< the booking in hand
    Instant notBefore_, wake_;
    QString said_;
    qint64 messages_ = 0;
    Alive alive_;  ///< the last member: its end is the first
};

}  // namespace roomrack::channels
