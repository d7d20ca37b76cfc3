// SPDX-License-Identifier: GPL-3.0-or-later
// A protocol as a link speaks it: boards into requests, answers into what became of them,
// reservations into what the reception understands. Pure: no sockets, no clock; but it remembers
// what the other side said it can do.
#pragma once

#include "booking/channel_rows.h"
#include "channels/link/hotel_facts.h"
#include "channels/link/transport.h"
#include "core/clock.h"
#include "core/error.h"
#include "protocols/reservation.h"
#include "sync/board.h"
#include "sync/settings.h"

#include <optional>

namespace roomrack::channels {

/// What makes a message one of its own.
struct Stamp {
    Instant at;
    QString id;  ///< echo token, message id: never given out twice
};

/// A kind of request with a budget of its own.
struct Stream {
    QString name;  ///< "availability"
    quint8 kinds = 0;
    int perMinute = 0;     ///< 0: no limit
    bool weekdays = true;  ///< its entries may name weekdays, where the protocol can at all
};

/// What became of a request.
struct Verdict {
    enum class Kind : quint8 {
        Done,        ///< applied, but for `refused`
        Refused,     ///< nothing of it was applied, and the same again would not be either
        TryLater,    ///< nothing was applied: too many requests, or it is not ready
        NotAllowed,  ///< our name or password is wrong
        Unknown      ///< it may have been applied
    };
    Kind kind = Kind::Unknown;
    std::vector<sync::Refusal> refused;
    QString said;                  ///< in the channel's words
    qint64 retryAfterSeconds = 0;  ///< 0: it did not say
    quint8 sendAllAgain = 0;       ///< kinds that the channel wants in full
    bool nextAtOnce = false;       ///< of a hello: what follows depends on nothing but us
};

/// A reservation as it came, understood or not.
struct Received {
    QString reservation;  ///< the channel's number for it; empty where even that is unreadable
    QString revision;     ///< tells one message about it from the next
    QByteArray body;      ///< raw: replayed when somebody has mapped what was missing
    Result<protocols::Reservation> understood;
    bool named = false;     ///< the channel gives every version a `revision` of its own; else it is
                            ///< made of what is said, and may be that of an earlier version
    bool followed = false;  ///< the next version came with it
    Instant waitsSince{};   ///< when it was received first; zero: now
    QString token{};        ///< goes in the commit that stores it; empty: it came with none
};

struct Polled {
    Verdict verdict;
    std::vector<Received> received;
    bool more = false;  ///< ask again at once when these are acknowledged
};

class Dialect {
public:
    Dialect() = default;
    virtual ~Dialect() = default;

    /// Before anything is written, and when the hotel was described anew. Returns kinds that the
    /// channel must be sent in full because of it.
    virtual quint8 describe(const HotelFacts &) { return 0; }
    virtual std::vector<Stream> streams() const = 0;
    /// Whether an entry may name weekdays.
    virtual bool weekdays() const = 0;
    /// Kinds whose messages replace all that the channel has of them. Their passes must have
    /// everything that is out of step.
    virtual quint8 whole() const { return 0; }
    /// Entries of the kinds of one stream, taken from this board.
    virtual Request write(const sync::Board &board, const sync::Pass &pass, const Stamp &stamp) = 0;
    virtual Verdict read(const sync::Pass &pass, const Reply &reply) = 0;

    /// Before anything else, and after a long silence: can we speak at all? Used by the connection
    /// test and to find out whether a channel that was down is back.
    virtual Request hello(const Stamp &stamp) = 0;
    /// TryLater with `nextAtOnce`: hello() has another question, to be asked without delay.
    virtual Verdict readHello(const Reply &reply) = 0;
    /// Whether nothing may be sent before a hello is answered, the first or another.
    virtual bool needsHello() const { return false; }

    /// Asks for reservations; none: the channel pushes them.
    virtual std::optional<Request> poll(const Stamp &stamp) = 0;
    virtual Polled readPoll(const Reply &reply) = 0;
    /// Says that these are stored; none: nothing is to be said. May need several requests: it is
    /// asked again with the rest.
    virtual std::optional<Request> acknowledge(const std::vector<Received> &stored, size_t &count,
                                               const Stamp &stamp) = 0;
    virtual Verdict readAcknowledged(const Reply &reply) = 0;
    /// A stored body once more.
    virtual Received understand(const QByteArray &body) const = 0;
    /// A body of either side as it may be kept in the log: without passwords and what belongs to a
    /// payment card.
    virtual QByteArray withoutSecrets(const QByteArray &body) const { return body; }

private:
    Q_DISABLE_COPY(Dialect)
};

/// What an HTTP status says by itself, where the protocol says no more: 401 and 403 NotAllowed, 429
/// and 503 with Retry-After TryLater, other 4xx Refused, other 5xx and no answer Unknown. None:
/// 2xx.
std::optional<Verdict> verdictOfStatus(const Reply &reply);

/// How a request and its answer are kept in the log.
booking::MessageOutcome outcomeOf(const Reply &reply, const Verdict &verdict);

}  // namespace roomrack::channels
