// SPDX-License-Identifier: GPL-3.0-or-later
// One request of ours to somebody else and its answer, whatever carries them.
#pragma once

#include "protocols/headers.h"

#include <QtCore/QString>

#include <functional>
#include <optional>

namespace roomrack::http {

/// A request that we make; http::Request is one that comes in.
struct Outgoing {
    QString what;  ///< for people and the log: "availability", "OTA_ReadRQ"
    QByteArray method = "POST";
    QByteArray path;             ///< goes behind the other side's address
    protocols::Headers headers;  ///< may have secrets; never logged
    QByteArray body;
    int timeoutSeconds = 60;
};

struct Reply {
    enum class Came : quint8 {
        Answer,     ///< whole
        Nothing,    ///< cut off or timed out: the request may have been applied, or not
        NotReached  ///< no connection: it certainly did not get there
    };
    Came came = Came::Nothing;
    int status = 0;
    protocols::Headers headers;
    QByteArray body;
    QString trouble;  ///< in words, where no answer came
};

class Transport {
public:
    Transport() = default;
    virtual ~Transport() = default;
    /// `done` is called once, later, in the thread of the caller; not after this is destroyed.
    virtual void send(const Outgoing &request, std::function<void(Reply)> done) = 0;

private:
    Q_DISABLE_COPY(Transport)
};

/// How long the other side asks us to wait (Retry-After in seconds, at most a day), where it does.
std::optional<qint64> retryAfterSeconds(const Reply &reply);

}  // namespace roomrack::http
