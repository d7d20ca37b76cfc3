// SPDX-License-Identifier: GPL-3.0-or-later
// Outgoing request and its answer, independent of the transport.
#pragma once

#include "protocols/headers.h"

#include <QtCore/QString>

#include <functional>
#include <optional>

namespace roomrack::http {

/// Outgoing request; http::Request is an incoming one.
struct Outgoing {
    QString what;  ///< for display and log: "availability", "OTA_ReadRQ"
    QByteArray method = "POST";
    QByteArray path;             ///< appended to the peer's address
    protocols::Headers headers;  ///< may contain secrets; never logged
    QByteArray body;
    int timeoutSeconds = 60;
};

struct Reply {
    enum class Came : quint8 {
        Answer,     ///< complete
        Nothing,    ///< cut off or timed out: the request may have been applied
        NotReached  ///< no connection: certainly not delivered
    };
    Came came = Came::Nothing;
    int status = 0;
    protocols::Headers headers;
    QByteArray body;
    QString trouble;  ///< code (core/failure_text.h) or text of the error if there is no answer
};

class Transport {
public:
    Transport() = default;
    virtual ~Transport() = default;
    /// Calls `done` once, asynchronously, in the caller's thread; never after this is destroyed.
    virtual void send(const Outgoing &request, std::function<void(Reply)> done) = 0;

private:
    Q_DISABLE_COPY(Transport)
};

/// Wait requested by the peer (Retry-After in seconds, at most a day), if any.
std::optional<qint64> retryAfterSeconds(const Reply &reply);

}  // namespace roomrack::http
