// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/ask.h"

#include <condition_variable>
#include <mutex>

namespace roomrack::simulator {

namespace {

/// Answers on their way, from whichever thread.
struct Post {
    std::mutex lock;
    std::condition_variable arrived;
    Answers answers;
    size_t open = 0;
};

}  // namespace

Ask askEngine(engine::Engine &engine)
{
    return [&engine](std::vector<booking::Command> commands) {
        if (commands.empty()) return Answers();
        const auto post = std::make_shared<Post>();
        post->open = commands.size();
        post->answers.resize(commands.size());
        engine.callAll(std::move(commands), [post](size_t i, Result<booking::Answer> answer) {
            const std::lock_guard held(post->lock);
            post->answers[i] = std::move(answer);
            if (--post->open == 0) post->arrived.notify_all();
        });
        std::unique_lock held(post->lock);
        post->arrived.wait(held, [&] { return post->open == 0; });
        return std::move(post->answers);
    };
}

}  // namespace roomrack::simulator
