// SPDX-License-Identifier: GPL-3.0-or-later
// One request to a channel and its answer, whatever carries them.
#pragma once

#include "protocols/headers.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <functional>

namespace roomrack::channels {

using protocols::header;
using protocols::Headers;

struct Request {
    QString what;  ///< for people and the log: "availability", "OTA_ReadRQ"
    QByteArray method = "POST";
    QByteArray path;  ///< goes behind the channel's address
    Headers headers;  ///< may have secrets; never logged
    QByteArray body;
    int timeoutSeconds = 60;
};

struct Reply {
    enum class Came : quint8 {
        Answer,     ///< whole
        Nothing,    ///< cut off or timed out: the channel may have applied the request, or not
        NotReached  ///< no connection: it certainly did not get there
    };
    Came came = Came::Nothing;
    int status = 0;
    Headers headers;
    QByteArray body;
    QString trouble;  ///< in words, where no answer came
};

class Transport {
public:
    Transport() = default;
    virtual ~Transport() = default;
    /// `done` is called once, later, in the thread of the caller; not after this is destroyed.
    virtual void send(const Request &request, std::function<void(Reply)> done) = 0;

private:
    Q_DISABLE_COPY(Transport)
};

}  // namespace roomrack::channels
