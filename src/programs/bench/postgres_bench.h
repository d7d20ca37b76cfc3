// SPDX-License-Identifier: GPL-3.0-or-later
// A temporary PostgreSQL server, and the libpq helpers that its peers share.
#pragma once

#include "harness.h"
#include "programs/servers/postgres_server.h"

#include <libpq-fe.h>

#include <memory>
#include <string>

namespace roomrack::bench {

using Connection = std::unique_ptr<PGconn, decltype(&PQfinish)>;
using Reply = std::unique_ptr<PGresult, decltype(&PQclear)>;

/// Throws Wrong with the server's error message.
[[noreturn]] void trouble(PGconn *c);
/// Runs statements; throws Wrong if one fails.
Reply query(PGconn *c, const std::string &sql);

class PostgresBench {
public:
    /// Starts it in a temporary folder with fsync on; throws Skip if PostgreSQL is not installed.
    explicit PostgresBench(const Options &options);
    /// Connection string for PQconnectdb.
    const std::string &where() const { return where_; }

private:
    Folder folder_;
    servers::PostgresServer server_;
    std::string where_;
};

}  // namespace roomrack::bench
