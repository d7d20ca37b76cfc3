// SPDX-License-Identifier: GPL-3.0-or-later
// The schema in a PostgreSQL database: the same numbered files as in a hotel file.
#pragma once

#include "storage/postgres_connection.h"
#include "storage/schema.h"

namespace roomrack::storage {

/// 0: empty database. Corrupt: it belongs to another program.
Result<int> serverVersion(const Connection &connection);
/// Runs the missing migrations, in one transaction and one program at a time. Newer: nothing is
/// changed. Locked: another engine has properties open with an older schema.
Result<void> migrateServer(PostgresConnection &connection, std::span<const Migration> known);

}  // namespace roomrack::storage
