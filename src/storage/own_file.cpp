// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/own_file.h"

#include <QtCore/QFile>

#include <cerrno>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace roomrack::storage {

#ifdef Q_OS_UNIX

Result<void> makeOwnFile(const QString &file)
{
    const int fd = ::open(QFile::encodeName(file).constData(),
                          O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (fd >= 0) {
        ::close(fd);
        return {};
    }
    if (errno == EEXIST) return {};
    const int why = errno;
    return fail(why == ENOSPC || why == EDQUOT ? ErrorCode::DiskFull : ErrorCode::ReadOnly,
                QStringLiteral("file"),
                ErrorText::tr("%1 cannot be written (%2). Check the permissions of the folder")
                    .arg(file, qt_error_string(why)));
}

void keepToOwner(const QString &file)
{
    for (const char *beside : {"", "-wal", "-shm", "-journal"}) {
        const QByteArray path = QFile::encodeName(file) + beside;
        struct stat now = {};
        if (::stat(path.constData(), &now) != 0 || !S_ISREG(now.st_mode)) continue;
        const mode_t tight = now.st_mode & S_IRWXU;
        if (now.st_uid == ::geteuid() && (now.st_mode & (S_IRWXG | S_IRWXO)) != 0)
            ::chmod(path.constData(), tight);
    }
}

#else

/// On Windows files inherit the access list of their folder, which belongs to the user.
Result<void> makeOwnFile(const QString & /*file*/)
{
    return {};
}

void keepToOwner(const QString & /*file*/)
{}

#endif

Result<void> ownFile(const QString &file)
{
    if (!QFile::exists(file)) return makeOwnFile(file);
    keepToOwner(file);
    return {};
}

}  // namespace roomrack::storage
