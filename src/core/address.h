// SPDX-License-Identifier: GPL-3.0-or-later
// Validation of addresses of other systems. Plain text is allowed to this machine only.
#pragma once

#include "core/error.h"

namespace roomrack::core {

/// "localhost", "::1" or 127.x.x.x.
bool isThisMachine(const QString &host);

enum class AddressOf : quint8 {
    Web,  ///< "https://host/path"; plain http only to this machine
    Line  ///< "host:port" of a TCP connection
};
/// The address must not contain a user name or password. Errors have the field `field`.
Result<void> checkAddress(const char *field, const QString &address, AddressOf what);

}  // namespace roomrack::core
