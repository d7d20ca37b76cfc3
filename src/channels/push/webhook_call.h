// SPDX-License-Identifier: GPL-3.0-or-later
// What a channel asks of the hotel by its webhook, once it has proved who it is, and what came of
// it.
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace roomrack::channels {

struct WebhookCall {
    enum class Kind : quint8 {
        Push,       ///< stores `body`, one reservation; with a token only while that is there
        Fetch,      ///< there is something to be fetched; a token goes as with Push
        MakeToken,  ///< there may be one already
        AskToken,
        DropToken,
        Find  ///< the newest message about `reservation`
    };
    Kind kind = Kind::Push;
    QByteArray body{};
    QString token{};
    QString reservation{};  ///< the channel's own number
};

struct WebhookAnswer {
    enum class Came : quint8 {
        Failed,    ///< nothing was done, or that is not known: it may be asked again
        Done,      ///< stored; or the token is there, or was until now; or `body` was found
        NotThere,  ///< there is no such token, or nothing was told of the reservation
        TooMany    ///< no token is made while so many of the channel's are there
    };
    Came came = Came::Failed;
    QByteArray body{};
    bool done() const { return came == Came::Done; }
};

}  // namespace roomrack::channels
