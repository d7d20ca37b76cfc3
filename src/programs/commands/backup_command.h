// SPDX-License-Identifier: GPL-3.0-or-later
// `roomrack --backup BACKUP FILE` and `roomrack --restore BACKUP FILE`: for schedules of the
// system's own, and for machines without a window.
#pragma once

#include <QtCore/QString>

namespace roomrack::programs {

/// Prints what the copy holds. 0: it is there and sound; 1: it is not.
int backUpFile(const QString &backup, const QString &file);
/// Prints where the former file is kept. 0: done; 1: everything is as it was.
int restoreFile(const QString &backup, const QString &file);

}  // namespace roomrack::programs
