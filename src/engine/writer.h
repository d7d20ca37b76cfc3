// SPDX-License-Identifier: GPL-3.0-or-later
// The writer's thread: takes the open batch, commits it, delivers the answers, and restarts from
// the file when a commit fails.
#pragma once

#include "engine/command_completion.h"
#include "engine/ticker.h"

#include <thread>

namespace roomrack::engine {

class CommitWriter {
public:
    CommitWriter(EngineState &state, CommandCompletion &completion, Ticker &ticker)
        : state_(state), completion_(completion), ticker_(ticker)
    {}

    /// The writer's thread opens the store, which lives there.
    Result<void> start();
    /// Commits what was decided and ends the thread.
    void stop();
    /// Engine::flush()
    void flush();

private:
    void run();
    void gather(HeldLock &held);
    void commitOpenBatch(HeldLock &held);
    void finishSentBatch(HeldLock &held);
    void recover(const Error &why, HeldLock &held);
    void renewLease(HeldLock &held);
    void runJobs();
    void afterJobs(HeldLock &held);

    EngineState &state_;
    CommandCompletion &completion_;
    Ticker &ticker_;
    std::thread thread_;
    // Only in that thread:
    std::vector<Waiter> told_;  ///< of the batch just finished
    size_t lastBatchSize_ = 0;
};

}  // namespace roomrack::engine
