// SPDX-License-Identifier: GPL-3.0-or-later
// Requests with an idempotency key (docs/decisions/0030): decided on first use, and answered from
// memory or from the file when they are repeated. In the caller's thread.
#pragma once

#include "engine/consult.h"
#include "engine/decider.h"

namespace roomrack::engine {

class OnceCalls {
public:
    OnceCalls(EngineState &state, CommandCompletion &completion, CentralConsultation &central,
              Decider &decider)
        : state_(state), completion_(completion), central_(central), decider_(decider)
    {}

    /// Engine::once(). Takes the lock.
    void once(booking::Claim claim, std::vector<Command> commands, Render render, OnceDone done);

private:
    /// A request as received.
    struct OnceCall {
        booking::Claim claim;
        std::vector<Command> commands;
        Render render;
        OnceDone done;
        PropertyId property() const { return booking::callerOf(commands.front()).property; }
    };
    using OnceCallPtr = std::shared_ptr<OnceCall>;
    void answer(booking::Claim claim, std::vector<Command> commands, const Render &render,
                OnceDone done);
    std::optional<Result<Once>> decideOnce(const OnceCallPtr &call, const Recalled &recalled,
                                           HeldLock *held);
    Result<Once> decideFirst(const OnceCallPtr &call, booking::House &house,
                             const Recalled &recalled);
    std::nullopt_t onceLater(const OnceCallPtr &call, Result<Once> once);
    void noteRepeat(booking::House &house, const booking::Claim &claim);
    Result<booking::ClaimAnswer> answerInFile(PropertyId property, const booking::Claim &claim,
                                              HeldLock *held);

    EngineState &state_;
    CommandCompletion &completion_;
    CentralConsultation &central_;
    Decider &decider_;
};

}  // namespace roomrack::engine
