// SPDX-License-Identifier: GPL-3.0-or-later
// A file that appears whole or not at all: what was there stays until the new one is on the disk.
// Only its owner may read it, because guests may be in it.
#pragma once

#include "core/error.h"

#include <functional>

namespace roomrack::reports {

/// Called between steps with what is done of how much; false stops the work.
using Progress = std::function<bool(int done, int of)>;
/// Carries on whatever happens.
bool neverStop(int done, int of);
/// What a stopped export answers.
tl::unexpected<Error> stopped();

/// Puts a file with these bytes in the place of `path`. Errors name the file: DiskFull, ReadOnly
/// (no permission or a write-protected disk), NotFound (no such folder), Invalid (a folder),
/// NotSaved; then nothing is left behind.
Result<void> writeFile(const QString &path, const QByteArray &bytes);

}  // namespace roomrack::reports
