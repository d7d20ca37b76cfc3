// SPDX-License-Identifier: GPL-3.0-or-later
// Decides commands into the open batch, in the caller's thread under the engine's lock, and makes
// the answers that depend on uncommitted records wait for their commit.
#pragma once

#include "engine/command_completion.h"
#include "engine/recall.h"

namespace roomrack::engine {

class Decider {
public:
    Decider(EngineState &state, CommandCompletion &completion)
        : state_(state), completion_(completion)
    {}

    /// Engine::call() without consultation. Takes the lock.
    template <typename C>
    void call(const C &command, Engine::Done &done);

    // With the lock held.
    /// A command's answer, and whether it waits for a commit.
    struct Decided {
        Result<Answer> answer;
        qint64 restsOn = 0;
        bool saved = true;  ///< does not depend on uncommitted records
        bool unrecorded = false;
        PropertyId refusedBy{};  ///< a hotel other than the caller's
    };
    template <typename C>
    Decided decideNow(const C &command, const Recalled &recalled);
    /// Returns the answer if `done` can be called at once; if it must wait for a commit, `done` is
    /// moved into that batch and is empty afterwards. `about` receives the booking that the answer
    /// concerns. `again` replaces the default way to decide the command once more.
    template <typename C>
    Result<Answer> decide(const C &command, Engine::Done &done, const Recalled &recalled,
                          BookingId *about = nullptr, const Again &again = {});

private:
    booking::Decision decisionAt(size_t house, const Recalled &recalled);
    Decided settle(const booking::Decision &d, Result<Answer> &&answer);
    /// Books at the sister hotel and walks the guest, in one batch under one lock: both or neither.
    Decided walkToSister(const booking::WalkBooking &command, const Recalled &recalled);

    EngineState &state_;
    CommandCompletion &completion_;
};

}  // namespace roomrack::engine
