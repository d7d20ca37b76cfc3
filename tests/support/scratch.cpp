// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/scratch.h"

#include <QDir>
#include <QFileInfo>
#include <QStorageInfo>

namespace roomrack::tests {

namespace {

constexpr qint64 kEnough = qint64(1) << 30;

}  // namespace

QString scratchTemplate()
{
    const QString memory = QStringLiteral("/dev/shm");
    const bool there =
        QFileInfo(memory).isWritable() && QStorageInfo(memory).bytesAvailable() >= kEnough;
    return (there ? memory : QDir::tempPath()) + QStringLiteral("/roomrack-XXXXXX");
}

}  // namespace roomrack::tests
