// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/postgres_connection.h"

#include "storage/postgres_statement.h"

namespace roomrack::storage {

namespace {

/// A database that waits for more than its own disk goes on doing so.
constexpr char kSettings[] =
    "SET standard_conforming_strings = on; SET DateStyle = 'ISO'; SET jit = off;"
    " SELECT set_config('synchronous_commit', CASE current_setting('synchronous_commit')"
    " WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END, false)";
constexpr char kReadOnly[] = "SET default_transaction_read_only = on";

ErrorCode codeOf(const QByteArray &state)
{
    struct Meaning {
        const char *begin;
        ErrorCode code;
    };
    static constexpr Meaning kMeanings[] = {
        {"23", ErrorCode::Invalid},        // integrity constraints
        {"22", ErrorCode::Invalid},        // values that do not fit
        {"54", ErrorCode::Invalid},        // larger than it takes
        {"28", ErrorCode::ReadOnly},       // who are you
        {"42501", ErrorCode::ReadOnly},    // no right
        {"25006", ErrorCode::ReadOnly},    // a standby server
        {"3D000", ErrorCode::NotFound},    // no such database
        {"53100", ErrorCode::DiskFull},    // its disk
        {"53", ErrorCode::Busy},           // too many connections, no memory
        {"55P03", ErrorCode::Locked},      // lock not available
        {"57P03", ErrorCode::Busy},        // starting up or shutting down
        {"57P", ErrorCode::NotSaved},      // thrown out
        {"08", ErrorCode::NotSaved},       // connection
        {"58", ErrorCode::NotSaved},       // the server's system
        {"XX001", ErrorCode::Corrupt},     // damaged pages
        {"XX002", ErrorCode::Corrupt},     // damaged index
        {kLeaseLost, ErrorCode::Locked},   // another engine has it
        {"0A000", ErrorCode::WrongState},  // see postgres_session.cpp
    };
    if (state.isEmpty()) return ErrorCode::NotSaved;  // libpq itself: no answer
    for (const Meaning &m : kMeanings) {
        if (state.startsWith(m.begin)) return m.code;
    }
    return ErrorCode::Internal;
}

QString sentence(const ServerTrouble &t, const QString &database)
{
    switch (codeOf(t.state)) {
    case ErrorCode::DiskFull: return ErrorText::tr("the disk of %1 is full").arg(database);
    case ErrorCode::NotFound:
        return ErrorText::tr("there is no such database (%1). Ask whoever runs the server to make "
                             "it")
            .arg(t.detail);
    case ErrorCode::ReadOnly:
        return ErrorText::tr("%1 does not let us in (%2). Check the user, the password and the "
                             "rights")
            .arg(database, t.detail);
    case ErrorCode::Busy:
        return ErrorText::tr("%1 cannot answer now (%2). Try again in a moment")
            .arg(database, t.detail);
    case ErrorCode::NotSaved:
        return ErrorText::tr("%1 does not answer (%2). Check that the server is running and can "
                             "be reached")
            .arg(database, t.detail);
    case ErrorCode::Corrupt:
        return ErrorText::tr("%1 is damaged (%2). Restore a backup of it").arg(database, t.detail);
    case ErrorCode::Locked:
        return ErrorText::tr("another program is using %1 (%2)").arg(database, t.detail);
    case ErrorCode::Invalid:
        return ErrorText::tr("it does not fit what is in the database (%1)").arg(t.detail);
    case ErrorCode::WrongState: return t.detail;
    default: return ErrorText::tr("the database answered: %1").arg(t.detail);
    }
}

}  // namespace

Error serverError(const ServerTrouble &trouble, const QString &database)
{
    return {codeOf(trouble.state), QStringLiteral("database"), sentence(trouble, database), -1};
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
