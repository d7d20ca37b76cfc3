// SPDX-License-Identifier: GPL-3.0-or-later
// One process per hotel file: a lock file beside it that contains its owner's process number; the
// kernel releases the lock when the owner ends, however it ends.
#pragma once

#include "core/error.h"

#include <QtCore/QString>

#include <memory>

class QLockFile;

namespace roomrack::storage {

class FileLock {
public:
    /// Locks `file` by "FILE.lock". Errors: Locked, another process (or another opening in this
    /// one) has it; ReadOnly, the folder is not writable.
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
