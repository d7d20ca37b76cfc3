// SPDX-License-Identifier: GPL-3.0-or-later
// Copies of a hotel file that can take its place: made while the hotel is open, and tried before
// they count. Hotels in a server's database are backed up by whoever keeps the server.
#pragma once

#include "storage/store.h"

#include <QtCore/QStringList>

#include <functional>
#include <optional>

namespace roomrack::storage {

/// Asked now and then from the thread that works; false: stop, nothing is left behind.
using StillWanted = std::function<bool()>;

/// What a backup holds.
struct BackupContents {
    QString file;
    qint64 bytes = 0;
    QStringList hotels;  ///< their names, by number
    Instant lastAt;      ///< time of its last transaction; 0 where there is none
    /// What `--verify` says of it; none where it has an older format, which is brought up to date
    /// when it is opened.
    std::optional<VerifyReport> proof;
};

/// Copies what is committed in `file`, open or not, into `backup`, which is replaced only when the
/// copy is on the disk and was proved (verify()) to be sound.
/// Errors: Invalid (a server's database; both are the same file), NotFound, ReadOnly, DiskFull,
/// Corrupt (`file` is damaged, or the copy is not sound), Cancelled.
Result<BackupContents> backUp(const QString &file, const QString &backup,
                              const StillWanted &wanted = {});

/// Opens a backup without changing it. Errors: NotFound, Corrupt (damaged, or no hotel file),
/// Newer, ReadOnly.
Result<BackupContents> readBackup(const QString &backup);

/// Puts a copy of `backup` where `file` is. What was there is kept beside it; its new path is
/// returned, or an empty one where there was nothing. Errors: as readBackup(); Locked (`file` is
/// open), DiskFull, ReadOnly; then everything is as it was.
Result<QString> restore(const QString &backup, const QString &file, Instant now);

/// One statement: `copy` becomes what the transactions of the connection's file left, its WAL
/// included. Nothing is left of it after an error.
class SqliteConnection;
Result<void> copyInto(SqliteConnection &connection, const QString &copy,
                      const StillWanted &wanted = {});

}  // namespace roomrack::storage
