// SPDX-License-Identifier: GPL-3.0-or-later
// The property's books for links: writes are durable before a link continues, and answers come back
// in the link's thread.
#pragma once

#include "channels/connection/alive.h"
#include "channels/connection/scheduler.h"
#include "engine/async_reader.h"
#include "engine/engine.h"
#include "engine/group_calls.h"

#include <memory>

namespace roomrack::channels {

class Books {
public:
    /// OneByOne: every call is finished, and every listener notified, before it returns (the answer
    /// still comes later). Then the order of events depends only on the scheduler's own.
    enum class Pace : quint8 { AsItComes, OneByOne };
    Books(engine::Engine &engine, engine::AsyncReader &reading, Scheduler &scheduler, Pace pace);

    void write(booking::ChannelRows rows, std::function<void(Result<void>)> done);
    /// Counts a repeat of something done before on the log entry of this product, channel and
    /// reference. `beside` is written with it; `done` receives whether it was written.
    void noteRepeat(PropertyId property, booking::DuplicateRow row, booking::ChannelRows beside,
                    std::function<void(bool written)> done);
    void deliver(std::vector<engine::Command> commands, engine::GroupCalls::Beside beside,
                 std::function<void(Result<engine::GroupCalls::Answers>)> done);
    /// Calls `done` with the reply (engine::replyTo) in the link's thread.
    template <typename Question, typename Answer = engine::ReplyTo<Question>>
    void ask(Question question, std::function<void(const std::type_identity_t<Answer> &)> done)
    {
        auto asked = reading_.ask([post = poster(), question = std::move(question),
                                   done = std::move(done)](storage::Reader &reader) {
            post([done, answer = engine::replyTo(question, reader)] { done(answer); });
            return true;
        });
        if (pace_ == Pace::OneByOne) asked.waitForFinished();
    }

private:
    Q_DISABLE_COPY(Books)
    /// Posts to the scheduler; what arrives after this object is destroyed is dropped.
    std::function<void(std::function<void()>)> poster() const;
    engine::Engine &engine_;
    engine::AsyncReader &reading_;
    Scheduler &scheduler_;
    const Pace pace_;
    Alive alive_;
};

}  // namespace roomrack::channels
