// SPDX-License-Identifier: GPL-3.0-or-later
// Parses listening addresses: "HOST:PORT".
#pragma once

#include "core/error.h"

#include <QtNetwork/QHostAddress>

#include <utility>

namespace roomrack::http {

/// "127.0.0.1:8470", "localhost:0", "[::1]:8470"; port 0: chosen by the system. Errors have the
/// field `field`.
Result<std::pair<QHostAddress, quint16>> addressFrom(const QString &text, const QString &field);

/// An address without a port: "127.0.0.1", "localhost", "[::1]"; null if it is invalid.
QHostAddress hostAddressFrom(const QString &text);

}  // namespace roomrack::http
