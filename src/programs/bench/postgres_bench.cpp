// SPDX-License-Identifier: GPL-3.0-or-later
#include "postgres_bench.h"

namespace roomrack::bench {

void trouble(PGconn *c)
{
    throw Wrong(std::string("the PostgreSQL peer: ") + PQerrorMessage(c));
}

Reply query(PGconn *c, const std::string &sql)
{
    Reply r(PQexec(c, sql.c_str()), PQclear);
    const ExecStatusType status = PQresultStatus(r.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) trouble(c);
    return r;
}

namespace {

/// Server settings for benchmarks: full durability.
QStringList safeSettings()
{
    QStringList all;
    for (const char *setting :
         {"fsync=on", "synchronous_commit=on", "max_connections=100", "shared_buffers=256MB",
          "max_wal_size=4GB", "checkpoint_timeout=30min", "wal_buffers=16MB", "jit=off",
          "autovacuum_naptime=10s"})
        all << QString::fromLatin1(setting);
    return all;
}

}  // namespace

PostgresBench::PostgresBench(const Options &options)
    : folder_(options), server_(folder_.path(), safeSettings()),
      where_(server_.url(QStringLiteral("postgres")).toStdString())
{}

}  // namespace roomrack::bench
