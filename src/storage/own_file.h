// SPDX-License-Identifier: GPL-3.0-or-later
// Files with guest data are accessible to their owner only, whatever the umask: created so, and
// tightened if an older program or a user left them open.
#pragma once

#include "core/error.h"

#include <QtCore/QString>

namespace roomrack::storage {

/// Creates an empty file with mode 0600, which SQLite accepts as a new database and whose mode it
/// applies to the WAL and other companion files. An existing file is unchanged. ReadOnly: the
/// folder is not writable.
Result<void> makeOwnFile(const QString &file);

/// Removes the permissions of group and others from a database that the caller owns, and from its
/// companion files (-wal, -shm, -journal). Never opens them: closing one would release SQLite's
/// locks on it.
void keepToOwner(const QString &file);

/// makeOwnFile() or keepToOwner().
Result<void> ownFile(const QString &file);

}  // namespace roomrack::storage
