// SPDX-License-Identifier: GPL-3.0-or-later
// A request to the API server for a channel that was not accepted, for the message log.
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace roomrack::channels {

struct PushEntry {
    /// A repeat: no error, and nothing was done.
    bool copy = false;
    QString what;     ///< "POST /hooks/2"
    QString why;      ///< the reason, with the sender's address
    QByteArray body;  ///< its beginning, secrets masked
    int more = 0;     ///< earlier ones of the kind without an entry of their own
    friend bool operator==(const PushEntry &, const PushEntry &) = default;
};

}  // namespace roomrack::channels
