// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/ask.h"

#include "engine/group_calls.h"

#include <condition_variable>
#include <future>
#include <mutex>

namespace roomrack::simulator {

namespace {

/// Answers in transit, posted from any thread.
struct Post {
    std::mutex lock;
    std::condition_variable arrived;
    Answers answers;
    size_t open = 0;
};

/// The response stored under a request's idempotency key, as a website would receive it.
std::optional<booking::ClaimAnswer> rendered(const std::vector<Result<booking::Answer>> &answers)
{
    const Result<booking::Answer> &answer = answers.front();
    if (answer) return booking::ClaimAnswer{answer->pending ? 202 : 201, "{}"};
    if (answer.error().code == ErrorCode::Duplicate) return booking::ClaimAnswer{409, "{}"};
    return {};
}

}  // namespace

Ask askEngine(engine::Engine &engine)
{
    return [&engine](std::vector<booking::Command> commands) {
        if (commands.empty()) return Answers();
        const auto post = std::make_shared<Post>();
        post->open = commands.size();
        post->answers.resize(commands.size());
        engine.groups().callAll(std::move(commands),
                                [post](size_t i, Result<booking::Answer> answer) {
                                    const std::lock_guard held(post->lock);
                                    post->answers[i] = std::move(answer);
                                    if (--post->open == 0) post->arrived.notify_all();
                                });
        std::unique_lock held(post->lock);
        post->arrived.wait(held, [&] { return post->open == 0; });
        return std::move(post->answers);
    };
}

AskOnce askEngineOnce(engine::Engine &engine)
{
    return [&engine](booking::Claim claim, booking::RequestBooking request) {
        const auto promise = std::make_shared<std::promise<Result<booking::Answer>>>();
        auto future = promise->get_future();
        engine.once(std::move(claim), {std::move(request)}, rendered,
                    [promise](Result<engine::Once> &&once) {
                        if (!once)
                            promise->set_value(tl::unexpected(once.error()));
                        else if (once->answers.empty())
                            promise->set_value(booking::Answer());  // as the first time
                        else
                            promise->set_value(once->answers.front());
                    });
        return future.get();
    };
}

}  // namespace roomrack::simulator
