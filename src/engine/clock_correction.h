// SPDX-License-Identifier: GPL-3.0-or-later
// Moves hold time, and the deadlines of all holds, to a wall clock that was set forward or that a
// user confirmed (docs/decisions/0049). In any thread.
#pragma once

#include "engine/engine_state.h"

namespace roomrack::engine {

class ClockCorrection {
public:
    explicit ClockCorrection(EngineState &state) : state_(state) {}

    /// Called with the lock held, about once a second.
    void follow();
    /// Engine::confirmClockLater(). Takes the lock.
    void confirm(const booking::Caller &caller, Instant wall, Engine::Done done);

private:
    Result<void> mayConfirm(const booking::Caller &caller, Instant wall) const;
    void move(qint64 late);
    void note(const booking::Caller &caller, qint64 late, Engine::Done done);

    EngineState &state_;
};

}  // namespace roomrack::engine
