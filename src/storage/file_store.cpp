// SPDX-License-Identifier: GPL-3.0-or-later
// Opens and closes a hotel file: lock, identity, health, migrations, epoch.
#include "storage/file_store.h"

#include "storage/own_file.h"
#include "storage/schema.h"

#include <QtCore/QFileInfo>

namespace roomrack::storage {

namespace {

const QString kField = QStringLiteral("file");

/// WAL size at which it is copied into the file. Measured: 1 to 16 MiB cost the same, 64 MiB an
/// eighth more, because the WAL then keeps growing instead of being overwritten.
constexpr qint64 kCheckpointBytes = 4 << 20;

/// Copies the WAL into the file; the next transaction restarts it. Not TRUNCATE: a power cut during
/// truncation can leave a WAL whose front is older than the file, and SQLite would copy that over
/// it. A new front is synced before anything is written behind it. "main": the attached temporary
/// database may be in a transaction of its own.
const QString kErased = QStringLiteral("INSERT INTO meta (name, value) VALUES ('erased', 1)"
                                       " ON CONFLICT (name) DO UPDATE SET value = 1");
const QString kCopyWal = QStringLiteral("PRAGMA main.wal_checkpoint(RESTART)");

int newestSchema()
{
    return migrations().back().number;
}

/// The canonical path, the same for all links to the file.
Result<QString> canonicalPath(const QString &file)
{
    const QFileInfo info(file);
    if (info.isDir()) {
        return fail(ErrorCode::Invalid, kField, ErrorText::tr("%1 is a folder").arg(file));
    }
    const QString folder = QFileInfo(info.absolutePath()).canonicalFilePath();
    if (folder.isEmpty()) {
        return fail(ErrorCode::NotFound, kField,
                    ErrorText::tr("folder %1 not found").arg(info.absolutePath()));
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

Result<void> FileStore::open(const QString &path, const StoreOptions &options)
{
    const auto file = canonicalPath(path);
    if (!file) return tl::unexpected(file.error());
    return openFile(*file, options);
}

Result<void> FileStore::openFile(const QString &file, const StoreOptions &options)
{
    auto taken = FileLock::take(file);
    if (!taken) return tl::unexpected(taken.error());
    lock_ = std::move(*taken);
    state.interrupted = QFileInfo(file + QStringLiteral("-wal")).size() > 0;
    if (QFileInfo::exists(file)) {
        if (auto ok = checkHeader(file, newestSchema()); !ok) return ok;
    }
    if (auto ok = ownFile(file); !ok) return ok;
    auto opened = SqliteConnection::open(file, Connection::Purpose::Writing);
    if (!opened) return tl::unexpected(opened.error());
    file_ = opened->get();
    connection = std::move(*opened);
    file_->checkpointOnClose(false);  // until the file is known to be ours
    auto done = checkIdentity(*file_, newestSchema());
    if (done) done = checkHealth();
    if (done) done = migrate(*file_, migrations());
    if (done) done = settle(options);
    if (done) compact();
    if (done) done = readState();
    if (done) done = prepare();
    if (done) done = takeEpoch();
    return done;
}

/// A file that was closed properly is not checked; after a crash or a power cut every page is
/// checked first.
Result<void> FileStore::checkHealth()
{
    const auto version = schemaVersion(*file_);
    if (!version) return tl::unexpected(version.error());
    if (*version == 0) return {};
    const auto closed =
        connection->integer(QStringLiteral("SELECT value FROM meta WHERE name = 'closed'"));
    if (!closed) return tl::unexpected(closed.error());
    state.interrupted = state.interrupted || *closed != 1;
    return state.interrupted ? file_->checkPages() : Result<void>();
}

Result<void> FileStore::settle(const StoreOptions &options)
{
    const auto mode = connection->text(QStringLiteral("PRAGMA journal_mode = WAL"));
    if (!mode) return tl::unexpected(mode.error());
    if (*mode != QLatin1String("wal")) {
        return fail(
            ErrorCode::ReadOnly, kField,
            ErrorText::tr("this drive does not support open hotel files; copy the file to a "
                          "local drive"));
    }
    const QString level =
        options.synchronousFull ? QStringLiteral("FULL") : QStringLiteral("NORMAL");
    auto done = connection->execute(QStringLiteral("PRAGMA synchronous = ") + level);
    if (!done) return done;
    // WAL content of a failed sync may be in memory only. Copying it into the file makes it safe;
    // and the WAL must restart, because anything written behind it would be lost with it.
    const auto busy = connection->integer(kCopyWal);
    if (!busy) return tl::unexpected(busy.error());
    if (*busy != 0 && state.interrupted) {
        return fail(
            ErrorCode::Locked, kField,
            ErrorText::tr("was not closed properly and is being read by another program. Close "
                          "that program and try again"));
    }
    const auto size = connection->integer(QStringLiteral("PRAGMA page_size"));
    if (!size) return tl::unexpected(size.error());
    pageSize_ = *size;
    return {};
}

/// Rows that move between pages leave copies in unused space: after guests were erased the file is
/// written anew once. Where that fails, as on a full disk, the next opening tries again.
void FileStore::compact()
{
    const auto marked = connection->integer(
        QStringLiteral("SELECT coalesce(max(value), 0) FROM meta WHERE name = 'erased'"));
    if (!marked || *marked == 0) return;
    Result<void> done;
    for (const char *sql : {"PRAGMA temp_store = FILE", "VACUUM",
                            "UPDATE meta SET value = 0 WHERE name = 'erased'"}) {
        if (done) done = connection->execute(QString::fromLatin1(sql));
    }
    static_cast<void>(connection->execute(QStringLiteral("PRAGMA temp_store = MEMORY")));
    erased = done && emptyWal() != SQLITE_OK;
}

Result<void> FileStore::readState()
{
    logs.emplace_back();
    auto done = readLog(logs.front());
    if (!done) return done;
    return forEachRow(*connection, "SELECT id FROM property ORDER BY id", {},
                      [this](const Statement &row) { properties.push_back({row.integer(0)}); });
}

Result<std::unique_ptr<Connection>> FileStore::connectForLookups() const
{
    auto opened = SqliteConnection::open(file_->file(), Connection::Purpose::Reading);
    if (!opened) return tl::unexpected(opened.error());
    return std::unique_ptr<Connection>(std::move(*opened));
}

Result<void> FileStore::takeEpoch()
{
    sqlite3_wal_hook(file_->handle(), &FileStore::countPages, this);
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

Result<void> FileStore::raiseEpoch(PropertyId)
{
    return connection->execute(
        QStringLiteral("UPDATE meta SET value = value + 1 WHERE name = 'epoch'"));
}

/// A failed sync may have written the transaction to disk all the same.
Error FileStore::afterFailure(Error error, bool sent)
{
    if (sent && error.code != ErrorCode::DiskFull) error.code = ErrorCode::Unknown;
    return error;
}

/// Some errors roll back automatically.
bool FileStore::rollBack()
{
    return sqlite3_get_autocommit(file_->handle()) != 0 || writer.rollback() == kOk;
}

void FileStore::checkpoint()
{
    const qint64 bytes = (walPages_ - walPagesCopied_) * pageSize_;
    if (broken || (bytes < kCheckpointBytes && !erased)) return;
    walPagesCopied_ = walPages_;
    if (erased && !connection->execute(kErased)) broken = true;
    const int rc = erased ? emptyWal() : copyWal(SQLITE_CHECKPOINT_PASSIVE);
    if (rc == SQLITE_OK) erased = false;
    // Busy: a reader uses an older state; the rest is copied another time.
    if (rc != SQLITE_OK && (rc & 0xff) != SQLITE_BUSY) broken = true;
}

int FileStore::copyWal(int mode)
{
    return sqlite3_wal_checkpoint_v2(file_->handle(), nullptr, mode, nullptr, nullptr);
}

/// Pages of before an erasure stay in the WAL until it is emptied. Commits do not wait for readers.
int FileStore::emptyWal()
{
    sqlite3_busy_timeout(file_->handle(), 0);
    const int rc = copyWal(SQLITE_CHECKPOINT_TRUNCATE);
    sqlite3_busy_timeout(file_->handle(), SqliteConnection::kBusyMs);
    return rc;
}

int FileStore::countPages(void *self, sqlite3 *, const char *, int pages)
{
    auto *s = static_cast<FileStore *>(self);
    if (pages < s->walPages_) s->walPagesCopied_ = 0;  // it was restarted
    s->walPages_ = pages;
    return SQLITE_OK;
}

void FileStore::close()
{
    lookups.close();
    writer = BatchWriter();
    if (!connection) return;
    if (!broken) {
        // The mark is written last, when everything else is in the file.
        auto done = connection->execute(kCopyWal);
        if (done) {
            done = connection->execute(
                QStringLiteral("UPDATE meta SET value = 1 WHERE name = 'closed'"));
        }
        if (done) file_->checkpointOnClose(true);
    } else if (state.epoch > 0) {
        // SQLite copies what was committed before the failure and discards the rest. Otherwise the
        // next opening would find a transaction in the WAL that a failed sync left in memory only,
        // and copy it over pages that could not be repaired after a power cut.
        file_->checkpointOnClose(true);
    }
    connection.reset();
    lock_.reset();
}

}  // namespace roomrack::storage
