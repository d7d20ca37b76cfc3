// SPDX-License-Identifier: GPL-3.0-or-later
// Everything written in one transaction, and the callers waiting for it.
#pragma once

#include "booking/decision.h"
#include "engine/engine.h"
#include "engine/language_scope.h"

namespace roomrack::engine {

/// Decides a command once more from the same starting state. If the answer must wait for a commit,
/// `done` joins the open batch; else `done` is left and the caller delivers the answer.
using Again = std::function<Result<Answer>(Engine::Done &done)>;

/// A caller whose answer is delivered after a commit.
struct Waiter {
    Engine::Done done;  ///< may be empty: no callback
    Result<Answer> answer;
    PropertyId property;  ///< property concerned
    Again again;          ///< empty: independent of the property state
    /// Of the caller: the writer's thread, which serves all callers, makes texts for it.
    LanguageScope language = LanguageScope::current();
    void deliver(Result<Answer> &&what) const
    {
        if (done) done(std::move(what));
    }
};

struct CommitBatch {
    booking::Batch batch;
    std::vector<booking::Changes> changes;  ///< one per property, in the order of the engine
    std::vector<Waiter> waiters;
    std::vector<std::shared_ptr<ChangeSet>> sets;  ///< made when the batch is sealed
    bool unheard = false;                          ///< sealed while there was no listener
    qint64 lastSeq = 0;
    qint64 timeMoved = 0;  ///< microseconds by which hold deadlines moved (clock_correction.h)

    bool isEmpty() const;
    void clear();
    void append(CommitBatch &&more);
};

}  // namespace roomrack::engine
