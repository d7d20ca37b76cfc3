// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/central_table.h"

#include "storage/dialect.h"
#include "storage/own_file.h"
#include "storage/place.h"
#include "storage/postgres_connection.h"
#include "storage/sqlite_connection.h"

#include <QtCore/QDir>
#include <QtCore/QFile>

namespace roomrack::storage {

namespace {

/// "RMRC": application id of a duplicate store's file.
constexpr qint64 kCentralId = 0x524d5243;
constexpr qint64 kSchemaLock = 0x524d52430001;

const QString kCentralField = QStringLiteral("shared duplicate database");

std::vector<QString> centralMigrations()
{
    std::vector<QString> all;
    const QDir folder(QStringLiteral(":/storage/central"));
    for (const QString &name :
         folder.entryList({QStringLiteral("*.sql")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        const bool opened = file.open(QIODevice::ReadOnly);
        Q_ASSERT(opened);
        Q_UNUSED(opened)
        all.push_back(QString::fromUtf8(file.readAll()));
    }
    return all;
}

Result<void> checkFile(const Connection &connection)
{
    const auto id = connection.integer(QStringLiteral("PRAGMA application_id"));
    const auto objects = connection.integer(QStringLiteral("SELECT count(*) FROM sqlite_schema"));
    if (!id) return tl::unexpected(id.error());
    if (!objects) return tl::unexpected(objects.error());
    if (*id == kCentralId || (*id == 0 && *objects == 0)) return {};
    return fail(ErrorCode::Corrupt, kCentralField,
                ErrorText::tr("the file belongs to another program or is a hotel file; nothing was "
                              "changed"));
}

Result<void> migrateTable(Connection &connection, bool isFile)
{
    Transaction transaction(connection);
    auto done = transaction.begin();
    if (done && !isFile) {
        done =
            connection.execute(QStringLiteral("SELECT pg_advisory_xact_lock(%1)").arg(kSchemaLock));
    }
    if (done) {
        done = connection.execute(
            QStringLiteral("CREATE TABLE IF NOT EXISTS central_schema (version {int} NOT NULL)"));
    }
    if (!done) return done;
    const auto version =
        connection.integer(QStringLiteral("SELECT coalesce(max(version), 0) FROM central_schema"));
    if (!version) return tl::unexpected(version.error());
    const std::vector<QString> known = centralMigrations();
    if (*version > qint64(known.size())) {
        return fail(
            ErrorCode::Newer, kCentralField,
            ErrorText::tr("was created by a newer version of Roomrack (format %1; this version "
                          "supports %2). Update Roomrack; nothing was changed")
                .arg(*version)
                .arg(known.size()));
    }
    for (auto n = size_t(*version); n < known.size(); ++n) {
        for (const QString &statement : connection.dialect().statements(known[n])) {
            if (done) done = connection.execute(statement);
        }
        if (done) {
            done = connection.execute(QStringLiteral("INSERT INTO central_schema VALUES (?)"),
                                      {qint64(n + 1)});
        }
    }
    if (done && isFile) {
        done = connection.execute(QStringLiteral("PRAGMA application_id = %1").arg(kCentralId));
    }
    return done ? transaction.commit() : done;
}

/// Several programs may write into it: a rollback journal, because before SQLite 3.51.3 a WAL can
/// be damaged when two connections restart it at the same time.
Result<std::unique_ptr<Connection>> openFile(const QString &file)
{
    if (auto made = makeOwnFile(file); !made) return tl::unexpected(made.error());
    auto opened = SqliteConnection::open(file, Connection::Purpose::Writing);
    if (!opened) return tl::unexpected(opened.error());
    auto done = checkFile(**opened);
    if (done) keepToOwner(file);
    for (const char *pragma : {"PRAGMA journal_mode = TRUNCATE", "PRAGMA synchronous = FULL"}) {
        if (done) done = (*opened)->execute(QString::fromLatin1(pragma));
    }
    if (done) done = migrateTable(**opened, true);
    if (!done) return tl::unexpected(done.error());
    return std::unique_ptr<Connection>(std::move(*opened));
}

constexpr int kIdleSeconds = 10;

Result<std::unique_ptr<Connection>> openServer(const QString &place, int &socket,
                                               std::chrono::milliseconds patience)
{
    const auto address = readServerPlace(place);
    if (!address) return tl::unexpected(address.error());
    auto opened = PostgresConnection::open(*address, Connection::Purpose::Writing);
    if (!opened) return tl::unexpected(opened.error());
    auto done = migrateTable(**opened, false);
    if (done) {
        done =
            (*opened)->execute(QStringLiteral("SET statement_timeout = %1").arg(patience.count()));
    }
    if (done) done = (*opened)->endIdleTransactionsAfter(kIdleSeconds);
    if (!done) return tl::unexpected(done.error());
    socket = (*opened)->socket();
    return std::unique_ptr<Connection>(std::move(*opened));
}

}  // namespace

Result<std::unique_ptr<Connection>> openCentral(const QString &place, int &socket,
                                                std::chrono::milliseconds patience)
{
    socket = -1;
    return isServerPlace(place) ? openServer(place, socket, patience) : openFile(place);
}

}  // namespace roomrack::storage
