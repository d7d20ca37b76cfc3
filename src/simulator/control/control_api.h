// SPDX-License-Identifier: GPL-3.0-or-later
// The control API of a simulator (docs/openapi.yaml): JSON in, JSON out. No sockets; the server
// that hosts it accepts local connections only.
#pragma once

#include "http/message.h"
#include "simulator/control/simulation.h"

namespace roomrack::simulator {

class ControlApi {
public:
    /// `quit` ends the program soon. `simulation` and everything used by `quit` must outlive this
    /// object.
    ControlApi(Simulation &simulation, std::function<void()> quit);
    http::Response answer(const http::Request &request);

private:
    using Value = protocols::json::Value;
    using Route = http::Response (ControlApi::*)(const http::Request &, SimPart *, const Value *);
    http::Response overview(const http::Request &, SimPart *, const Value *);
    http::Response channels(const http::Request &, SimPart *, const Value *);
    http::Response add(const http::Request &, SimPart *, const Value *body);
    http::Response remove(const http::Request &, SimPart *part, const Value *);
    http::Response shop(const http::Request &request, SimPart *part, const Value *);
    http::Response reservations(const http::Request &, SimPart *part, const Value *);
    http::Response payments(const http::Request &, SimPart *part, const Value *);
    http::Response setFaults(const http::Request &, SimPart *part, const Value *body);
    http::Response setPush(const http::Request &, SimPart *part, const Value *body);
    http::Response house(const http::Request &, SimPart *part, const Value *);
    http::Response live(const http::Request &, SimPart *part, const Value *body);
    http::Response act(const http::Request &, SimPart *part, const Value *body);
    http::Response setGuests(const http::Request &, SimPart *, const Value *body);
    http::Response setPmsHabitsOfAll(const http::Request &, SimPart *, const Value *body);
    http::Response reset(const http::Request &, SimPart *, const Value *body);
    http::Response quit(const http::Request &, SimPart *, const Value *);

    Simulation &simulation_;
    std::function<void()> quit_;
};

}  // namespace roomrack::simulator
