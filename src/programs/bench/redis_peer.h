// SPDX-License-Identifier: GPL-3.0-or-later
// The same tables in a temporary Redis: one Lua script per command, appendfsync always, 64
// connections with one command in flight on each.
#pragma once

#include "harness.h"
#include "workload.h"

#include <memory>

namespace roomrack::bench {

class RedisPeer {
public:
    /// Starts a server in a temporary folder; throws Skip if there is none.
    RedisPeer(const Options &options, int connections);
    ~RedisPeer();
    /// Empties the keys, plays, checks the counters; returns calls per second.
    double play(const Workload &workload);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace roomrack::bench
