// SPDX-License-Identifier: GPL-3.0-or-later
// ChangeSets: built under the lock when a batch is sealed, so that they show exactly the state that
// its commit makes durable; sent after it. Lives in the writer's thread.
#pragma once

#include "engine/engine_state.h"

namespace roomrack::engine {

class Publisher {
public:
    explicit Publisher(EngineState &state) : state_(state) {}

    /// Called with the lock held, before the commit.
    void seal(CommitBatch &commitBatch);
    // The following are called without the lock.
    /// Tells listeners to discard their copies of all properties.
    void reloadAll();
    /// Of those properties whose copies were taken while they showed withdrawn changes.
    void reloadWithdrawn();

private:
    void reload(PropertyId property);

    EngineState &state_;
};

}  // namespace roomrack::engine
