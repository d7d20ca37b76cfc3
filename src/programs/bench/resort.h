// SPDX-License-Identifier: GPL-3.0-or-later
// The resort hotel of the shared data, imported: measured itself, and what others begin with.
#pragma once

#include "harness.h"
#include "imports/importer.h"

namespace roomrack::bench {

/// Imports into a new file; throws Skip where the data is not there.
imports::Summary importResort(const Options &options, const QString &file);

}  // namespace roomrack::bench
