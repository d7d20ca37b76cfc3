// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/canary_server.h"

#include "programs/servers/postgres_server.h"

#include <QStringList>

namespace roomrack::tests {

namespace {

const QString kDatabase = QStringLiteral("postgres");

/// No durability after a power failure, but maximum logging.
const QStringList kSettings{QStringLiteral("fsync=off"),
                            QStringLiteral("max_connections=30"),
                            QStringLiteral("shared_buffers=32MB"),
                            QStringLiteral("autovacuum=off"),
                            QStringLiteral("log_statement=all"),
                            QStringLiteral("log_connections=on"),
                            QStringLiteral("logging_collector=on"),
                            QStringLiteral("log_directory=log")};

}  // namespace

CanaryServer::CanaryServer(const QString &folder)
    : server_(std::make_unique<servers::PostgresServer>(folder, kSettings))
{
    for (const char *schema : {"hotel", "central"})
        run(QStringLiteral("CREATE SCHEMA ") + QLatin1String(schema));
}

CanaryServer::~CanaryServer() = default;

std::unique_ptr<CanaryServer> CanaryServer::start(const QString &folder)
{
    try {
        return std::unique_ptr<CanaryServer>(new CanaryServer(folder));
    } catch (const servers::Unavailable &) {
        return nullptr;
    }
}

QString CanaryServer::place(const QString &schema) const
{
    return server_->url(kDatabase) + QStringLiteral("&options=-csearch_path%3D") + schema;
}

void CanaryServer::run(const QString &sql) const
{
    server_->run(kDatabase, sql);
}

QString CanaryServer::folder() const
{
    return server_->host();
}

void CanaryServer::writeOut() const
{
    const QString tables =
        server_->ask(kDatabase, QStringLiteral("SELECT string_agg(schemaname || '.' || tablename,"
                                               " ',') FROM pg_tables WHERE schemaname IN"
                                               " ('hotel', 'central')"));
    // Binary format keeps the bytes unchanged.
    for (const QString &table : tables.split(u',', Qt::SkipEmptyParts))
        run(QStringLiteral("COPY %1 TO '%2/rows-%1' (FORMAT binary)").arg(table, folder()));
    run(QStringLiteral("CHECKPOINT"));
}

}  // namespace roomrack::tests
