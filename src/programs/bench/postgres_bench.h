// SPDX-License-Identifier: GPL-3.0-or-later
// A PostgreSQL server of our own, and the few words with libpq that its peers share.
#pragma once

#include "harness.h"
#include "programs/servers/postgres_server.h"

#include <libpq-fe.h>

#include <memory>
#include <string>

namespace roomrack::bench {

using Connection = std::unique_ptr<PGconn, decltype(&PQfinish)>;
using Reply = std::unique_ptr<PGresult, decltype(&PQclear)>;

/// Throws Wrong with the server's words.
[[noreturn]] void trouble(PGconn *c);
/// Runs statements; throws Wrong when one fails.
Reply query(PGconn *c, const std::string &sql);

class PostgresBench {
public:
    /// Starts it in a temporary folder, fsync on; throws Skip where there is none.
    explicit PostgresBench(const Options &options);
    /// For PQconnectdb.
    const std::string &where() const { return where_; }

private:
    Folder folder_;
    servers::PostgresServer server_;
    std::string where_;
};

}  // namespace roomrack::bench
