// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/server_schema.h"

#include "storage/rows.h"

namespace roomrack::storage {

namespace {

const QString kServerField = QStringLiteral("database");
constexpr qint64 kMigrationLock = 0x524d524b0001;

/// The first migration with leases; before it no engine can have properties open.
constexpr int kFirstWithLeases = 2;

/// Migrating would change the tables under other engines with open properties.
Result<void> refuseWhileOpen(const Connection &connection)
{
    QStringList open;
    auto done = forEachRow(connection,
                           "SELECT p.name, l.host FROM lease l JOIN property p ON p.id = l.property"
                           " WHERE l.expires > extract(epoch FROM clock_timestamp()) * 1000000",
                           {}, [&](const Statement &row) {
                               open << ErrorText::tr("%1 on %2").arg(row.text(0), row.text(1));
                           });
    if (!done || open.isEmpty()) return done;
    return fail(ErrorCode::Locked, kServerField,
                ErrorText::tr("the tables can be upgraded only while no hotel is open; currently "
                              "open: %1")
                    .arg(open.join(QStringLiteral(", "))));
}

Result<void> runMissing(PostgresConnection &connection, std::span<const Migration> known)
{
    const auto version = serverVersion(connection);  // another program may have migrated
    if (!version) return tl::unexpected(version.error());
    Result<void> done;
    if (*version >= kFirstWithLeases) {
        done = refuseWhileOpen(connection);
        if (done) done = connection.execute(QStringLiteral("UPDATE lease SET fence = fence + 1"));
    } else {
        done = connection.execute(QStringLiteral("CREATE TABLE roomrack_schema (version bigint)"));
        if (done) {
            done = connection.execute(QStringLiteral("INSERT INTO roomrack_schema VALUES (0)"));
        }
    }
    for (const Migration &m : known) {
        if (m.number <= *version) continue;
        for (const QString &statement : connection.dialect().statements(m.sql)) {
            if (done) done = connection.execute(statement);
        }
    }
    if (!done) return done;
    return connection.execute(QStringLiteral("UPDATE roomrack_schema SET version = ?"),
                              {qint64(known.back().number)});
}

}  // namespace

Result<int> serverVersion(const Connection &connection)
{
    const auto ours = connection.integer(
        QStringLiteral("SELECT count(*) FROM pg_class WHERE oid = to_regclass('roomrack_schema')"));
    if (!ours) return tl::unexpected(ours.error());
    if (*ours > 0) {
        return connection.integer(QStringLiteral("SELECT max(version) FROM roomrack_schema"))
            .map([](qint64 v) { return static_cast<int>(v); });
    }
    const auto others = connection.integer(
        QStringLiteral("SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"));
    if (!others) return tl::unexpected(others.error());
    if (*others == 0) return 0;
    return fail(ErrorCode::Corrupt, kServerField,
                ErrorText::tr("is used by another program; nothing was changed. Create a separate "
                              "database for Roomrack"));
}

Result<void> migrateServer(PostgresConnection &connection, std::span<const Migration> known)
{
    const auto version = serverVersion(connection);
    if (!version) return tl::unexpected(version.error());
    if (auto ok = checkVersion(*version, known.back().number, kServerField); !ok) return ok;
    if (*version == known.back().number) return {};
    Transaction transaction(connection);
    auto done = transaction.begin();
    if (done) {
        done = connection.execute(
            QStringLiteral("SELECT pg_advisory_xact_lock(%1)").arg(kMigrationLock));
    }
    if (done) done = runMissing(connection, known);
    if (done) done = transaction.commit();
    return done;
}

}  // namespace roomrack::storage
