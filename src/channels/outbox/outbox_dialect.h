// SPDX-License-Identifier: GPL-3.0-or-later
// Requests to a PMS or a GDS over HTTP, and their answers: reservations as OTA_HotelResNotif,
// queried by number with OTA_Read; and message tokens, where supported. A GDS gets SOAP with a WSSE
// token, a PMS plain XML with basic authentication. Pure.
//
// Tokens are resources in the other side's store: PUT /tokens/ID creates one, GET returns whether
// it exists, DELETE removes it (404: it does not exist). A message with the header Message-Token is
// processed only while that token exists, and removes it; else 409.
#pragma once

#include "channels/connection/dialect.h"
#include "protocols/opentravel/messages.h"
#include "sync/settings.h"

namespace roomrack::channels {

class OutboxDialect {
public:
    OutboxDialect(const sync::ChannelSettings &settings, const QByteArray &secret);

    /// `token`: empty if the other side does not support tokens.
    Request tell(const protocols::Reservation &reservation, const QString &token,
                 const Stamp &stamp) const;
    struct Told {
        Verdict verdict;
        QString number;        ///< its own number for the reservation
        bool noToken = false;  ///< the token is gone: processed already, or given up
        bool known = false;    ///< refused because it has it already
    };
    static Told readTold(const Reply &reply);

    /// Queries a reservation that was sent; `context`: whose number `id` is, as it was sent.
    Request ask(const QString &id, const QString &context, const Stamp &stamp) const;
    struct Found {
        Verdict verdict;
        std::optional<protocols::Reservation> reservation;  ///< empty: it has none
    };
    static Found readFound(const Reply &reply, const QString &id);
    /// A reservation as its channel sent it; empty: the message has none.
    static std::optional<protocols::Reservation> readTheirs(const QByteArray &message);

    Request makeToken(const QString &token) const;
    Request askToken(const QString &token) const;
    Request dropToken(const QString &token) const;
    struct Token {
        Verdict verdict;
        bool there = false;  ///< it exists, or did until now
    };
    static Token readToken(const Reply &reply);

private:
    Request tokenRequest(const QByteArray &method, const QString &token) const;
    Request message(const protocols::opentravel::Message &message) const;
    Request plain(const QString &what, const QByteArray &body) const;
    protocols::opentravel::Head head(const Stamp &stamp) const;

    QString hotelCode_;
    QString account_;
    QString password_;  ///< for SOAP
    QByteArray authorization_;
    bool soap_;
    int timeoutSeconds_;
};

}  // namespace roomrack::channels
