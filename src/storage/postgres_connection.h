// SPDX-License-Identifier: GPL-3.0-or-later
// A connection to a PostgreSQL database through Qt SQL; libpq is for commits
// (docs/decisions/0007).
#pragma once

#include "storage/connection.h"
#include "storage/postgres_session.h"

namespace roomrack::storage {

class PostgresConnection final : public Connection {
public:
    /// Committed data is on the server's disk. Errors: NotFound, NotSaved (server not reachable),
    /// ReadOnly (wrong password, or missing privilege), Busy.
    static Result<std::unique_ptr<PostgresConnection>> open(const ServerAddress &address,
                                                            Purpose purpose);

    const Dialect &dialect() const override { return postgresDialect(); }
    Statement statement(const QByteArray &sql) const override;
    Statement direct(const QByteArray &sql) const override;
    Error error(int code) const override;
    void beginBatch() override { session_->beginBatch(); }
    int endBatch() override { return session_->endBatch() ? kOk : kFailed; }
    Result<qint64> version(PropertyId property) const override;
    bool isLost() const override { return session_->isLost(); }

    /// SQLSTATE of the last error.
    QByteArray state() const { return session_->trouble().state; }
    /// The socket: shutting it down ends all pending waits on it.
    int socket() const { return PQsocket(session_->connection()); }
    QString database() const { return session_->database(); }
    /// The server ends a transaction that is idle for this time.
    Result<void> endIdleTransactionsAfter(int seconds);

private:
    explicit PostgresConnection(std::unique_ptr<PostgresSession> session)
        : session_(std::move(session))
    {}
    std::unique_ptr<PostgresSession> session_;
};

}  // namespace roomrack::storage
