// SPDX-License-Identifier: GPL-3.0-or-later
// Repairs a batch of which the database refused rows (docs/decisions/0043): everything decided and
// not yet durable is written again, without the command that caused it. Rows of other properties
// stay as they were decided; the property concerned is reloaded from the store, and its commands
// are decided again, each as one part of the transaction.
#pragma once

#include "engine/property_loader.h"

#include <set>

namespace roomrack::engine {

/// Made for one repair, in the writer's thread.
class BatchRepair {
public:
    BatchRepair(EngineState &state, CommandCompletion &completion)
        : state_(state), loader_(state, completion)
    {}

    /// With the lock held throughout, so nothing is decided meanwhile. On success the state's sent
    /// batch is what was committed. On error the store must be reopened, and all callers of the
    /// batch are still waiting.
    Result<void> repair();

private:
    Result<void> run();
    Result<void> writeOthers();
    Result<void> writeTogether(const std::vector<size_t> &houses);
    std::vector<std::vector<size_t>> parts() const;
    Result<void> decideAnew(size_t house);
    Result<void> decideOne(Waiter &waiter, size_t house);
    Result<void> rebuild(size_t house, const booking::Batch &without, qint64 moved);
    Instant sinceOf(const booking::Batch &lost) const;
    Result<void> moveDeadlines(size_t house, const booking::Batch &without);
    Result<void> keep(CommitBatch one, size_t house);
    Result<void> writeWithdrawn();
    void withdraw(const std::vector<booking::Record> &records);
    void unseal(CommitBatch &commitBatch);
    void tellTruth(CommitBatch &commitBatch);

    EngineState &state_;
    PropertyLoader loader_;
    CommitBatch all_;                   ///< decided, not published yet
    CommitBatch whole_;                 ///< being written
    std::vector<size_t> hit_;           ///< properties of which rows were refused
    std::vector<booking::Batch> lost_;  ///< their rows, in the same order
    std::vector<booking::Record> withdrawn_;
    std::set<size_t> rebuilt_;
    booking::ToldTerms told_;  ///< of holds in them; what is decided again may bring terms back
    Instant since_;            ///< first withdrawn decision of a property
    qint64 timeMoved_ = 0;     ///< CommitBatch::timeMoved
};

}  // namespace roomrack::engine
