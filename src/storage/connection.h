// SPDX-License-Identifier: GPL-3.0-or-later
// One connection to a hotel file: opened through Qt SQL, with SQLite's own handle for the hot
// paths. Belongs to one thread at a time; transactions roll back unless they were committed.
#pragma once

#include "core/error.h"

#include <QtCore/QByteArray>
#include <QtSql/QSqlDatabase>
#include <QtSql/QSqlError>
#include <QtSql/QSqlQuery>

#include <memory>

struct sqlite3;

namespace roomrack::storage {

class Connection {
public:
    /// A Reading connection never changes the file and never checkpoints.
    enum class Purpose : quint8 { Writing, Reading };

    static Result<std::unique_ptr<Connection>> open(const QString &file, Purpose purpose);
    ~Connection();

    QString file() const { return file_; }
    const QSqlDatabase &sql() const { return sql_; }
    sqlite3 *handle() const { return handle_; }

    /// One statement with the values for its question marks.
    Result<void> execute(const QString &statement, const QVariantList &values = {});
    /// First column of the first row.
    Result<QVariant> value(const QString &statement);
    Result<qint64> integer(const QString &statement);
    /// A query prepared for reading forward; bind and then run() it.
    Result<QSqlQuery> prepare(const QString &statement);
    Result<void> run(QSqlQuery &query);
    /// Whether closing copies the WAL into the file and removes it, as the last one out does.
    void checkpointOnClose(bool yes);

    /// The error of SQLite's last call on this connection.
    Error error(int code) const;
    Error error(const QSqlError &error) const;

private:
    Connection() = default;
    Q_DISABLE_COPY(Connection)
    QString file_;
    QString name_;
    QSqlDatabase sql_;
    sqlite3 *handle_ = nullptr;
};

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

/// What SQLite's (extended) error code means to a person; `detail` is SQLite's own sentence.
Error sqliteError(int code, int systemErrno, const QString &detail);

}  // namespace roomrack::storage
