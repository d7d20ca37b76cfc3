// SPDX-License-Identifier: GPL-3.0-or-later
// The hotel's books as links use them: what they write is durable before they go on, and answers
// come back into their own thread.
#pragma once

#include "channels/link/alive.h"
#include "channels/link/world.h"
#include "engine/engine.h"
#include "engine/read_desk.h"

#include <memory>

namespace roomrack::channels {

class Books {
public:
    /// One by one: every call is finished, and everybody told of it, before it returns (the answer
    /// still comes later). Then the order of events depends on nothing but the world's own.
    enum class Pace : quint8 { AsItComes, OneByOne };
    Books(engine::Engine &engine, engine::ReadDesk &reading, World &world, Pace pace);

    void write(booking::ChannelRows rows, std::function<void(Result<void>)> done);
    /// Something came again that was done before: the line of this product, channel and reference
    /// counts one more; its number is made here. `beside` is written with it; `done` hears whether
    /// it was.
    void noteRepeat(PropertyId property, booking::DuplicateRow row, booking::ChannelRows beside,
                    std::function<void(bool written)> done);
    void deliver(std::vector<engine::Command> commands, engine::Engine::Beside beside,
                 std::function<void(Result<engine::Engine::Answers>)> done);
    /// `question` is asked of a storage::Reader in its thread.
    template <typename Question,
              typename Answer = std::invoke_result_t<Question, storage::Reader &>>
    void ask(Question question, std::function<void(const std::type_identity_t<Answer> &)> done)
    {
        auto asked = reading_.ask([post = poster(), question = std::move(question),
                                   done = std::move(done)](storage::Reader &reader) {
            post([done, answer = question(reader)] { done(answer); });
            return true;
        });
        if (pace_ == Pace::OneByOne) asked.waitForFinished();
    }

private:
    Q_DISABLE_COPY(Books)
    /// Posts to the world; what comes after this is gone is dropped there.
    std::function<void(std::function<void()>)> poster() const;
    engine::Engine &engine_;
    engine::ReadDesk &reading_;
    World &world_;
    const Pace pace_;
    Alive alive_;
};

}  // namespace roomrack::channels
