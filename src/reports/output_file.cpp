// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/output_file.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QSaveFile>

#include <cerrno>

namespace roomrack::reports {

namespace {

/// Error of the last failed system call. Qt keeps only the message, so errno is saved immediately.
tl::unexpected<Error> systemError(const QString &path, int number, const QString &words)
{
    const QString file = QDir::toNativeSeparators(path);
    switch (number) {
    case ENOSPC:
#ifdef EDQUOT
    case EDQUOT:
#endif
        return fail(ErrorCode::DiskFull, file,
                    ErrorText::tr("the disk is full; nothing was written"));
    case EACCES:
    case EPERM:
        return fail(ErrorCode::ReadOnly, file,
                    ErrorText::tr("no write permission; choose another folder"));
    case EROFS:
        return fail(ErrorCode::ReadOnly, file,
                    ErrorText::tr("the disk is write-protected; choose another folder"));
    default:
        return fail(ErrorCode::NotSaved, file,
                    ErrorText::tr("could not be written: %1").arg(words));
    }
}

Result<void> checkPlace(const QString &path)
{
    const QFileInfo file(path);
    const QString shown = QDir::toNativeSeparators(path);
    if (file.isDir())
        return fail(ErrorCode::Invalid, shown, ErrorText::tr("is a folder, not a file"));
    if (!file.absoluteDir().exists()) {
        return fail(ErrorCode::NotFound, shown,
                    ErrorText::tr("folder %1 not found")
                        .arg(QDir::toNativeSeparators(file.absolutePath())));
    }
    if (file.exists() && !file.isWritable())
        return fail(ErrorCode::ReadOnly, shown, ErrorText::tr("is write-protected"));
    return {};
}

}  // namespace

bool neverStop(int, int)
{
    return true;
}

tl::unexpected<Error> stopped()
{
    return fail(ErrorCode::Cancelled, {}, ErrorText::tr("stopped; no file was written"));
}

Result<void> writeFile(const QString &path, const QByteArray &bytes)
{
    if (const Result<void> place = checkPlace(path); !place) return place;
    QSaveFile file(path);
    const auto failed = [&] { return systemError(path, errno, file.errorString()); };
    errno = 0;
    if (!file.open(QIODevice::WriteOnly)) return failed();
    // Set before any byte is written, because the file can contain guest data. Some file systems
    // have no owners; there the permissions stay unchanged.
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    if (file.write(bytes) != bytes.size() || !file.flush()) return failed();
    if (!file.commit())  // syncs and renames
        return failed();
    return {};
}

}  // namespace roomrack::reports
