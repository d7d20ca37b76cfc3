// SPDX-License-Identifier: GPL-3.0-or-later
// The schema in a PostgreSQL database: the same numbered files as in a hotel file.
#pragma once

#include "storage/postgres_connection.h"
#include "storage/schema.h"

namespace roomrack::storage {

/// 0: nothing is there yet. Corrupt: what is there is not ours.
Result<int> serverVersion(const Connection &connection);
/// Runs what is missing, in one transaction and one program at a time. Newer: nothing is touched.
/// Locked: somebody has hotels open that an older schema is needed for.
Result<void> migrateServer(PostgresConnection &connection, std::span<const Migration> known);

}  // namespace roomrack::storage
