// SPDX-License-Identifier: GPL-3.0-or-later
// A prepared statement of SQLite's own interface, for the paths where Qt's layer is the limit:
// writing batches and reading whole tables.
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <sqlite3.h>

#include <utility>

namespace roomrack::storage {

class Statement {
public:
    Statement() = default;
    /// Check ok(): what cannot be prepared answers every step with the reason.
    Statement(sqlite3 *db, const QByteArray &sql);
    ~Statement() { sqlite3_finalize(stmt_); }
    Statement(Statement &&o) noexcept
        : stmt_(std::exchange(o.stmt_, nullptr)),
          prepared_(std::exchange(o.prepared_, SQLITE_MISUSE))
    {}
    Statement &operator=(Statement &&o) noexcept
    {
        std::swap(stmt_, o.stmt_);
        std::swap(prepared_, o.prepared_);
        return *this;
    }

    bool ok() const { return prepared_ == SQLITE_OK; }
    int prepared() const { return prepared_; }

    /// Parameters count from 1.
    void bind(int i, qint64 v) { sqlite3_bind_int64(stmt_, i, v); }
    void bind(int i, qint32 v) { sqlite3_bind_int64(stmt_, i, v); }
    void bind(int i, double v) { sqlite3_bind_double(stmt_, i, v); }
    void bind(int i, const QString &v);
    void bind(int i, const QByteArray &v);
    void bind(int i, std::nullptr_t) { sqlite3_bind_null(stmt_, i); }

    /// SQLITE_ROW, SQLITE_DONE, or an extended error code.
    int step() { return ok() ? sqlite3_step(stmt_) : prepared_; }
    void reset() { sqlite3_reset(stmt_); }

    /// Binds all values, runs to the end and resets. SQLITE_OK or an extended error code.
    template <typename... V>
    int run(const V &...values)
    {
        int i = 0;
        (bind(++i, values), ...);
        return finish();
    }
    /// Runs what is bound to the end and resets.
    int finish();

    int columns() const { return sqlite3_column_count(stmt_); }
    /// Columns count from 0.
    bool isNull(int i) const { return sqlite3_column_type(stmt_, i) == SQLITE_NULL; }
    qint64 integer(int i) const { return sqlite3_column_int64(stmt_, i); }
    qint32 small(int i) const { return sqlite3_column_int(stmt_, i); }
    QString text(int i) const;
    QByteArray bytes(int i) const;

private:
    Q_DISABLE_COPY(Statement)
    sqlite3_stmt *stmt_ = nullptr;
    int prepared_ = SQLITE_MISUSE;
};

}  // namespace roomrack::storage
