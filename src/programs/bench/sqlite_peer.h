// SPDX-License-Identifier: GPL-3.0-or-later
// Optimized code on SQLite's C API: one row per room night with held and sold updated under a
// condition, one row per hold, the audit row. WAL, synchronous FULL, N commands per transaction,
// one thread, prepared statements, clustered keys.
#pragma once

#include "harness.h"
#include "workload.h"

namespace roomrack::bench {

/// Plays the workload into a new file and returns calls per second; checks the counters afterwards.
double playSqlite(const Options &options, const Workload &workload, int perTransaction);

}  // namespace roomrack::bench
