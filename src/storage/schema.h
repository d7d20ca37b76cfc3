// SPDX-License-Identifier: GPL-3.0-or-later
// The schema and how it grows: numbered SQL files, forward only, one transaction each. The files
// are written once for every database.
#pragma once

#include "storage/sqlite_connection.h"

#include <QtCore/QString>

#include <span>
#include <vector>

namespace roomrack::storage {

/// "RMRK": tells a hotel file from every other SQLite file.
inline constexpr qint32 kApplicationId = 0x524d524b;

struct Migration {
    int number = 0;  ///< 1, 2, 3, ...
    QString sql;
};

/// The embedded files in order of number.
const std::vector<Migration> &migrations();

/// Newer where this program does not know the schema.
Result<void> checkVersion(int version, int newest, const QString &field);

/// PRAGMA user_version: the number of the last migration that ran.
Result<int> schemaVersion(const SqliteConnection &connection);
/// Runs what is missing. An existing file is first copied to "FILE.before-N", N being the
/// number of the first migration that will change it.
Result<void> migrate(SqliteConnection &connection, std::span<const Migration> known);

/// What the first bytes of the file say, without opening it as a database: Corrupt for a foreign
/// file, Newer for one of a newer program. Says nothing about new files and interrupted writes.
Result<void> checkHeader(const QString &file, int newest);
/// The same questions to the open database, which has replayed an interrupted write.
Result<void> checkIdentity(const SqliteConnection &connection, int newest);
/// A connection for reading a file or a database that is there, in this program's format.
Result<std::unique_ptr<Connection>> openForReading(const QString &place);

}  // namespace roomrack::storage
