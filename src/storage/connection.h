// SPDX-License-Identifier: GPL-3.0-or-later
// One connection to the database that keeps properties. Code for every database uses this class;
// what is specific to one database is in its own class. Belongs to one thread at a time.
#pragma once

#include "core/error.h"
#include "core/ids.h"
#include "storage/dialect.h"
#include "storage/statement.h"

#include <QtCore/QVariantList>

#include <memory>

namespace roomrack::storage {

class Connection {
public:
    /// A Reading connection never changes anything.
    enum class Purpose : quint8 { Writing, Reading };

    virtual ~Connection() = default;

    virtual const Dialect &dialect() const = 0;
    /// Check ok(). Fills in the dialect's words; question marks, numbered or not, stand for values.
    virtual Statement statement(const QByteArray &sql) const = 0;
    /// The same past Qt SQL: for batches, and where each microsecond counts.
    virtual Statement direct(const QByteArray &sql) const = 0;
    /// The error for a statement's result code.
    virtual Error error(int code) const = 0;

    /// From here on direct() statements may be sent without waiting for earlier answers; endBatch()
    /// waits for all of them and returns the first error. They must not return rows.
    virtual void beginBatch() {}
    virtual int endBatch() { return kOk; }
    /// Changes whenever another connection may have committed data of the property.
    virtual Result<qint64> version(PropertyId property) const = 0;
    /// Whether the connection to the server was lost.
    virtual bool isLost() const { return false; }

    /// Runs one statement with the values for its question marks.
    Result<void> execute(const QString &sql, const QVariantList &values = {});
    /// First column of the first row; empty or 0 if there is none.
    Result<QString> text(const QString &sql) const;
    Result<qint64> integer(const QString &sql) const;

protected:
    Connection() = default;

private:
    Q_DISABLE_COPY(Connection)
};

/// Rolls back unless it was committed.
class Transaction {
public:
    explicit Transaction(Connection &connection) : connection_(connection) {}
    ~Transaction();
    Result<void> begin();
    Result<void> commit();

private:
    Q_DISABLE_COPY(Transaction)
    Connection &connection_;
    bool open_ = false;
};

}  // namespace roomrack::storage
