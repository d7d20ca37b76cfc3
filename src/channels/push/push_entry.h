// SPDX-License-Identifier: GPL-3.0-or-later
// What came to the door for a channel and was not taken, as its log of messages has it.
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace roomrack::channels {

struct PushEntry {
    /// Known already: nothing was wrong with it, and nothing was done.
    bool copy = false;
    QString what;     ///< "POST /hooks/2"
    QString why;      ///< in words, with the address it came from
    QByteArray body;  ///< secrets masked, its beginning
    int more = 0;     ///< others of the kind before it, that have no entry of their own
    friend bool operator==(const PushEntry &, const PushEntry &) = default;
};

}  // namespace roomrack::channels
