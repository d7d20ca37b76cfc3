// SPDX-License-Identifier: GPL-3.0-or-later
// Calls a server on this machine over a separate socket, with exactly the given bytes.
#pragma once

#include "protocols/headers.h"

#include <QByteArray>

namespace roomrack::tests {

struct Called {
    int status = 0;  ///< 0: no response
    protocols::Headers headers;
    QByteArray body;
    QByteArray header(const QByteArray &name) const { return protocols::header(headers, name); }
};

/// Sends these bytes and reads until the connection is closed; waits in the event loop.
Called callRaw(quint16 port, const QByteArray &bytes);

/// A request with Host (this machine's unless given), Content-Length and Connection: close.
Called call(quint16 port, const QByteArray &method, const QByteArray &target,
            protocols::Headers headers = {}, const QByteArray &body = {});

}  // namespace roomrack::tests
