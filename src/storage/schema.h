// SPDX-License-Identifier: GPL-3.0-or-later
// The schema and how it grows: numbered SQL files, forward only, one transaction each. The files
// are written once for every database; a Dialect fills in what differs.
#pragma once

#include "storage/connection.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <span>
#include <utility>
#include <vector>

namespace roomrack::storage {

/// "RMRK": tells a hotel file from every other SQLite file.
inline constexpr qint32 kApplicationId = 0x524d524b;

struct Migration {
    int number = 0;  ///< 1, 2, 3, ...
    QString sql;
};

struct Dialect {
    std::vector<std::pair<QString, QString>> words;  ///< "{int}" and what it is here
    QString begin;
};
Dialect sqliteDialect();

/// The embedded files in order of number.
const std::vector<Migration> &migrations();
/// Fills in the dialect's words and takes the text apart into single statements without comments.
QStringList statements(const QString &sql, const Dialect &dialect);

/// PRAGMA user_version: the number of the last migration that ran.
Result<int> schemaVersion(Connection &connection);
/// Runs what is missing. An existing file is first copied to "FILE.before-N", N being the
/// number of the first migration that will change it.
Result<void> migrate(Connection &connection, std::span<const Migration> known);

/// What the first bytes of the file say, without opening it as a database: Corrupt for a foreign
/// file, Newer for one of a newer program. Says nothing about new files and interrupted writes.
Result<void> checkHeader(const QString &file, int newest);
/// The same questions to the open database, which has replayed an interrupted write.
Result<void> checkIdentity(Connection &connection, int newest);
/// A query-only connection to an existing file of this program's format.
Result<std::unique_ptr<Connection>> openForReading(const QString &file);

}  // namespace roomrack::storage
