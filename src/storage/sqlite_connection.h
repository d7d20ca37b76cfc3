// SPDX-License-Identifier: GPL-3.0-or-later
// A connection to a hotel file through Qt SQL. SQLite's own handle is for what Qt SQL has no call
// for, and for commits.
#pragma once

#include "storage/connection.h"
#include "storage/sql_database.h"

struct sqlite3;

namespace roomrack::storage {

class SqliteConnection final : public Connection {
public:
    /// A Reading connection never changes the file, and leaves no WAL where there was none: it
    /// never checkpoints one that was there.
    static Result<std::unique_ptr<SqliteConnection>> open(const QString &file, Purpose purpose);

    /// How long a statement waits for another connection, milliseconds.
    static constexpr int kBusyMs = 2000;

    QString file() const { return file_; }
    sqlite3 *handle() const { return handle_; }
    const Dialect &dialect() const override;
    Statement statement(const QByteArray &sql) const override;
    Statement direct(const QByteArray &sql) const override;
    /// Error of SQLite's last call on this connection.
    Error error(int code) const override;
    Result<qint64> version(PropertyId property) const override;
    /// Checks every page (60 ms for 40,000 bookings). Corrupt: names the first damaged one.
    Result<void> checkPages() const;
    /// Whether closing copies the WAL into the file and removes it, as the last connection does.
    void checkpointOnClose(bool yes);

private:
    SqliteConnection() = default;
    Error error(const QSqlError &error) const;
    QString file_;
    SqlDatabase sql_{QStringLiteral("QSQLITE")};
    sqlite3 *handle_ = nullptr;
};

/// The error for display of SQLite's (extended) error code; `detail` is SQLite's own message.
Error sqliteError(int code, int systemErrno, const QString &detail);

}  // namespace roomrack::storage
