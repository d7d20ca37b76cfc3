// SPDX-License-Identifier: GPL-3.0-or-later
// Where to listen, as a person writes it: "HOST:PORT".
#pragma once

#include "core/error.h"

#include <QtNetwork/QHostAddress>

#include <utility>

namespace roomrack::http {

/// "127.0.0.1:8470", "localhost:0", "[::1]:8470"; port 0: one that the system chooses. An error is
/// about `field`.
Result<std::pair<QHostAddress, quint16>> addressFrom(const QString &text, const QString &field);

/// An address alone: "127.0.0.1", "localhost", "[::1]"; null where it is none.
QHostAddress hostAddressFrom(const QString &text);

}  // namespace roomrack::http
