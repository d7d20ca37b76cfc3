// SPDX-License-Identifier: GPL-3.0-or-later
// A connection to a PostgreSQL database, through libpq (docs/decisions/0007).
#pragma once

#include "storage/connection.h"
#include "storage/postgres_session.h"

namespace roomrack::storage {

class PostgresConnection final : public Connection {
public:
    /// What is committed is on the server's disk. NotFound, NotSaved (nobody answers), ReadOnly
    /// (a wrong password, or no right), Busy.
    static Result<std::unique_ptr<PostgresConnection>> open(const ServerAddress &address,
                                                            Purpose purpose);

    const Dialect &dialect() const override { return postgresDialect(); }
    Statement statement(const QByteArray &sql) const override;
    Error error(int code) const override;
    void beginBatch() override { session_->beginBatch(); }
    int endBatch() override { return session_->endBatch() ? kOk : kFailed; }
    Result<qint64> version(PropertyId property) const override;
    bool isLost() const override { return session_->isLost(); }

    /// Of the last error.
    QByteArray state() const { return session_->trouble().state; }
    /// The line itself: whoever shuts it down ends what waits for an answer on it.
    int socket() const { return PQsocket(session_->connection()); }
    QString database() const { return session_->database(); }
    /// A transaction that stands still for so long is ended by the server.
    Result<void> endIdleTransactionsAfter(int seconds);

private:
    explicit PostgresConnection(std::unique_ptr<PostgresSession> session)
        : session_(std::move(session))
    {}
    std::unique_ptr<PostgresSession> session_;
};

}  // namespace roomrack::storage
