// SPDX-License-Identifier: GPL-3.0-or-later
// A failed commit discards its batch and every decision made after it. The store is reopened and
// shows what is durable; callers get their answers from it. Runs in the writer's thread.
#pragma once

#include "engine/property_loader.h"

namespace roomrack::engine {

class Recovery {
public:
    Recovery(EngineState &state, CommandCompletion &completion)
        : state_(state), completion_(completion)
    {}

    /// Called with the lock held; returns when the store is open again or the engine stops.
    void recover(const Error &why, HeldLock &held);

private:
    enum class Fate { There, Absent, Unclear };
    Fate fateOf(const CommitBatch &sent, const storage::CommitMark &tried, bool reopened) const;
    void takeTimeBack(qint64 moved);
    static void answer(const Error &why, Fate fate, CommitBatch &sent, CommitBatch &open);

    EngineState &state_;
    CommandCompletion &completion_;
};

}  // namespace roomrack::engine
