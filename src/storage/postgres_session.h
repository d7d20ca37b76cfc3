// SPDX-License-Identifier: GPL-3.0-or-later
// One conversation with a PostgreSQL server through libpq: what was asked and not answered yet,
// and the last thing that went wrong. A batch is sent without waiting in between (pipelining), so
// that a transaction costs one round trip, however many rows it has.
#pragma once

#include "core/error.h"
#include "storage/place.h"

#include <QtCore/QByteArray>

#include <libpq-fe.h>

#include <memory>
#include <vector>

namespace roomrack::storage {

/// What ended a statement: SQLSTATE where the server said it, and its own sentence.
struct ServerTrouble {
    QByteArray state;
    QString detail;
};
/// In words for people; `database` is the place's name.
Error serverError(const ServerTrouble &trouble, const QString &database);
/// Raised by roomrack_check_lease().
inline constexpr char kLeaseLost[] = "RR001";

class PostgresSession {
public:
    using Reply = std::unique_ptr<PGresult, decltype(&PQclear)>;

    /// Gives up after ten seconds.
    static Result<std::unique_ptr<PostgresSession>> open(const ServerAddress &address);
    ~PostgresSession() { PQfinish(connection_); }

    PGconn *connection() const { return connection_; }
    /// The server went away or threw us out; nothing more will be answered.
    bool isLost() const { return lost_ || PQstatus(connection_) != CONNECTION_OK; }
    const ServerTrouble &trouble() const { return trouble_; }
    QString database() const { return database_; }
    QByteArray nextName() { return "roomrack" + QByteArray::number(++names_); }

    /// Several statements without parameters. False: see trouble().
    bool run(const char *sql);
    /// Whether the reply is a good one; if not, remembers why.
    bool check(const PGresult *reply);
    /// Remembers that something could not even be sent.
    void notSent();

    void beginBatch();
    bool inBatch() const { return batch_; }
    /// Counts batches; what was prepared in one that failed may not be there.
    int batch() const { return batch_ ? batches_ : 0; }
    bool failedIn(int batch) const;
    /// One more answer is under way; now and then waits for all that are.
    bool sent();
    /// Waits for every answer. False: one of them was an error, the first of which is trouble().
    bool settle();
    bool endBatch();

private:
    PostgresSession() = default;
    Q_DISABLE_COPY(PostgresSession)
    PGconn *connection_ = nullptr;
    QString database_;
    ServerTrouble trouble_;
    int names_ = 0;
    int underWay_ = 0;
    bool batch_ = false;
    bool lost_ = false;
    bool failed_ = false;  ///< something in this batch did
    int batches_ = 0;
    std::vector<int> failures_;  ///< batches that failed: few, as most of them end the session
};

}  // namespace roomrack::storage
