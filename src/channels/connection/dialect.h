// SPDX-License-Identifier: GPL-3.0-or-later
// A protocol for a link: boards into requests, answers into verdicts, reservations into messages
// for the reception. Pure: no sockets, no clock; but it stores the capabilities that the other side
// reported.
#pragma once

#include "booking/channel_rows.h"
#include "channels/connection/hotel_facts.h"
#include "channels/connection/transport.h"
#include "core/clock.h"
#include "core/error.h"
#include "protocols/reservation.h"
#include "sync/board.h"
#include "sync/settings.h"

#include <optional>

namespace roomrack::channels {

/// Makes a message unique.
struct Stamp {
    Instant at;
    QString id;  ///< echo token, message id: never reused
};

/// A kind of request with a rate limit of its own.
struct Stream {
    QString name;  ///< "availability"
    quint8 kinds = 0;
    int perMinute = 0;     ///< 0: no limit
    bool weekdays = true;  ///< its entries may name weekdays, if the protocol supports it
};

/// The outcome of a request.
struct Verdict {
    enum class Kind : quint8 {
        Done,        ///< applied, except `refused`
        Refused,     ///< nothing was applied, and a retry would fail too
        TryLater,    ///< nothing was applied: too many requests, or not ready
        NotAllowed,  ///< wrong account or password
        Unknown      ///< it may have been applied
    };
    Kind kind = Kind::Unknown;
    std::vector<sync::Refusal> refused;
    QString said;                  ///< the channel's text
    qint64 retryAfterSeconds = 0;  ///< 0: not given
    quint8 sendAllAgain = 0;       ///< kinds that the channel requests in full
    bool nextAtOnce = false;       ///< of a hello: the next step depends on this side only
};

/// A reservation as received, parsed or not.
struct Received {
    QString reservation;  ///< the channel's number for it; empty if unreadable
    QString revision;     ///< distinguishes messages about the same reservation
    QByteArray body;      ///< raw: replayed when the missing code is mapped
    Result<protocols::Reservation> understood;
    bool named = false;     ///< the channel gives each version its own `revision`; else it is
                            ///< derived from the content, and may equal that of an earlier version
    bool followed = false;  ///< the next version came with it
    Instant waitsSince{};   ///< when it was first received; zero: now
    QString token{};        ///< removed in the commit that stores it; empty: none
};

struct Polled {
    Verdict verdict;
    std::vector<Received> received;
    bool more = false;  ///< poll again at once when these are acknowledged
};

class Dialect {
public:
    Dialect() = default;
    virtual ~Dialect() = default;

    /// Called before the first write(), and when the property was described again. Returns kinds
    /// that must be sent to the channel in full because of it.
    virtual quint8 describe(const HotelFacts &) { return 0; }
    virtual std::vector<Stream> streams() const = 0;
    /// Whether an entry may name weekdays.
    virtual bool weekdays() const = 0;
    /// Kinds whose messages replace everything the channel has of them. Their passes must contain
    /// all pending cells.
    virtual quint8 whole() const { return 0; }
    /// Writes entries of the kinds of one stream, taken from this board.
    virtual Request write(const sync::Board &board, const sync::Pass &pass, const Stamp &stamp) = 0;
    virtual Verdict read(const sync::Pass &pass, const Reply &reply) = 0;

    /// The first request, also after a long silence: can the two sides communicate at all? Used by
    /// the connection test and to detect that an offline channel is back.
    virtual Request hello(const Stamp &stamp) = 0;
    /// TryLater with `nextAtOnce`: hello() has another request, to be sent without delay.
    virtual Verdict readHello(const Reply &reply) = 0;
    /// Whether nothing may be sent before a hello is answered, the first or another.
    virtual bool needsHello() const { return false; }

    /// Requests reservations; empty: the channel pushes them.
    virtual std::optional<Request> poll(const Stamp &stamp) = 0;
    virtual Polled readPoll(const Reply &reply) = 0;
    /// Acknowledges stored reservations; empty: the protocol needs none. May need several requests:
    /// it is called again with the rest.
    virtual std::optional<Request> acknowledge(const std::vector<Received> &stored, size_t &count,
                                               const Stamp &stamp) = 0;
    virtual Verdict readAcknowledged(const Reply &reply) = 0;
    /// Parses a stored body again.
    virtual Received understand(const QByteArray &body) const = 0;
    /// A body of either side for the log: without passwords and payment card data.
    virtual QByteArray withoutSecrets(const QByteArray &body) const { return body; }

private:
    Q_DISABLE_COPY(Dialect)
};

/// The verdict of an HTTP status alone, where the protocol gives no more: 401 and 403 NotAllowed,
/// 429 and 503 with Retry-After TryLater, other 4xx Refused, other 5xx and no answer Unknown.
/// Empty: 2xx.
std::optional<Verdict> verdictOfStatus(const Reply &reply);

/// Why a response cannot be read. A web page is from a server that does not use the protocol.
QString unreadableText(const Reply &reply, const Error &why);

/// The outcome of a request for the message log.
booking::MessageOutcome outcomeOf(const Reply &reply, const Verdict &verdict);

}  // namespace roomrack::channels
