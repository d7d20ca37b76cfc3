// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the first bytes of a file without opening it as a database and without touching the locks
// that this process may hold on it.
#pragma once

#include "core/error.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace roomrack::storage {

struct FileHeader {
    QByteArray head;  ///< up to 100 bytes
    qint64 size = 0;  ///< of the whole file
};

/// Error: ReadOnly if the file cannot be read.
Result<FileHeader> readHeader(const QString &file);

}  // namespace roomrack::storage
