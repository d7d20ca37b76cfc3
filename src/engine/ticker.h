// SPDX-License-Identifier: GPL-3.0-or-later
// What happens as time passes: holds expire, the business date moves where the night audit runs on
// time, old idempotency keys are forgotten.
#pragma once

#include "engine/engine_state.h"

namespace roomrack::engine {

class Ticker {
public:
    explicit Ticker(EngineState &state) : state_(state) {}

    /// Called with the lock held, in any thread, about once a second.
    void tick();

private:
    void tick(size_t house, bool doubtful);

    EngineState &state_;
    Instant nextForget_;  ///< next time to discard expired entries; under the engine's lock
};

}  // namespace roomrack::engine
