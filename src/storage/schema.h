// SPDX-License-Identifier: GPL-3.0-or-later
// The schema and its migrations: numbered SQL files, forward only, one transaction each. The files
// are written once for every database.
#pragma once

#include "storage/sqlite_connection.h"

#include <QtCore/QString>

#include <span>
#include <vector>

namespace roomrack::storage {

/// "RMRK": the application id of hotel files.
inline constexpr qint32 kApplicationId = 0x524d524b;

struct Migration {
    int number = 0;  ///< 1, 2, 3, ...
    QString sql;
};

/// The embedded files in order of number.
const std::vector<Migration> &migrations();

/// Newer if the schema is newer than this program.
Result<void> checkVersion(int version, int newest, const QString &field);

/// PRAGMA user_version: the number of the last migration that ran.
Result<int> schemaVersion(const SqliteConnection &connection);
/// Runs the missing migrations. An existing file is first copied to "FILE.before-N", N being the
/// number of the first migration to run.
Result<void> migrate(SqliteConnection &connection, std::span<const Migration> known);

/// Checks the file's first bytes without opening it as a database: Corrupt for a foreign file,
/// Newer for one of a newer program. Does not check new files and interrupted writes.
Result<void> checkHeader(const QString &file, int newest);
/// The same checks on the open database, which has replayed an interrupted write.
Result<void> checkIdentity(const SqliteConnection &connection, int newest);
/// A read connection to an existing file or database in this program's format.
Result<std::unique_ptr<Connection>> openForReading(const QString &place);

}  // namespace roomrack::storage
