// SPDX-License-Identifier: GPL-3.0-or-later
// What a careful developer writes on SQLite's C API: a row a room-night with held and sold updated
// under a condition, a row a hold, the audit row. WAL, synchronous FULL, N commands a
// transaction, one thread, prepared statements, clustered keys.
#pragma once

#include "harness.h"
#include "workload.h"

namespace roomrack::bench {

/// Plays the workload into a new file and returns calls a second; checks the counters afterwards.
double playSqlite(const Options &options, const Workload &workload, int perTransaction);

}  // namespace roomrack::bench
