// SPDX-License-Identifier: GPL-3.0-or-later
// A textbook schema in a temporary PostgreSQL: one plpgsql function call per command,
// synchronous_commit on, 64 connections with one command in flight on each.
#pragma once

#include "harness.h"
#include "workload.h"

#include <memory>

namespace roomrack::bench {

class PostgresPeer {
public:
    /// Starts a server in a temporary folder; throws Skip if there is none.
    PostgresPeer(const Options &options, int connections);
    ~PostgresPeer();
    /// Empties the tables, plays, checks the counters; returns calls per second.
    double play(const Workload &workload);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace roomrack::bench
