// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/file_lock.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#else
#include <QtCore/QLockFile>
#endif

namespace roomrack::storage {

namespace {

const QString kLockField = QStringLiteral("file");

tl::unexpected<Error> locked(const QString &file, qint64 pid)
{
    const QString name = QFileInfo(file).fileName();
    return fail(
        ErrorCode::Locked, kLockField,
        pid > 0
            ? ErrorText::tr("%1 is open in another Roomrack instance (process %2). Close it "
                            "there and try again")
                  .arg(name)
                  .arg(pid)
            : ErrorText::tr("%1 is open in another Roomrack instance. Close it there and try again")
                  .arg(name));
}

tl::unexpected<Error> refused(const QString &path, const QString &why)
{
    return fail(ErrorCode::ReadOnly, kLockField,
                ErrorText::tr("%1 cannot be written (%2). Check the permissions of the folder")
                    .arg(path, why));
}

#ifdef Q_OS_UNIX
/// Whether the path still refers to the file that is locked: its last owner may have removed it
/// between opening and locking.
bool stillThere(int fd, const char *path)
{
    struct stat ours = {};
    struct stat there = {};
    return fstat(fd, &ours) == 0 && stat(path, &there) == 0 && ours.st_ino == there.st_ino
           && ours.st_dev == there.st_dev;
}

qint64 readPid(int fd)
{
    char text[32] = {};
    const auto n = pread(fd, text, sizeof text - 1, 0);
    return n > 0 ? QByteArray(text, static_cast<qsizetype>(n)).trimmed().toLongLong() : 0;
}

bool writePid(int fd)
{
    const QByteArray text = QByteArray::number(static_cast<qint64>(getpid())) + '\n';
    return ftruncate(fd, 0) == 0
           && pwrite(fd, text.constData(), size_t(text.size()), 0) == text.size();
}
#endif

}  // namespace

#ifdef Q_OS_UNIX

Result<std::unique_ptr<FileLock>> FileLock::take(const QString &file)
{
    std::unique_ptr<FileLock> lock(new FileLock);
    lock->path_ = file + QStringLiteral(".lock");
    const QByteArray path = QFile::encodeName(lock->path_);
    for (int attempt = 0; attempt < 100; ++attempt) {
        const int fd = ::open(path.constData(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR);
        if (fd < 0) return refused(lock->path_, QString::fromLocal8Bit(std::strerror(errno)));
        if (flock(fd, LOCK_EX | LOCK_NB) != 0) {
            const qint64 pid = readPid(fd);
            ::close(fd);
            return locked(file, pid);
        }
        if (stillThere(fd, path.constData())) {
            lock->fd_ = fd;
            // The number is only for the other process's error message: a full disk is not an error
            // here.
            [[maybe_unused]] const bool told = writePid(fd);
            return lock;
        }
        ::close(fd);
    }
    return locked(file, 0);
}

FileLock::~FileLock()
{
    if (fd_ < 0) return;
    QFile::remove(path_);  // while locked: a waiting process sees it is gone
    ::close(fd_);
}

#else

Result<std::unique_ptr<FileLock>> FileLock::take(const QString &file)
{
    std::unique_ptr<FileLock> lock(new FileLock);
    lock->path_ = file + QStringLiteral(".lock");
    lock->lock_ = std::make_unique<QLockFile>(lock->path_);
    lock->lock_->setStaleLockTime(0);
    if (lock->lock_->tryLock(0)) return lock;
    if (lock->lock_->error() != QLockFile::LockFailedError) {
        return refused(lock->path_, ErrorText::tr("permission denied"));
    }
    qint64 pid = 0;
    QString host;
    QString application;
    lock->lock_->getLockInfo(&pid, &host, &application);
    return locked(file, pid);
}

FileLock::~FileLock() = default;

#endif

}  // namespace roomrack::storage
