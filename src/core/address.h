// SPDX-License-Identifier: GPL-3.0-or-later
// Addresses of other systems as people type them. Nobody else's machine is spoken to in plain text.
#pragma once

#include "core/error.h"

namespace roomrack::core {

/// "localhost", "::1" or 127.x.x.x.
bool isThisMachine(const QString &host);

enum class AddressOf : quint8 {
    Web,  ///< "https://host/path"; plain http only to this machine
    Line  ///< "host:port" of a line over TCP
};
/// Without a name or password in it. An error names `field`.
Result<void> checkAddress(const char *field, const QString &address, AddressOf what);

}  // namespace roomrack::core
