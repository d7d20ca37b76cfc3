// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/postgres_session.h"

#include <QtCore/QRegularExpression>

#include <algorithm>
#include <chrono>
#include <map>
#include <optional>
#include <utility>

#ifdef Q_OS_WIN
#include <winsock2.h>
#else
#include <poll.h>
#endif

namespace roomrack::storage {

namespace {

using SessionClock = std::chrono::steady_clock;

constexpr auto kConnectWithin = std::chrono::seconds(10);
/// Answers are some 50 bytes; this many fit into the socket buffers, so the server never blocks on
/// sending answers while this side blocks on sending statements.
constexpr int kMostUnderWay = 256;

bool waitFor(int socket, bool toWrite, SessionClock::time_point until)
{
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(until - SessionClock::now());
    if (socket < 0 || left.count() <= 0) return false;
    const short events = toWrite ? POLLOUT : POLLIN;
#ifdef Q_OS_WIN
    WSAPOLLFD one{SOCKET(socket), events, 0};
    return WSAPoll(&one, 1, int(left.count())) > 0;
#else
    pollfd one{socket, events, 0};
    return poll(&one, 1, int(left.count())) > 0;
#endif
}

bool connects(PGconn *connection, SessionClock::time_point until)
{
    bool toWrite = true;
    while (PQstatus(connection) != CONNECTION_BAD) {
        if (!waitFor(PQsocket(connection), toWrite, until)) return false;
        const PostgresPollingStatusType next = PQconnectPoll(connection);
        if (next == PGRES_POLLING_OK) return true;
        toWrite = next == PGRES_POLLING_WRITING;
    }
    return false;
}

/// Qt SQL reports a failed connection without its SQLSTATE. Connecting once more in verbose mode
/// gives a text that has it after "FATAL:" and two spaces.
ServerTrouble connectTrouble(const QByteArray &parameters, const QSqlError &error,
                             SessionClock::time_point until)
{
    static const QRegularExpression state(QStringLiteral(":  ([0-9A-Z]{5}): "));
    const std::unique_ptr<PGconn, decltype(&PQfinish)> again(PQconnectStart(parameters.constData()),
                                                             PQfinish);
    PQsetErrorVerbosity(again.get(), PQERRORS_VERBOSE);
    QString text = error.databaseText();
    if (!connects(again.get(), until) && *PQerrorMessage(again.get()) != '\0')
        text = QString::fromUtf8(PQerrorMessage(again.get()));
    const auto match = state.match(text);
    return {match.captured(1).toLatin1(), text.trimmed().section(QLatin1Char('\n'), 0, 0)};
}

ServerTrouble unfit(const QString &why)
{
    return {"0A000", why};
}

/// Server requirements that this program cannot set itself.
std::optional<ServerTrouble> unfitness(PGconn *connection)
{
    if (PQserverVersion(connection) < 130000)
        return unfit(ErrorText::tr("the server is too old; PostgreSQL 13 or later is required"));
    const QByteArray encoding = PQparameterStatus(connection, "server_encoding");
    if (encoding == "UTF8") return std::nullopt;
    return unfit(
        ErrorText::tr("the database uses the encoding %1; create one with the encoding UTF8")
            .arg(QString::fromLatin1(encoding)));
}

/// The driver replaces semicolons in its options; what may contain one has its own place.
QByteArray setParameters(QSqlDatabase &db, const ServerAddress &address)
{
    static const std::map<QByteArray, void (QSqlDatabase::*)(const QString &)> kApart{
        {"host", &QSqlDatabase::setHostName},
        {"dbname", &QSqlDatabase::setDatabaseName},
        {"user", &QSqlDatabase::setUserName},
        {"password", &QSqlDatabase::setPassword}};
    QByteArray options, others;
    const auto add = [](QByteArray &to, const QByteArray &word, QByteArray value) {
        value.replace('\\', "\\\\").replace('\'', "\\'");
        to += ' ' + word + "='" + value + '\'';
    };
    // Parameters of the address follow and take precedence.
    add(options, "fallback_application_name", "Roomrack");
    add(options, "connect_timeout", QByteArray::number(int(kConnectWithin.count())));
    add(options, "keepalives_idle", "10");
    add(options, "keepalives_interval", "5");
    add(options, "keepalives_count", "3");
    add(options, "tcp_user_timeout", "20000");
    for (const auto &[word, value] : address.parameters) {
        const auto setter = kApart.find(word);
        add(setter == kApart.end() ? options : others, word, value);
        if (setter != kApart.end()) (db.*setter->second)(QString::fromUtf8(value));
    }
    add(options, "client_encoding", "UTF8");
    db.setConnectOptions(QString::fromUtf8(options));
    return options + others;
}

}  // namespace

Result<std::unique_ptr<PostgresSession>> PostgresSession::open(const ServerAddress &address)
{
    std::unique_ptr<PostgresSession> s(new PostgresSession);
    s->database_ = address.name;
    QSqlDatabase &qt = s->sql_.qt();
    const auto until = SessionClock::now() + kConnectWithin;
    const QByteArray parameters = setParameters(qt, address);
    if (!qt.isValid()) {
        return tl::unexpected(
            serverError(unfit(ErrorText::tr("Qt's driver for PostgreSQL (QPSQL) is not installed")),
                        address.name));
    }
    if (!qt.open()) {
        const ServerTrouble why = connectTrouble(parameters, qt.lastError(), until);
        return tl::unexpected(serverError(why, address.name));
    }
    s->connection_ = s->sql_.handle<PGconn *>();
    if (!s->connection_) {
        return fail(ErrorCode::Internal, QStringLiteral("database"),
                    ErrorText::tr("Qt's driver for PostgreSQL does not provide its connection"));
    }
    PQsetNoticeProcessor(
        s->connection_, [](void *, const char *) {}, nullptr);
    if (const auto why = unfitness(s->connection_))
        return tl::unexpected(serverError(*why, address.name));
    return s;
}

Statement PostgresSession::statement(const QByteArray &sql)
{
    return sql_.statement(sql, [this](const QSqlError &error) { return failed(error); });
}

int PostgresSession::failed(const QSqlError &error)
{
    const QByteArray state = error.nativeErrorCode().toLatin1();
    // "ERROR:  text", more lines, and without a connection perhaps nothing
    QString text = error.databaseText();
    if (text.isEmpty()) text = QString::fromUtf8(PQerrorMessage(connection_));
    if (!state.isEmpty())
        text = text.section(QLatin1Char('\n'), 0, 0).section(QLatin1String(":  "), 1);
    trouble_ = {state, text.trimmed()};
    return kFailed;
}

bool PostgresSession::run(const char *sql)
{
    const Reply reply(PQexec(connection_, sql), PQclear);
    return check(reply.get());
}

bool PostgresSession::check(const PGresult *reply)
{
    switch (PQresultStatus(reply)) {
    case PGRES_COMMAND_OK:
    case PGRES_TUPLES_OK:
    case PGRES_SINGLE_TUPLE:
    case PGRES_PIPELINE_SYNC: return true;
    case PGRES_PIPELINE_ABORTED: return false;  // aborted by an earlier error, already recorded
    default: break;
    }
    const char *state = reply ? PQresultErrorField(reply, PG_DIAG_SQLSTATE) : nullptr;
    const char *text = reply ? PQresultErrorField(reply, PG_DIAG_MESSAGE_PRIMARY) : nullptr;
    trouble_ = {state ? QByteArray(state) : QByteArray(),
                QString::fromUtf8(text ? text : PQerrorMessage(connection_)).trimmed()};
    return false;
}

void PostgresSession::notSent()
{
    trouble_ = {{}, QString::fromUtf8(PQerrorMessage(connection_)).trimmed()};
    failed_ = true;
}

void PostgresSession::beginBatch()
{
    failed_ = PQenterPipelineMode(connection_) == 0;
    batch_ = !failed_;
    ++batches_;
    underWay_ = 0;
    if (failed_) notSent();
}

bool PostgresSession::sent()
{
    return ++underWay_ < kMostUnderWay ? !failed_ : settle();
}

bool PostgresSession::settle()
{
    underWay_ = 0;
    if (!batch_) return !failed_;
    if (PQpipelineSync(connection_) == 0) {
        notSent();
        return false;
    }
    bool between = false;
    for (bool more = true; more;) {
        const Reply reply(PQgetResult(connection_), PQclear);
        if (!reply) {
            // A single null separates two results. Two in a row, or a null on a lost connection,
            // mean that no more will come, although libpq may not have noticed yet.
            if (!std::exchange(between, true) && !isLost()) continue;
            lost_ = true;
            if (!failed_) notSent();
            return false;
        }
        between = false;
        more = PQresultStatus(reply.get()) != PGRES_PIPELINE_SYNC;
        const bool first = !failed_;
        if (first && !check(reply.get())) failed_ = true;
    }
    return !failed_;
}

bool PostgresSession::failedIn(int batch) const
{
    return std::find(failures_.begin(), failures_.end(), batch) != failures_.end();
}

bool PostgresSession::endBatch()
{
    if (!batch_) return !failed_;
    settle();
    batch_ = false;
    if (failed_) failures_.push_back(batches_);
    if (!isLost()) PQexitPipelineMode(connection_);
    return !failed_ && !isLost();
}

}  // namespace roomrack::storage
