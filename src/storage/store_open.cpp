// SPDX-License-Identifier: GPL-3.0-or-later
// Opening and closing a hotel file: lock, identity, health, migrations, epoch.
#include "storage/schema.h"
#include "storage/store_impl.h"

#include <QtCore/QFileInfo>

namespace roomrack::storage {

namespace {

const QString kField = QStringLiteral("file");

int newestSchema()
{
    return migrations().back().number;
}

/// The path that every process comes to, whatever link it was given.
Result<QString> canonicalPath(const QString &file)
{
    const QFileInfo info(file);
    if (info.isDir()) {
        return fail(ErrorCode::Invalid, kField, ErrorText::tr("%1 is a folder").arg(file));
    }
    const QString folder = QFileInfo(info.absolutePath()).canonicalFilePath();
    if (folder.isEmpty()) {
        return fail(ErrorCode::NotFound, kField,
                    ErrorText::tr("there is no folder %1").arg(info.absolutePath()));
    }
    if (!info.exists()) return QString(folder + QLatin1Char('/') + info.fileName());
    if (!info.isReadable() || !info.isWritable()) {
        return fail(
            ErrorCode::ReadOnly, kField,
            ErrorText::tr("%1 cannot be written. Check its permissions").arg(info.fileName()));
    }
    return info.canonicalFilePath();
}

}  // namespace

Result<std::unique_ptr<Store>> Store::open(const QString &file, StoreOptions options)
{
    const auto path = canonicalPath(file);
    if (!path) return tl::unexpected(path.error());
    auto impl = std::make_unique<Impl>();
    auto done = impl->openFile(*path, options);
    if (!done) {
        impl->broken = true;
        impl->close();
        return tl::unexpected(done.error());
    }
    return std::unique_ptr<Store>(new Store(std::move(impl)));
}

Result<void> Store::Impl::openFile(const QString &file, const StoreOptions &options)
{
    auto taken = FileLock::take(file);
    if (!taken) return tl::unexpected(taken.error());
    lock = std::move(*taken);
    interrupted = QFileInfo(file + QStringLiteral("-wal")).size() > 0;
    if (QFileInfo::exists(file)) {
        if (auto ok = checkHeader(file, newestSchema()); !ok) return ok;
    }
    auto opened = SqliteConnection::open(file, Connection::Purpose::Writing);
    if (!opened) return tl::unexpected(opened.error());
    connection = std::move(*opened);
    connection->checkpointOnClose(false);  // not before we know that the file is ours
    auto done = checkIdentity(*connection, newestSchema());
    if (done) done = checkHealth();
    if (done) done = migrate(*connection, migrations());
    if (done) done = settle(options);
    if (done) done = readState();
    if (done) done = prepare();
    if (done) done = raiseEpoch();
    return done;
}

/// A file that was closed properly is taken as it is; after a crash or a power cut every page is
/// looked at first (60 ms for 40,000 bookings).
Result<void> Store::Impl::checkHealth()
{
    const auto version = schemaVersion(*connection);
    if (!version) return tl::unexpected(version.error());
    if (*version == 0) return {};
    const auto closed =
        connection->integer(QStringLiteral("SELECT value FROM meta WHERE name = 'closed'"));
    if (!closed) return tl::unexpected(closed.error());
    interrupted = interrupted || *closed != 1;
    if (!interrupted) return {};
    const auto health = connection->text(QStringLiteral("PRAGMA quick_check(1)"));
    if (!health) return tl::unexpected(health.error());
    if (*health == QLatin1String("ok")) return {};
    return tl::unexpected(sqliteError(SQLITE_CORRUPT, 0, *health));
}

Result<void> Store::Impl::settle(const StoreOptions &options)
{
    const auto mode = connection->text(QStringLiteral("PRAGMA journal_mode = WAL"));
    if (!mode) return tl::unexpected(mode.error());
    if (*mode != QLatin1String("wal")) {
        return fail(ErrorCode::ReadOnly, kField,
                    ErrorText::tr("this kind of drive cannot hold an open hotel file; copy it to a "
                                  "local disk"));
    }
    const QString level =
        options.synchronousFull ? QStringLiteral("FULL") : QStringLiteral("NORMAL");
    auto done = connection->execute(QStringLiteral("PRAGMA synchronous = ") + level);
    if (!done) return done;
    // What a failed sync left in the WAL may be in memory only. Copied into the file it is safe;
    // and the WAL must begin anew, because what is written behind it would be lost with it.
    // "main": the attached temporary database may be in a transaction of its own making.
    const auto busy = connection->integer(QStringLiteral("PRAGMA main.wal_checkpoint(TRUNCATE)"));
    if (!busy) return tl::unexpected(busy.error());
    if (*busy != 0 && interrupted) {
        return fail(ErrorCode::Locked, kField,
                    ErrorText::tr("it was not closed in order, and another program is reading it "
                                  "now. Wait for that one and try again"));
    }
    const auto size = connection->integer(QStringLiteral("PRAGMA page_size"));
    if (!size) return tl::unexpected(size.error());
    pageSize = *size;
    return {};
}

Result<void> Store::Impl::readState()
{
    auto done =
        forEachRow(*connection, "SELECT seq, at, hash FROM commits ORDER BY seq DESC LIMIT 1", {},
                   [this](const Statement &row) {
                       state.lastSeq = row.integer(0);
                       state.lastAt = {row.integer(1)};
                       chain.moveTo(row.bytes(2));
                   });
    if (!done) return done;
    const auto last =
        connection->integer(QStringLiteral("SELECT coalesce(max(seq), 0) FROM event"));
    if (!last) return tl::unexpected(last.error());
    if (*last != state.lastSeq) {
        return tl::unexpected(
            sqliteError(SQLITE_CORRUPT, 0,
                        ErrorText::tr("its log ends at %1 but its transactions at %2")
                            .arg(*last)
                            .arg(state.lastSeq)));
    }
    return forEachRow(*connection, "SELECT id FROM property ORDER BY id", {},
                      [this](const Statement &row) { properties.push_back({row.integer(0)}); });
}

Result<void> Store::Impl::prepare()
{
    sqlite3_wal_hook(connection->handle(), &Impl::countPages, this);
    writer = BatchWriter(*connection);
    if (writer.prepared() != kOk) return tl::unexpected(connection->error(writer.prepared()));
    auto opened = SqliteConnection::open(connection->file(), Connection::Purpose::Reading);
    if (!opened) return tl::unexpected(opened.error());
    lookups = std::move(*opened);
    findKey =
        lookups->statement("SELECT booking FROM foreign_key WHERE property = ? AND channel = ?"
                           " AND digest = ? AND occurrence = ?");
    findBooking = lookups->statement(
        QByteArray("SELECT ") + kBookingColumns
        + ", coalesce((SELECT f.amount FROM booking_fee f WHERE f.property = booking.property"
          " AND f.booking = booking.id), 0) FROM booking WHERE id = ? AND property = ?");
    for (const Statement *s : {&findKey, &findBooking}) {
        if (!s->ok()) return tl::unexpected(lookups->error(s->prepared()));
    }
    return {};
}

Result<void> Store::Impl::raiseEpoch()
{
    Transaction transaction(*connection);
    if (auto begun = transaction.begin(); !begun) return begun;
    for (const char *update : {"UPDATE meta SET value = value + 1 WHERE name = 'epoch'",
                               "UPDATE meta SET value = 0 WHERE name = 'closed'"}) {
        if (auto done = connection->execute(QString::fromLatin1(update)); !done) return done;
    }
    if (auto done = transaction.commit(); !done) return done;
    const auto epoch =
        connection->integer(QStringLiteral("SELECT value FROM meta WHERE name = 'epoch'"));
    if (!epoch) return tl::unexpected(epoch.error());
    state.epoch = *epoch;
    return {};
}

/// After an error nothing new is written.
void Store::Impl::close()
{
    findKey = Statement();
    findBooking = Statement();
    lookups.reset();
    writer = BatchWriter();
    if (!connection) return;
    if (!broken) {
        // The mark is the last thing written, when all the rest is in the file.
        auto done = connection->execute(QStringLiteral("PRAGMA main.wal_checkpoint(TRUNCATE)"));
        if (done) {
            done = connection->execute(
                QStringLiteral("UPDATE meta SET value = 1 WHERE name = 'closed'"));
        }
        if (done) connection->checkpointOnClose(true);
    } else if (state.epoch > 0) {
        // SQLite copies what was committed before the failure and forgets the rest. Otherwise the
        // next opening would find a transaction in the WAL that a failed sync left in memory
        // only, and copy it over pages that nothing could repair after a power cut.
        connection->checkpointOnClose(true);
    }
    connection.reset();
    lock.reset();
}

}  // namespace roomrack::storage
