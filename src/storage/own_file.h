// SPDX-License-Identifier: GPL-3.0-or-later
// Files with guests in them are for their owner's eyes only, whatever the umask says: made so, and
// tightened where an older program or another hand left them open.
#pragma once

#include "core/error.h"

#include <QtCore/QString>

namespace roomrack::storage {

/// Makes an empty file with mode 0600, which SQLite takes for a new database and whose mode it
/// gives to the WAL and to what else belongs to it. One that is there stays as it is. ReadOnly: the
/// folder cannot be written.
Result<void> makeOwnFile(const QString &file);

/// Takes from group and others what they may do with a database that is the caller's own, and with
/// what stands beside it (-wal, -shm, -journal). Never opens them: closing one would let go of the
/// locks that SQLite has on it.
void keepToOwner(const QString &file);

/// makeOwnFile() or keepToOwner().
Result<void> ownFile(const QString &file);

}  // namespace roomrack::storage
