// SPDX-License-Identifier: GPL-3.0-or-later
// A prepared statement of either database, through Qt SQL or, where writing batches needs it, the
// database's own interface (docs/decisions/0057).
#pragma once

#include "core/enum_end.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <QtCore/QVariant>

#include <sqlite3.h>

#include <memory>
#include <span>
#include <utility>

namespace roomrack::storage {

/// Result codes: one of these, or another number, which Connection::error() explains. They are
/// SQLite's numbers, so that SQLite needs no translation.
inline constexpr int kOk = SQLITE_OK;
inline constexpr int kRow = SQLITE_ROW;
inline constexpr int kDone = SQLITE_DONE;
inline constexpr int kFailed = SQLITE_ERROR;

/// A statement that is not one of SQLite's own interface. Parameters count from 1, columns from 0.
class StatementDriver {
public:
    StatementDriver() = default;
    virtual ~StatementDriver() = default;
    virtual void bind(int i, qint64 v) = 0;
    virtual void bind(int i, double v) = 0;
    virtual void bind(int i, const QString &v) = 0;
    virtual void bind(int i, const QByteArray &v) = 0;
    virtual void bindNull(int i) = 0;
    /// Rows are not buffered: the connection must not be used before the statement is gone.
    virtual void readOneByOne() = 0;
    /// kRow, kDone or an error.
    virtual int step() = 0;
    /// Runs it with the bound values; kOk or an error, which may come later inside
    /// Connection::beginBatch().
    virtual int finish() = 0;
    virtual void reset() = 0;
    virtual int columns() const = 0;
    virtual bool isNull(int i) const = 0;
    virtual qint64 integer(int i) const = 0;
    virtual double real(int i) const = 0;
    virtual QString text(int i) const = 0;
    virtual QByteArray bytes(int i) const = 0;

private:
    Q_DISABLE_COPY(StatementDriver)
};

/// "1,2,3", for IN (...).
inline QByteArray listOf(std::span<const qint64> numbers)
{
    QByteArray all;
    for (const qint64 one : numbers) all += (all.isEmpty() ? "" : ",") + QByteArray::number(one);
    return all;
}

/// A null string would be a NULL in the row.
inline QString notNull(const QString &text)
{
    return text.isNull() ? QStringLiteral("") : text;
}

class Statement {
public:
    Statement() = default;
    /// Check ok(): a statement that could not be prepared returns the error at every step.
    Statement(sqlite3 *db, const QByteArray &sql);
    explicit Statement(std::unique_ptr<StatementDriver> driver, int prepared = kOk)
        : driver_(std::move(driver)), prepared_(prepared)
    {}
    ~Statement() { sqlite3_finalize(stmt_); }
    Statement(Statement &&o) noexcept
        : strange_(o.strange_), stmt_(std::exchange(o.stmt_, nullptr)),
          driver_(std::move(o.driver_)), prepared_(std::exchange(o.prepared_, SQLITE_MISUSE))
    {}
    Statement &operator=(Statement &&o) noexcept
    {
        std::swap(stmt_, o.stmt_);
        std::swap(driver_, o.driver_);
        std::swap(prepared_, o.prepared_);
        std::swap(strange_, o.strange_);
        return *this;
    }

    bool ok() const { return prepared_ == kOk; }
    int prepared() const { return prepared_; }

    /// Parameters count from 1.
    void bind(int i, qint64 v)
    {
        if (!driver_)
            sqlite3_bind_int64(stmt_, i, v);
        else
            driver_->bind(i, v);
    }
    void bind(int i, qint32 v) { bind(i, qint64(v)); }
    void bind(int i, double v);
    void bind(int i, const QString &v);
    void bind(int i, const QByteArray &v);
    void bind(int i, std::nullptr_t);
    /// An integer, a real number, a text, bytes or NULL.
    void bind(int i, const QVariant &v);

    /// For many rows; the connection must not be used before the statement is gone.
    void readOneByOne()
    {
        if (driver_) driver_->readOneByOne();
    }
    /// kRow, kDone, or what Connection::error() explains.
    int step()
    {
        if (driver_) return driver_->step();
        return ok() ? sqlite3_step(stmt_) : prepared_;
    }
    void reset()
    {
        if (driver_)
            driver_->reset();
        else
            sqlite3_reset(stmt_);
    }

    /// Binds all values, runs to the end and resets. kOk or what Connection::error() explains.
    template <typename... V>
    int run(const V &...values)
    {
        int i = 0;
        (bind(++i, values), ...);
        return finish();
    }
    /// Runs it with the bound values to the end and resets.
    int finish();

    int columns() const { return driver_ ? driver_->columns() : sqlite3_column_count(stmt_); }
    /// Columns count from 0.
    bool isNull(int i) const
    {
        return driver_ ? driver_->isNull(i) : sqlite3_column_type(stmt_, i) == SQLITE_NULL;
    }
    qint64 integer(int i) const
    {
        return driver_ ? driver_->integer(i) : sqlite3_column_int64(stmt_, i);
    }
    qint32 small(int i) const { return static_cast<qint32>(integer(i)); }
    double real(int i) const
    {
        return driver_ ? driver_->real(i) : sqlite3_column_double(stmt_, i);
    }
    QString text(int i) const;
    QByteArray bytes(int i) const;
    /// An enum stored as its number. An invalid number makes the row strange(), and gives the first
    /// value.
    template <core::HasEnd E>
    E value(int i) const
    {
        if (const auto known = core::enumFrom<E>(integer(i))) return *known;
        if (strange_ < 0) strange_ = i;
        return E{};
    }
    /// The first column with a number that is no value of its enum, in any row so far; else -1.
    int strange() const { return strange_; }

private:
    Q_DISABLE_COPY(Statement)
    mutable int strange_ = -1;
    sqlite3_stmt *stmt_ = nullptr;
    std::unique_ptr<StatementDriver> driver_;
    int prepared_ = SQLITE_MISUSE;
};

}  // namespace roomrack::storage
