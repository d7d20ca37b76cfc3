// SPDX-License-Identifier: GPL-3.0-or-later
// A file with a secret in it: read only where nobody but its owner could have.
#pragma once

#include "core/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace roomrack::secrets {

/// At most 1 MiB. Forbidden: others than its owner may read or write it. What a service manager
/// hands over (below $CREDENTIALS_DIRECTORY, see systemd.exec) is guarded by that, whatever the
/// bits of its mode say.
Result<QByteArray> privateFile(const QString &path);

/// What a service manager handed over under this name; empty: nothing, or there is none.
QString credentialFile(const QString &name);

}  // namespace roomrack::secrets
