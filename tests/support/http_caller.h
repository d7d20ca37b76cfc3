// SPDX-License-Identifier: GPL-3.0-or-later
// Calls a server of this machine over a socket of its own, with exactly the bytes that a test
// wants.
#pragma once

#include "protocols/headers.h"

#include <QByteArray>

namespace roomrack::tests {

struct Called {
    int status = 0;  ///< 0: no answer came
    protocols::Headers headers;
    QByteArray body;
    QByteArray header(const QByteArray &name) const { return protocols::header(headers, name); }
};

/// Sends these bytes and reads until the line is closed; waits in the event loop.
Called callRaw(quint16 port, const QByteArray &bytes);

/// A request with Host (this machine's, unless there is another), length and a closed line after
/// it.
Called call(quint16 port, const QByteArray &method, const QByteArray &target,
            protocols::Headers headers = {}, const QByteArray &body = {});

}  // namespace roomrack::tests
