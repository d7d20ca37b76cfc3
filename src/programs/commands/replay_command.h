// SPDX-License-Identifier: GPL-3.0-or-later
// `roomrack --replay FILE`.
#pragma once

#include <QtCore/QString>

namespace roomrack::programs {

/// Simulates no policy, 5 %, the property's own rules and the recommended ones on each property of
/// the file. Prints their gains and costs, and the limits of such figures.
int replayFile(const QString &file);

}  // namespace roomrack::programs
