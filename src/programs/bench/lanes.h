// SPDX-License-Identifier: GPL-3.0-or-later
// A server accessed through many connections with one command in flight on each, all driven by one
// thread, so that the client takes little CPU time from the server.
#pragma once

#include "workload.h"

#include <optional>

namespace roomrack::bench {

class Lanes {
public:
    virtual ~Lanes() = default;
    virtual int lanes() const = 0;
    virtual int descriptor(int lane) const = 0;
    /// Sends one command; `hold` is the hold to resolve, or 0 to take one.
    virtual void send(int lane, const StayRequest &stayRequest, qint64 hold, Instant at) = 0;
    /// Tries to send; whether unsent bytes are left.
    virtual bool flush(int lane) = 0;
    /// Reads what has arrived; the answer once it is complete (a hold's number, or 0).
    virtual std::optional<qint64> receive(int lane) = 0;
};

/// Plays the workload in order; returns calls per second.
double playOnLanes(Lanes &lanes, const Workload &workload);

}  // namespace roomrack::bench
