// SPDX-License-Identifier: GPL-3.0-or-later
// Several commands under one lock: those of one caller, or of one message with its accompanying
// rows. For channel links, importers and the demo.
#pragma once

#include "engine/engine.h"

namespace roomrack::engine {

class CentralConsultation;
class CommandCompletion;
class Decider;
struct EngineState;
struct Recalled;

class GroupCalls {
public:
    GroupCalls(EngineState &state, CommandCompletion &completion, CentralConsultation &central,
               Decider &decider)
        : state_(state), completion_(completion), central_(central), decider_(decider)
    {}

    using Each = std::function<void(size_t, Result<Answer>)>;
    /// Decides many commands in order; `done` is called as that of Engine::call(). A booking number
    /// of -n stands for the booking that the n-th of these commands creates or repeats, so that
    /// later commands need not wait for its commit; if there is none, the command is refused with
    /// NotFound.
    void callAll(std::vector<Command> commands, Each done);
    using Answers = std::vector<Result<Answer>>;
    /// Rows to write together with the answers; called under the engine's lock, so it must not call
    /// the engine.
    using Beside = std::function<booking::ChannelRows(const Answers &)>;
    using Delivered = std::function<void(Result<Answers> &&)>;
    /// Applies a channel message: decides the commands in order and writes the rows from `beside`
    /// in the same commit; `done` is called once that is durable, from the writer's thread. On
    /// error nothing was written, or the outcome is not known (Unknown), so deliver it again.
    /// Without commands it writes the rows alone.
    void deliver(std::vector<Command> commands, Beside beside, Delivered done);

private:
    struct Group;
    struct Delivery;
    void decideAll(std::vector<Command> commands, const Each &done);
    Result<Answer> decideInGroup(const std::shared_ptr<Group> &group, size_t nth,
                                 Engine::Done &done, const Recalled &recalled);
    void decideMessage(std::vector<Command> commands, const Beside &beside, const Delivered &done);
    void decideDelivery(const std::shared_ptr<Delivery> &delivery, const Recalled &recalled);

    EngineState &state_;
    CommandCompletion &completion_;
    CentralConsultation &central_;
    Decider &decider_;
};

}  // namespace roomrack::engine
