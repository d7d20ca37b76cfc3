// SPDX-License-Identifier: GPL-3.0-or-later
// An authenticated webhook request of a channel, and its result.
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace roomrack::channels {

struct WebhookCall {
    enum class Kind : quint8 {
        Push,       ///< stores `body`, one reservation; a token must exist
        Fetch,      ///< a fetch is due; a token as with Push
        MakeToken,  ///< it may exist already
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
        Failed,    ///< nothing was done, or the result is unknown: retry
        Done,      ///< stored; or the token exists, or did until now; or `body` was found
        NotThere,  ///< no such token, or no message about the reservation
        TooMany    ///< the channel has too many tokens to add one
    };
    Came came = Came::Failed;
    QByteArray body{};
    bool done() const { return came == Came::Done; }
};

}  // namespace roomrack::channels
