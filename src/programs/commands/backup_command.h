// SPDX-License-Identifier: GPL-3.0-or-later
// `roomrack --backup BACKUP FILE` and `roomrack --restore BACKUP FILE`: for system schedulers and
// machines without a display.
#pragma once

#include <QtCore/QString>

namespace roomrack::programs {

/// Prints what the backup contains. 0: created and verified; 1: failed.
int backUpFile(const QString &backup, const QString &file);
/// Prints where the previous file is kept. 0: restored; 1: nothing was changed.
int restoreFile(const QString &backup, const QString &file);

}  // namespace roomrack::programs
