// SPDX-License-Identifier: GPL-3.0-or-later
// Several commands under one lock: those of one caller, or of one message with its accompanying
// rows.
#pragma once

#include "engine/consult.h"
#include "engine/decider.h"

namespace roomrack::engine {

class GroupCalls {
public:
    GroupCalls(EngineState &state, CommandCompletion &completion, CentralConsultation &central,
               Decider &decider)
        : state_(state), completion_(completion), central_(central), decider_(decider)
    {}

    using Each = std::function<void(size_t, Result<Answer>)>;
    /// Engine::callAll() and Engine::deliver(). Take the lock.
    void callAll(std::vector<Command> commands, Each done);
    void deliver(std::vector<Command> commands, Engine::Beside beside, Engine::Delivered done);

private:
    struct Group;
    struct Delivery;
    void decideAll(std::vector<Command> commands, const Each &done);
    Result<Answer> decideInGroup(const std::shared_ptr<Group> &group, size_t nth,
                                 Engine::Done &done, const Recalled &recalled);
    void decideMessage(std::vector<Command> commands, const Engine::Beside &beside,
                       const Engine::Delivered &done);
    void decideDelivery(const std::shared_ptr<Delivery> &delivery, const Recalled &recalled);

    EngineState &state_;
    CommandCompletion &completion_;
    CentralConsultation &central_;
    Decider &decider_;
};

}  // namespace roomrack::engine
