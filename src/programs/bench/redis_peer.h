// SPDX-License-Identifier: GPL-3.0-or-later
// The same tables in a Redis of our own: one Lua script a command, appendfsync always, 64
// connections with one command in flight on each.
#pragma once

#include "harness.h"
#include "workload.h"

#include <memory>

namespace roomrack::bench {

class RedisPeer {
public:
    /// Starts a server in a temporary folder; throws Skip where there is none.
    RedisPeer(const Options &options, int connections);
    ~RedisPeer();
    /// Empties the keys, plays, checks the counters; calls a second.
    double play(const Workload &workload);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace roomrack::bench
