// SPDX-License-Identifier: GPL-3.0-or-later
// What a PMS or a GDS is told over HTTP, and how it answers: reservations as OTA_HotelResNotif,
// asked for by number with OTA_Read; and message tokens, where it knows them. A GDS hears it in
// SOAP with a WSSE token, a PMS as it is with basic authentication. Pure.
//
// Tokens are resources of the other side's store: PUT /tokens/ID makes one, GET says whether it is
// there, DELETE takes it away (404: it is not there). A message that comes with the header
// Message-Token is processed only while that token is there, and takes it away; else 409.
#pragma once

#include "channels/link/dialect.h"
#include "protocols/opentravel/messages.h"
#include "sync/settings.h"

namespace roomrack::channels {

class OutboxDialect {
public:
    OutboxDialect(const sync::ChannelSettings &settings, const QByteArray &secret);

    /// `token`: empty where it speaks none.
    Request tell(const protocols::Reservation &reservation, const QString &token,
                 const Stamp &stamp) const;
    struct Told {
        Verdict verdict;
        QString number;        ///< its own number for the reservation
        bool noToken = false;  ///< the token is not there: processed already, or given up
        bool known = false;    ///< refused because it has it already
    };
    static Told readTold(const Reply &reply);

    /// What became of a reservation that it was told of; whose number that is, as it was said.
    Request ask(const QString &id, const QString &context, const Stamp &stamp) const;
    struct Found {
        Verdict verdict;
        std::optional<protocols::Reservation> reservation;  ///< none: it knows of none
    };
    static Found readFound(const Reply &reply, const QString &id);
    /// A reservation as its channel told it; none: there is none in the message.
    static std::optional<protocols::Reservation> readTheirs(const QByteArray &message);

    Request makeToken(const QString &token) const;
    Request askToken(const QString &token) const;
    Request dropToken(const QString &token) const;
    struct Token {
        Verdict verdict;
        bool there = false;  ///< it is, or was until now
    };
    static Token readToken(const Reply &reply);

private:
    Request tokenRequest(const QByteArray &method, const QString &token) const;
    Request message(const protocols::opentravel::Message &message) const;
    Request plain(const QString &what, const QByteArray &body) const;
    protocols::opentravel::Head head(const Stamp &stamp) const;

    QString hotelCode_;
    QString account_;
    QString password_;  ///< of SOAP
    QByteArray authorization_;
    bool soap_;
    int timeoutSeconds_;
};

}  // namespace roomrack::channels
