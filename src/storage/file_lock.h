// SPDX-License-Identifier: GPL-3.0-or-later
// One process a hotel file: a lock beside it that the kernel releases when its owner dies,
// however it dies, and that names its owner meanwhile.
#pragma once

#include "core/error.h"

#include <QtCore/QString>

#include <memory>

class QLockFile;

namespace roomrack::storage {

class FileLock {
public:
    /// Locks `file` by "FILE.lock". Locked: another process (or another opening in this one) has
    /// it; ReadOnly: the folder cannot be written.
    static Result<std::unique_ptr<FileLock>> take(const QString &file);
    ~FileLock();

private:
    FileLock() = default;
    Q_DISABLE_COPY(FileLock)
    QString path_;
#ifdef Q_OS_UNIX
    int fd_ = -1;
#else
    std::unique_ptr<QLockFile> lock_;
#endif
};

}  // namespace roomrack::storage
