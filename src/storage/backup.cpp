// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/backup.h"

#include "storage/file_lock.h"
#include "storage/own_file.h"
#include "storage/place.h"
#include "storage/rows.h"
#include "storage/schema.h"
#include "storage/sqlite_connection.h"

#include <QtCore/QDateTime>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <sqlite3.h>

#include <cerrno>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace roomrack::storage {

namespace {

const QString kFile = QStringLiteral("file");
const QString kBackup = QStringLiteral("backup");

/// Progress handler interval in SQLite virtual machine steps: about a millisecond.
constexpr int kStepsBetweenQuestions = 100'000;

int stopWhenUnwanted(void *wanted)
{
    return (*static_cast<const StillWanted *>(wanted))() ? 0 : 1;
}

tl::unexpected<Error> cancelled()
{
    return fail(ErrorCode::Cancelled, kBackup, ErrorText::tr("cancelled; nothing was changed"));
}

tl::unexpected<Error> noHotel()
{
    return fail(ErrorCode::Corrupt, kBackup, ErrorText::tr("contains no hotel"));
}

/// Syncs the file and its directory entry to disk.
Result<void> syncFile(const QString &path)
{
#ifdef Q_OS_UNIX
    for (const QString &each : {path, QFileInfo(path).absolutePath()}) {
        const int fd = ::open(QFile::encodeName(each).constData(), O_RDONLY | O_CLOEXEC);
        const bool synced = fd >= 0 && ::fsync(fd) == 0;
        const int why = errno;
        if (fd >= 0) ::close(fd);
        if (!synced) {
            return fail(why == ENOSPC ? ErrorCode::DiskFull : ErrorCode::NotSaved, kBackup,
                        ErrorText::tr("%1 could not be written to the disk (%2)")
                            .arg(path, qt_error_string(why)));
        }
    }
#endif
    return {};
}

/// Atomic; replaces an existing file of that name.
Result<void> rename(const QString &from, const QString &to, const QString &field)
{
    if (std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0)
        return syncFile(to);
    return fail(ErrorCode::ReadOnly, field,
                ErrorText::tr("%1 cannot be written (%2). Check the permissions of the folder")
                    .arg(to, qt_error_string(errno)));
}

/// Removes an incomplete file unless it was finished.
class Unfinished {
public:
    explicit Unfinished(QString path) : path_(std::move(path)) { QFile::remove(path_); }
    ~Unfinished()
    {
        if (!finished_) QFile::remove(path_);
    }
    const QString &path() const { return path_; }
    void finish() { finished_ = true; }

private:
    Q_DISABLE_COPY(Unfinished)
    QString path_;
    bool finished_ = false;
};

Error about(Error error, const QString &field)
{
    if (error.field == kFile) error.field = field;
    return error;
}

Result<void> checkPlaces(const QString &file, const QString &backup)
{
    if (isServerPlace(file) || isServerPlace(backup)) {
        return fail(ErrorCode::Invalid, kFile,
                    ErrorText::tr("a database on a server is backed up with the server's own tools "
                                  "(pg_dump)"));
    }
    const QFileInfo from(file), to(backup);
    if (from.absoluteFilePath() == to.absoluteFilePath()
        || (to.exists() && from.canonicalFilePath() == to.canonicalFilePath())) {
        return fail(ErrorCode::Invalid, kBackup,
                    ErrorText::tr("this is the hotel's own file; choose another name"));
    }
    return {};
}

/// The copy was made of an open file; marks it as properly closed.
Result<void> markClosed(const QString &copy)
{
    auto opened = SqliteConnection::open(copy, Connection::Purpose::Writing);
    if (!opened) return tl::unexpected(opened.error());
    return (*opened)->execute(QStringLiteral("UPDATE meta SET value = 1 WHERE name = 'closed'"));
}

Result<BackupContents> contentsOf(const QString &path)
{
    auto opened = SqliteConnection::open(path, Connection::Purpose::Reading);
    if (!opened) return tl::unexpected(opened.error());
    const int newest = migrations().back().number;
    if (auto ok = checkIdentity(**opened, newest); !ok) return tl::unexpected(ok.error());
    const auto version = schemaVersion(**opened);
    if (!version) return tl::unexpected(version.error());
    if (*version == 0) return noHotel();
    if (auto ok = (*opened)->checkPages(); !ok) return tl::unexpected(ok.error());
    BackupContents contents;
    contents.file = path;
    contents.bytes = QFileInfo(path).size();
    auto done = forEachRow(**opened, "SELECT name FROM property ORDER BY id", {},
                           [&](const Statement &row) { contents.hotels << row.text(0); });
    if (!done) return tl::unexpected(done.error());
    const auto last = (*opened)->integer(QStringLiteral("SELECT max(at) FROM commits"));
    if (!last) return tl::unexpected(last.error());
    contents.lastAt = Instant{*last};
    opened->reset();
    if (*version < newest) return contents;
    auto report = verify(path);
    if (!report) return tl::unexpected(report.error());
    contents.proof = std::move(*report);
    return contents;
}

Result<void> checkIsBackup(const QString &backup)
{
    if (!QFileInfo(backup).isFile()) {
        return fail(ErrorCode::NotFound, kBackup, ErrorText::tr("file %1 not found").arg(backup));
    }
    if (const auto ok = checkHeader(backup, migrations().back().number); !ok)
        return tl::unexpected(about(ok.error(), kBackup));
    keepToOwner(backup);
    return {};
}

/// contentsOf() a backup or of its copy, with errors reported for the backup.
Result<BackupContents> hotelsIn(const QString &path)
{
    auto contents = contentsOf(path);
    if (!contents) return tl::unexpected(about(contents.error(), kBackup));
    if (contents->hotels.isEmpty()) return noHotel();
    return contents;
}

/// A reader that may write elsewhere: `query_only` would forbid VACUUM INTO its target.
Result<std::unique_ptr<SqliteConnection>> openToCopy(const QString &file)
{
    auto opened = SqliteConnection::open(file, Connection::Purpose::Reading);
    if (!opened) return opened;
    auto done = (*opened)->execute(QStringLiteral("PRAGMA query_only = OFF"));
    if (!done) return tl::unexpected(done.error());
    return opened;
}

/// An unused name beside `file`: "hotel.before-restore-20260710-120000.roomrack".
QString asideName(const QString &file, Instant now)
{
    const QFileInfo info(file);
    const QString stamp = QDateTime::fromMSecsSinceEpoch(now.micros / 1000)
                              .toString(QStringLiteral("yyyyMMdd-HHmmss"));
    const QString suffix = info.suffix().isEmpty() ? QString() : QLatin1Char('.') + info.suffix();
    QString name;
    for (int i = 0; name.isEmpty() || QFileInfo::exists(name); ++i) {
        name = QStringLiteral("%1/%2.before-restore-%3%4%5")
                   .arg(info.absolutePath(), info.completeBaseName(), stamp,
                        i == 0 ? QString() : QStringLiteral("-%1").arg(i), suffix);
    }
    return name;
}

/// Moves the file with its WAL applied; a damaged one moves unchanged, WAL included.
Result<QString> moveAside(const QString &file, Instant now)
{
    const QString aside = asideName(file, now);
    const QString log = QStringLiteral("-wal");
    keepToOwner(file);
    if (QFileInfo(file + log).size() > 0) {
        if (auto opened = SqliteConnection::open(file, Connection::Purpose::Writing)) {
            (*opened)->execute(QStringLiteral("PRAGMA main.wal_checkpoint(RESTART)"));
        }
    }
    if (auto done = rename(file, aside, kFile); !done) return tl::unexpected(done.error());
    if (QFileInfo::exists(file + log)) {
        if (auto done = rename(file + log, aside + log, kFile); !done) {
            std::rename(QFile::encodeName(aside).constData(), QFile::encodeName(file).constData());
            return tl::unexpected(done.error());
        }
    }
    QFile::remove(file + QStringLiteral("-shm"));
    return aside;
}

}  // namespace

Result<void> copyInto(SqliteConnection &connection, const QString &copy, const StillWanted &wanted)
{
    QFile::remove(copy);
    if (auto made = makeOwnFile(copy); !made) return made;
    QString quoted = copy;
    quoted.replace(QLatin1Char('\''), QLatin1String("''"));
    if (wanted) {
        sqlite3_progress_handler(connection.handle(), kStepsBetweenQuestions, stopWhenUnwanted,
                                 const_cast<StillWanted *>(&wanted));
    }
    auto done = connection.execute(QStringLiteral("VACUUM INTO '%1'").arg(quoted));
    sqlite3_progress_handler(connection.handle(), 0, nullptr, nullptr);
    if (!done) QFile::remove(copy);
    return done;
}

Result<BackupContents> backUp(const QString &file, const QString &backup, const StillWanted &wanted)
{
    if (auto ok = checkPlaces(file, backup); !ok) return tl::unexpected(ok.error());
    if (!QFileInfo::exists(file)) {
        return fail(ErrorCode::NotFound, kFile, ErrorText::tr("file %1 not found").arg(file));
    }
    const auto unwanted = [&] { return wanted && !wanted(); };
    if (unwanted()) return cancelled();
    auto opened = openToCopy(file);
    if (!opened) return tl::unexpected(opened.error());
    if (auto ok = checkIdentity(**opened, migrations().back().number); !ok)
        return tl::unexpected(ok.error());
    Unfinished copy(backup + QStringLiteral(".part"));
    auto done = copyInto(**opened, copy.path(), wanted);
    if (unwanted()) return cancelled();
    if (done) done = markClosed(copy.path());
    if (done) done = syncFile(copy.path());
    if (!done) return tl::unexpected(about(done.error(), kBackup));
    auto contents = contentsOf(copy.path());
    if (!contents) return tl::unexpected(about(contents.error(), kBackup));
    if (contents->proof && !contents->proof->findings.empty()) {
        const VerifyFinding &first = contents->proof->findings.front();
        return fail(ErrorCode::Corrupt, kBackup,
                    ErrorText::tr("the backup could not be verified: %1 (%2)")
                        .arg(first.what, first.where));
    }
    if (unwanted()) return cancelled();
    if (auto moved = rename(copy.path(), backup, kBackup); !moved)
        return tl::unexpected(moved.error());
    copy.finish();
    contents->file = backup;
    return contents;
}

Result<BackupContents> readBackup(const QString &backup)
{
    if (auto ok = checkIsBackup(backup); !ok) return tl::unexpected(ok.error());
    return hotelsIn(backup);
}

Result<QString> restore(const QString &backup, const QString &file, Instant now)
{
    if (auto ok = checkPlaces(file, backup); !ok) return tl::unexpected(ok.error());
    if (auto ok = checkIsBackup(backup); !ok) return tl::unexpected(ok.error());
    const auto lock = FileLock::take(file);
    if (!lock) return tl::unexpected(lock.error());
    Unfinished copy(file + QStringLiteral(".restoring"));
    auto opened = openToCopy(backup);
    if (!opened) return tl::unexpected(about(opened.error(), kBackup));
    // The copy has rebuilt indexes, so damaged indexes are detected in the backup only.
    if (auto ok = (*opened)->checkPages(); !ok) return tl::unexpected(about(ok.error(), kBackup));
    auto done = copyInto(**opened, copy.path());
    opened->reset();
    if (done) done = syncFile(copy.path());
    if (!done) return tl::unexpected(done.error());
    if (const auto read = hotelsIn(copy.path()); !read) return tl::unexpected(read.error());
    QString aside;
    if (QFileInfo::exists(file)) {
        auto moved = moveAside(file, now);
        if (!moved) return tl::unexpected(moved.error());
        aside = *moved;
    }
    if (auto moved = rename(copy.path(), file, kFile); !moved) {
        if (!aside.isEmpty()) QFile::rename(aside, file);
        return tl::unexpected(moved.error());
    }
    copy.finish();
    return aside;
}

}  // namespace roomrack::storage
