// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sqlite_connection.h"

#include <QtCore/QFileInfo>

#include <sqlite3.h>

#include <cerrno>

namespace roomrack::storage {

namespace {

ErrorCode codeOf(int code, int systemErrno)
{
    // errno keeps its value until the next error, so it is valid only for these codes.
    const bool system = (code & 0xff) == SQLITE_IOERR || (code & 0xff) == SQLITE_CANTOPEN;
    if (system && (systemErrno == ENOSPC || systemErrno == EDQUOT)) return ErrorCode::DiskFull;
    if (code == SQLITE_IOERR_SHORT_READ || code == SQLITE_IOERR_CORRUPTFS)
        return ErrorCode::Corrupt;
    switch (code & 0xff) {
    case SQLITE_FULL: return ErrorCode::DiskFull;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return ErrorCode::Corrupt;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL: return ErrorCode::Locked;
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_CANTOPEN: return ErrorCode::ReadOnly;
    case SQLITE_IOERR: return ErrorCode::NotSaved;
    case SQLITE_MISMATCH:
    case SQLITE_TOOBIG:
    case SQLITE_CONSTRAINT: return ErrorCode::Invalid;
    default: return ErrorCode::Internal;
    }
}

QString sentence(ErrorCode code, const QString &detail)
{
    switch (code) {
    case ErrorCode::DiskFull:
        return ErrorText::tr(
            "the disk is full; nothing was changed. Free some space and try again");
    case ErrorCode::Corrupt:
        return ErrorText::tr("the file is damaged (%1). Restore a backup").arg(detail);
    case ErrorCode::Locked:
        return ErrorText::tr("the file is in use by another program (%1). Close that program and "
                             "try again")
            .arg(detail);
    case ErrorCode::ReadOnly:
        return ErrorText::tr("the file cannot be opened for writing (%1). "
                             "Check the permissions of the file and its folder")
            .arg(detail);
    case ErrorCode::NotSaved:
        return ErrorText::tr("the disk reported an error (%1); nothing was changed").arg(detail);
    case ErrorCode::Invalid:
        return ErrorText::tr("conflicts with data in the file (%1)").arg(detail);
    default: return ErrorText::tr("database error: %1").arg(detail);
    }
}

}  // namespace

Error sqliteError(int code, int systemErrno, const QString &detail)
{
    const ErrorCode ours = codeOf(code, systemErrno);
    return {ours, QStringLiteral("file"), sentence(ours, detail)};
}

Result<std::unique_ptr<SqliteConnection>> SqliteConnection::open(const QString &file,
                                                                 Purpose purpose)
{
    std::unique_ptr<SqliteConnection> c(new SqliteConnection);
    c->file_ = file;
    QSqlDatabase &qt = c->sql_.qt();
    qt.setDatabaseName(file);
    qt.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(kBusyMs));
    if (!qt.open()) return tl::unexpected(c->error(qt.lastError()));
    c->handle_ = c->sql_.handle<sqlite3 *>();
    if (!c->handle_) {
        return fail(ErrorCode::Internal, QStringLiteral("file"),
                    ErrorText::tr("the Qt SQLite driver does not provide a database handle"));
    }
    sqlite3_extended_result_codes(c->handle_, 1);
    QStringList pragmas{QStringLiteral("PRAGMA foreign_keys = ON"),
                        QStringLiteral("PRAGMA temp_store = MEMORY"),
                        QStringLiteral("PRAGMA cache_size = -16000"),
                        QStringLiteral("PRAGMA wal_autocheckpoint = 0"),
                        // Debian's default, not everybody's: what is erased is overwritten.
                        QStringLiteral("PRAGMA secure_delete = ON")};
    if (purpose == Purpose::Reading) {
        // A WAL is left to the program that writes it. One that is not there is made by the first
        // read: empty, and removed with its index when the last connection closes.
        c->checkpointOnClose(!QFileInfo::exists(file + QStringLiteral("-wal")));
        pragmas << QStringLiteral("PRAGMA query_only = ON");
    }
    for (const QString &pragma : pragmas) {
        if (auto done = c->execute(pragma); !done) return tl::unexpected(done.error());
    }
    return c;
}

const Dialect &SqliteConnection::dialect() const
{
    return sqliteDialect();
}

Statement SqliteConnection::statement(const QByteArray &sql) const
{
    return sql_.statement(dialect().filledIn(sql), [](const QSqlError &error) {
        const int code = error.nativeErrorCode().toInt();
        return code == kOk ? kFailed : code;
    });
}

Statement SqliteConnection::direct(const QByteArray &sql) const
{
    return Statement(handle_, dialect().filledIn(sql));
}

Result<qint64> SqliteConnection::version(PropertyId) const
{
    return integer(QStringLiteral("PRAGMA data_version"));
}

Result<void> SqliteConnection::checkPages() const
{
    const auto health = text(QStringLiteral("PRAGMA quick_check(1)"));
    if (!health) return tl::unexpected(health.error());
    if (*health == QLatin1String("ok")) return {};
    return tl::unexpected(sqliteError(SQLITE_CORRUPT, 0, *health));
}

void SqliteConnection::checkpointOnClose(bool yes)
{
    sqlite3_db_config(handle_, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, yes ? 0 : 1, nullptr);
}

Error SqliteConnection::error(int code) const
{
    return sqliteError(code, sqlite3_system_errno(handle_),
                       QString::fromUtf8(sqlite3_errmsg(handle_)));
}

Error SqliteConnection::error(const QSqlError &error) const
{
    bool known = false;
    const int code = error.nativeErrorCode().toInt(&known);
    const int system = handle_ ? sqlite3_system_errno(handle_) : 0;
    const QString detail = error.databaseText().isEmpty() ? error.text() : error.databaseText();
    return sqliteError(known ? code : SQLITE_ERROR, system, detail);
}

}  // namespace roomrack::storage
