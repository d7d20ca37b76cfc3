// SPDX-License-Identifier: GPL-3.0-or-later
// `roomrack --replay FILE`.
#pragma once

#include <QtCore/QString>

namespace roomrack::programs {

/// Plays no policy, 5 %, the hotel's own rules and the adviser's on each hotel of the file and
/// prints what they would have won and cost, and what such a figure can say.
int replayFile(const QString &file);

}  // namespace roomrack::programs
