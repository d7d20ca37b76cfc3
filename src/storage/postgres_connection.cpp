// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/postgres_connection.h"

#include "storage/postgres_statement.h"

namespace roomrack::storage {

namespace {

/// synchronous_commit is at least "on"; "remote_apply", which also waits for a standby, is kept.
/// Qt SQL sets the date style, the time zone and an old form of bytes.
constexpr char kSettings[] =
    "SET bytea_output = hex; SET jit = off;"
    " SELECT set_config('synchronous_commit', CASE current_setting('synchronous_commit')"
    " WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END, false)";
constexpr char kReadOnly[] = "SET default_transaction_read_only = on";

ErrorCode stateCode(const QByteArray &state)
{
    struct Meaning {
        const char *begin;
        ErrorCode code;
    };
    static constexpr Meaning kMeanings[] = {
        {"23", ErrorCode::Invalid},        // integrity constraints
        {"22", ErrorCode::Invalid},        // data exceptions
        {"54", ErrorCode::Invalid},        // program limits exceeded
        {"28", ErrorCode::ReadOnly},       // authentication failed
        {"42501", ErrorCode::ReadOnly},    // insufficient privilege
        {"25006", ErrorCode::ReadOnly},    // a standby server
        {"3D000", ErrorCode::NotFound},    // no such database
        {"53100", ErrorCode::DiskFull},    // disk full
        {"53", ErrorCode::Busy},           // insufficient resources
        {"55P03", ErrorCode::Locked},      // lock not available
        {"57P03", ErrorCode::Busy},        // starting up or shutting down
        {"57P", ErrorCode::NotSaved},      // operator intervention
        {"08", ErrorCode::NotSaved},       // connection exceptions
        {"58", ErrorCode::NotSaved},       // system errors
        {"XX001", ErrorCode::Corrupt},     // damaged pages
        {"XX002", ErrorCode::Corrupt},     // damaged index
        {kLeaseLost, ErrorCode::Locked},   // lease lost to another engine
        {"0A000", ErrorCode::WrongState},  // see postgres_session.cpp
    };
    if (state.isEmpty()) return ErrorCode::NotSaved;  // from libpq itself: no connection
    for (const Meaning &m : kMeanings) {
        if (state.startsWith(m.begin)) return m.code;
    }
    return ErrorCode::Internal;
}

QString troubleSentence(const ServerTrouble &t, const QString &database)
{
    switch (stateCode(t.state)) {
    case ErrorCode::DiskFull: return ErrorText::tr("the disk of %1 is full").arg(database);
    case ErrorCode::NotFound:
        return ErrorText::tr("the database does not exist (%1). Ask the server administrator to "
                             "create it")
            .arg(t.detail);
    case ErrorCode::ReadOnly:
        return ErrorText::tr("%1 denied access (%2). Check the user, password and permissions")
            .arg(database, t.detail);
    case ErrorCode::Busy:
        return ErrorText::tr("%1 is busy (%2). Try again in a moment").arg(database, t.detail);
    case ErrorCode::NotSaved:
        return ErrorText::tr(
                   "%1 does not respond (%2). Check that the server is running and reachable")
            .arg(database, t.detail);
    case ErrorCode::Corrupt:
        return ErrorText::tr("%1 is damaged (%2). Restore a backup").arg(database, t.detail);
    case ErrorCode::Locked:
        return ErrorText::tr("%1 is in use by another program (%2)").arg(database, t.detail);
    case ErrorCode::Invalid:
        return ErrorText::tr("conflicts with data in the database (%1)").arg(t.detail);
    case ErrorCode::WrongState: return t.detail;
    default: return ErrorText::tr("database error: %1").arg(t.detail);
    }
}

}  // namespace

Error serverError(const ServerTrouble &trouble, const QString &database)
{
    return {stateCode(trouble.state), QStringLiteral("database"),
            troubleSentence(trouble, database), -1};
}

Result<std::unique_ptr<PostgresConnection>> PostgresConnection::open(const ServerAddress &address,
                                                                     Purpose purpose)
{
    auto session = PostgresSession::open(address);
    if (!session) return tl::unexpected(session.error());
    const bool set =
        (*session)->run(kSettings) && (purpose == Purpose::Writing || (*session)->run(kReadOnly));
    if (!set) return tl::unexpected(serverError((*session)->trouble(), address.name));
    return std::unique_ptr<PostgresConnection>(new PostgresConnection(std::move(*session)));
}

Statement PostgresConnection::statement(const QByteArray &sql) const
{
    return session_->statement(dialect().filledIn(sql));
}

Statement PostgresConnection::direct(const QByteArray &sql) const
{
    return Statement(std::make_unique<PostgresStatement>(*session_, dialect().filledIn(sql)));
}

Error PostgresConnection::error(int) const
{
    return serverError(session_->trouble(), session_->database());
}

Result<qint64> PostgresConnection::version(PropertyId property) const
{
    return integer(
        QStringLiteral("SELECT max(seq) FROM commits WHERE property = %1").arg(property.value));
}

Result<void> PostgresConnection::endIdleTransactionsAfter(int seconds)
{
    return execute(
        QStringLiteral("SET idle_in_transaction_session_timeout = %1").arg(seconds * 1000));
}

}  // namespace roomrack::storage
