// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/statement.h"

namespace roomrack::storage {

Statement::Statement(sqlite3 *db, const QByteArray &sql)
    : prepared_(sqlite3_prepare_v3(db, sql.constData(), static_cast<int>(sql.size()),
                                   SQLITE_PREPARE_PERSISTENT, &stmt_, nullptr))
{}

void Statement::bind(int i, const QString &v)
{
    const QByteArray utf8 = v.toUtf8();
    sqlite3_bind_text(stmt_, i, utf8.constData(), static_cast<int>(utf8.size()), SQLITE_TRANSIENT);
}

void Statement::bind(int i, const QByteArray &v)
{
    sqlite3_bind_blob(stmt_, i, v.constData(), static_cast<int>(v.size()), SQLITE_TRANSIENT);
}

int Statement::finish()
{
    int rc = step();
    while (rc == SQLITE_ROW) rc = step();
    if (stmt_) sqlite3_reset(stmt_);
    return rc == SQLITE_DONE ? SQLITE_OK : rc;
}

QString Statement::text(int i) const
{
    const auto *utf8 = reinterpret_cast<const char *>(sqlite3_column_text(stmt_, i));
    return QString::fromUtf8(utf8, sqlite3_column_bytes(stmt_, i));
}

QByteArray Statement::bytes(int i) const
{
    const auto *data = static_cast<const char *>(sqlite3_column_blob(stmt_, i));
    return QByteArray(data, sqlite3_column_bytes(stmt_, i));
}

}  // namespace roomrack::storage
