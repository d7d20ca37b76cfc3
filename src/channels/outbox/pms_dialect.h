// SPDX-License-Identifier: GPL-3.0-or-later
// What a PMS is told over HTTP, and how it answers: reservations as OTA_HotelResNotif, asked for by
// number with OTA_Read; and message tokens, where it knows them. Pure.
//
// Tokens are resources of the other side's store: PUT /tokens/ID makes one, GET says whether it is
// there, DELETE takes it away (404: it is not there). A message that comes with the header
// Message-Token is processed only while that token is there, and takes it away; else 409.
#pragma once

#include "channels/link/dialect.h"

namespace roomrack::channels {

class PmsDialect {
public:
    PmsDialect(const sync::ChannelSettings &settings, const QByteArray &secret);

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

    /// What became of a reservation that it was told of.
    Request ask(const QString &id, const Stamp &stamp) const;
    struct Found {
        Verdict verdict;
        std::optional<protocols::Reservation> reservation;  ///< none: it knows of none
    };
    static Found readFound(const Reply &reply, const QString &id);

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
    Request message(const QString &what, const QByteArray &body) const;

    QString hotelCode_;
    QString account_;
    QByteArray authorization_;
    int timeoutSeconds_;
};

}  // namespace roomrack::channels
