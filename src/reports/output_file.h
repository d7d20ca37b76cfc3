// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a file atomically: the previous file stays until the new one is on disk. Only its owner
// can read it, because it can contain guest data.
#pragma once

#include "core/error.h"

#include <functional>

namespace roomrack::reports {

/// Called between steps with the completed and total steps; return false to cancel.
using Progress = std::function<bool(int done, int of)>;
/// Never cancels.
bool neverStop(int done, int of);
/// The error of a cancelled export.
tl::unexpected<Error> stopped();

/// Replaces `path` atomically with a file of these bytes. Errors name the file: DiskFull, ReadOnly
/// (no permission or a write-protected disk), NotFound (no such folder), Invalid (a folder),
/// NotSaved; then no partial file is left.
Result<void> writeFile(const QString &path, const QByteArray &bytes);

}  // namespace roomrack::reports
