// SPDX-License-Identifier: GPL-3.0-or-later
// Access to the engine and its readers for code in a scheduler's thread: answers arrive in that
// thread, unless the requesting object is gone by then.
#pragma once

#include "core/alive.h"
#include "engine/async_reader.h"
#include "engine/engine.h"
#include "engine/scheduler/scheduler.h"

namespace roomrack::reservations {

class EngineAccess {
public:
    /// OneByOne waits for every commit: for schedulers with virtual time.
    enum class Pace : quint8 { AsItComes, OneByOne };
    /// All of them must outlive it.
    EngineAccess(engine::Engine &engine, engine::AsyncReader &reading, engine::Scheduler &scheduler,
                 PropertyId property, Pace pace);
    ~EngineAccess();

    PropertyId property() const { return property_; }
    engine::Engine &engine() const { return engine_; }
    engine::Scheduler &scheduler() const { return scheduler_; }

    using Told = std::function<void(const Result<engine::Answer> &)>;
    void call(engine::Command command, Told done);
    using OnceDone = std::function<void(const Result<engine::Once> &)>;
    void once(booking::Claim claim, std::vector<engine::Command> commands, engine::Render render,
              OnceDone done);

    /// Calls `done` with the reply (engine::replyTo) in the scheduler's thread.
    template <typename Question, typename Done>
    void ask(Question question, Done done)
    {
        const auto asked = reading_.ask([post = poster(), question = std::move(question),
                                         done](storage::Reader &reader) {
            post([done, answer = engine::replyTo(question, reader)]() mutable { done(answer); });
            return true;
        });
        if (pace_ == Pace::OneByOne) QFuture<bool>(asked).waitForFinished();
    }
    /// Receives every ChangeSet of this property, in the scheduler's thread.
    void listen(std::function<void(const engine::ChangeSet &)> listener);

private:
    /// Only the scheduler's thread checks whether this object still exists.
    std::function<void(std::function<void()>)> poster() const;

    engine::Engine &engine_;
    engine::AsyncReader &reading_;
    engine::Scheduler &scheduler_;
    const PropertyId property_;
    const Pace pace_;
    std::vector<int> listeners_;
    Alive alive_;
};

}  // namespace roomrack::reservations
