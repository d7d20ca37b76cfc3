// SPDX-License-Identifier: GPL-3.0-or-later
// One session with a PostgreSQL server, opened by Qt SQL: libpq's unanswered statements and the
// last error of either.
// A batch is sent without waiting in between (pipelining), so that a transaction costs one round
// trip, however many rows it has.
#pragma once

#include "core/error.h"
#include "storage/place.h"
#include "storage/sql_database.h"

#include <QtCore/QByteArray>

#include <libpq-fe.h>

#include <memory>
#include <vector>

namespace roomrack::storage {

/// The error of a statement: SQLSTATE if the server sent one, and its message.
struct ServerTrouble {
    QByteArray state;
    QString detail;
};
/// The error for display; `database` is the place's name.
Error serverError(const ServerTrouble &trouble, const QString &database);
/// Raised by roomrack_check_lease().
inline constexpr char kLeaseLost[] = "RR001";

class PostgresSession {
public:
    using Reply = std::unique_ptr<PGresult, decltype(&PQclear)>;

    /// Connection timeout: ten seconds.
    static Result<std::unique_ptr<PostgresSession>> open(const ServerAddress &address);

    PGconn *connection() const { return connection_; }
    /// The connection was lost or closed by the server; no more answers will come.
    bool isLost() const { return lost_ || PQstatus(connection_) != CONNECTION_OK; }
    const ServerTrouble &trouble() const { return trouble_; }
    QString database() const { return database_; }
    QByteArray nextName() { return "roomrack" + QByteArray::number(++names_); }

    /// A statement of Qt SQL.
    Statement statement(const QByteArray &sql);
    /// Runs several statements without parameters. False: see trouble().
    bool run(const char *sql);
    /// Whether the result is a success; otherwise stores the error.
    bool check(const PGresult *reply);
    /// Stores the error of a statement that could not be sent.
    void notSent();

    void beginBatch();
    bool inBatch() const { return batch_; }
    /// Counts batches; statements prepared in a failed one may not exist.
    int batch() const { return batch_ ? batches_ : 0; }
    bool failedIn(int batch) const;
    /// Counts one more pending answer; from time to time waits for all of them.
    bool sent();
    /// Waits for every answer. False: trouble() has the first error.
    bool settle();
    bool endBatch();

private:
    PostgresSession() = default;
    Q_DISABLE_COPY(PostgresSession)
    int failed(const QSqlError &error);
    SqlDatabase sql_{QStringLiteral("QPSQL")};
    PGconn *connection_ = nullptr;  ///< of sql_
    QString database_;
    ServerTrouble trouble_;
    int names_ = 0;
    int underWay_ = 0;
    bool batch_ = false;
    bool lost_ = false;
    bool failed_ = false;  ///< a statement of this batch failed
    int batches_ = 0;
    std::vector<int> failures_;  ///< failed batches: few, as most end the session
};

}  // namespace roomrack::storage
