// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/servers/postgres_server.h"

#include <QtCore/QUrl>

#include <libpq-fe.h>

#include <csignal>

namespace roomrack::servers {

namespace {

using Connection = std::unique_ptr<PGconn, decltype(&PQfinish)>;
/// Only used in the socket file's name.
const QString kPort = QStringLiteral("5432");
using Reply = std::unique_ptr<PGresult, decltype(&PQclear)>;

Connection connectTo(const QString &url)
{
    Connection c(PQconnectdb(url.toUtf8().constData()), PQfinish);
    PQsetNoticeProcessor(
        c.get(), [](void *, const char *) {}, nullptr);
    return c;
}

}  // namespace

PostgresServer::PostgresServer(const QString &folder, const QStringList &settings)
{
    const QStringList elsewhere{QStringLiteral("/usr/lib/postgresql/*/bin"),
                                QStringLiteral("/usr/pgsql-*/bin")};
    program_ = findProgram(QStringLiteral("postgres"), elsewhere);
    const QString init = findProgram(QStringLiteral("initdb"), elsewhere);
    if (program_.isEmpty() || init.isEmpty())
        throw Unavailable("no PostgreSQL server on this computer");
    account_ = serverAccount();
    home_ = makeServerFolder(folder, QStringLiteral("postgres"), account_);
    data_ = home_ + QStringLiteral("/data");
    Server::runOnce(init,
                    {QStringLiteral("-D"), data_, QStringLiteral("-U"), QStringLiteral("roomrack"),
                     QStringLiteral("-A"), QStringLiteral("trust"), QStringLiteral("-E"),
                     QStringLiteral("UTF8"), QStringLiteral("--no-sync"),
                     QStringLiteral("--locale=C")},
                    home_, account_);
    arguments_ = {QStringLiteral("-D"), data_, QStringLiteral("-k"), home_,
                  QStringLiteral("-h"), {},    QStringLiteral("-p"), kPort};
    for (const QString &setting : settings) arguments_ << QStringLiteral("-c") << setting;
    start();
}

PostgresServer::~PostgresServer() = default;

QString PostgresServer::url(const QString &database, const QString &folder) const
{
    return QStringLiteral("postgresql:///%1?user=roomrack&port=%2&host=%3")
        .arg(database, kPort,
             QString::fromLatin1(QUrl::toPercentEncoding(folder.isEmpty() ? home_ : folder)));
}

QString PostgresServer::socket() const
{
    return home_ + QStringLiteral("/.s.PGSQL.") + kPort;
}

void PostgresServer::start()
{
    server_ = std::make_unique<Server>(program_, arguments_, home_, account_, SIGINT);
    server_->waitUntil([this] { return connects(); });
}

void PostgresServer::stop(bool inOrder)
{
    server_->stop(inOrder ? SIGINT : SIGQUIT);
    server_.reset();
}

bool PostgresServer::connects() const
{
    return PQstatus(connectTo(url(QStringLiteral("postgres"))).get()) == CONNECTION_OK;
}

void PostgresServer::run(const QString &database, const QString &sql) const
{
    ask(database, sql);
}

QString PostgresServer::ask(const QString &database, const QString &sql) const
{
    const Connection c = connectTo(url(database));
    const Reply r(PQexec(c.get(), sql.toUtf8().constData()), PQclear);
    const ExecStatusType status = PQresultStatus(r.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
        throw std::runtime_error(PQerrorMessage(c.get()));
    return PQntuples(r.get()) > 0 ? QString::fromUtf8(PQgetvalue(r.get(), 0, 0)) : QString();
}

}  // namespace roomrack::servers
