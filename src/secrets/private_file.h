// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a file with a secret, only if no other user could have accessed it.
#pragma once

#include "core/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace roomrack::secrets {

/// At most 1 MiB. Forbidden: users other than its owner may read or write it. Credentials of a
/// service manager (below $CREDENTIALS_DIRECTORY, see systemd.exec) are protected by it, whatever
/// their mode bits.
Result<QByteArray> privateFile(const QString &path);

/// Path of the service manager's credential with this name; empty if there is none.
QString credentialFile(const QString &name);

}  // namespace roomrack::secrets
