// SPDX-License-Identifier: GPL-3.0-or-later
// The door through which a simulator is driven (docs/openapi.yaml): JSON in, JSON out. No sockets;
// whoever serves it lets nobody in from elsewhere.
#pragma once

#include "http/message.h"
#include "simulator/control/sim_world.h"

namespace roomrack::simulator {

class ControlDoor {
public:
    /// `quit` ends the program, soon. World and what `quit` needs must outlive it.
    ControlDoor(SimWorld &world, std::function<void()> quit);
    http::Response answer(const http::Request &request);

private:
    using Value = protocols::json::Value;
    using Route = http::Response (ControlDoor::*)(const http::Request &, SimChannel *,
                                                  const Value *);
    http::Response overview(const http::Request &, SimChannel *, const Value *);
    http::Response channels(const http::Request &, SimChannel *, const Value *);
    http::Response add(const http::Request &, SimChannel *, const Value *body);
    http::Response remove(const http::Request &, SimChannel *channel, const Value *);
    http::Response shop(const http::Request &request, SimChannel *channel, const Value *);
    http::Response reservations(const http::Request &, SimChannel *channel, const Value *);
    http::Response setFaults(const http::Request &, SimChannel *channel, const Value *body);
    http::Response setPush(const http::Request &, SimChannel *channel, const Value *body);
    http::Response act(const http::Request &, SimChannel *channel, const Value *body);
    http::Response setGuests(const http::Request &, SimChannel *, const Value *body);
    http::Response reset(const http::Request &, SimChannel *, const Value *body);
    http::Response quit(const http::Request &, SimChannel *, const Value *);

    SimWorld &world_;
    std::function<void()> quit_;
};

/// Faults as the door names them: a share of requests for each, and how long nothing is answered.
void writeFaults(protocols::json::Writer &w, const FaultRates &faults, qint64 holdMicros);
/// What is not named stays as it is.
Result<void> readFaults(const protocols::json::Value &value, FaultRates &faults,
                        qint64 &holdMicros);

}  // namespace roomrack::simulator
