// SPDX-License-Identifier: GPL-3.0-or-later
// Backups of a hotel file that can replace it: made while the file is open, and verified before
// they count. Properties in a server's database are backed up by the server's administrator.
#pragma once

#include "storage/store.h"

#include <QtCore/QStringList>

#include <functional>
#include <optional>

namespace roomrack::storage {

/// Called now and then from the working thread; false cancels and leaves no files behind.
using StillWanted = std::function<bool()>;

/// What a backup holds.
struct BackupContents {
    QString file;
    qint64 bytes = 0;
    QStringList hotels;  ///< property names, by number
    Instant lastAt;      ///< time of its last transaction; 0: none
    /// Result of `--verify`; none for an older format, which is migrated when it is opened.
    std::optional<VerifyReport> proof;
};

/// Copies what is committed in `file`, open or not, into `backup`, which is replaced only when the
/// copy is on disk and verified (verify()). Errors: Invalid (a server's database; both are the same
/// file), NotFound, ReadOnly, DiskFull, Corrupt (`file` is damaged, or verification failed),
/// Cancelled.
Result<BackupContents> backUp(const QString &file, const QString &backup,
                              const StillWanted &wanted = {});

/// Opens a backup without changing it. Errors: NotFound, Corrupt (damaged, or not a hotel file),
/// Newer, ReadOnly.
Result<BackupContents> readBackup(const QString &backup);

/// Replaces `file` by a copy of `backup`. The previous file is kept beside it; returns its new
/// path, or an empty one if there was none. Errors: as readBackup(); Locked (`file` is open),
/// DiskFull, ReadOnly; then nothing has changed.
Result<QString> restore(const QString &backup, const QString &file, Instant now);

/// One statement: writes the committed contents of the connection's file, WAL included, to `copy`.
/// After an error no file is left.
class SqliteConnection;
Result<void> copyInto(SqliteConnection &connection, const QString &copy,
                      const StillWanted &wanted = {});

}  // namespace roomrack::storage
