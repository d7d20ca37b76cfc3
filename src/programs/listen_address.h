// SPDX-License-Identifier: GPL-3.0-or-later
// "HOST:PORT" of a command line.
#pragma once

#include "core/error.h"

#include <QtNetwork/QHostAddress>

#include <utility>

namespace roomrack::programs {

/// "127.0.0.1:8470", "localhost:0", "[::1]:8470"; port 0: one that the system chooses.
Result<std::pair<QHostAddress, quint16>> addressFrom(const QString &text);

}  // namespace roomrack::programs
