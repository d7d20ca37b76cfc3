// SPDX-License-Identifier: GPL-3.0-or-later
// The resort hotel of the shared data, imported: a benchmark itself, and the data of others.
#pragma once

#include "harness.h"
#include "imports/importer.h"

namespace roomrack::bench {

/// Imports into a new file; throws Skip if the data is missing.
imports::Summary importResort(const Options &options, const QString &file);

}  // namespace roomrack::bench
