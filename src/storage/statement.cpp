// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/statement.h"

namespace roomrack::storage {

Statement::Statement(sqlite3 *db, const QByteArray &sql)
    : prepared_(sqlite3_prepare_v3(db, sql.constData(), static_cast<int>(sql.size()),
                                   SQLITE_PREPARE_PERSISTENT, &stmt_, nullptr))
{}

void Statement::bind(int i, double v)
{
    if (!driver_)
        sqlite3_bind_double(stmt_, i, v);
    else
        driver_->bind(i, v);
}

void Statement::bind(int i, const QString &v)
{
    if (driver_) {
        driver_->bind(i, v);
        return;
    }
    QString kept = v;
    kept.remove(QChar::Null);  // PostgreSQL cannot store it; both databases agree
    const QByteArray utf8 = kept.toUtf8();
    sqlite3_bind_text(stmt_, i, utf8.constData(), static_cast<int>(utf8.size()), SQLITE_TRANSIENT);
}

void Statement::bind(int i, const QByteArray &v)
{
    if (!driver_)
        sqlite3_bind_blob(stmt_, i, v.constData(), static_cast<int>(v.size()), SQLITE_TRANSIENT);
    else
        driver_->bind(i, v);
}

void Statement::bind(int i, std::nullptr_t)
{
    if (!driver_)
        sqlite3_bind_null(stmt_, i);
    else
        driver_->bindNull(i);
}

void Statement::bind(int i, const QVariant &v)
{
    if (v.isNull()) return bind(i, nullptr);
    switch (v.typeId()) {
    case QMetaType::Double: return bind(i, v.toDouble());
    case QMetaType::QString: return bind(i, v.toString());
    case QMetaType::QByteArray: return bind(i, v.toByteArray());
    default: return bind(i, v.toLongLong());
    }
}

int Statement::finish()
{
    if (driver_) return driver_->finish();
    int rc = step();
    while (rc == kRow) rc = step();
    if (stmt_) sqlite3_reset(stmt_);
    return rc == kDone ? kOk : rc;
}

QString Statement::text(int i) const
{
    if (driver_) return driver_->text(i);
    const auto *utf8 = reinterpret_cast<const char *>(sqlite3_column_text(stmt_, i));
    return QString::fromUtf8(utf8, sqlite3_column_bytes(stmt_, i));
}

QByteArray Statement::bytes(int i) const
{
    if (driver_) return driver_->bytes(i);
    const auto *data = static_cast<const char *>(sqlite3_column_blob(stmt_, i));
    return QByteArray(data, sqlite3_column_bytes(stmt_, i));
}

}  // namespace roomrack::storage
