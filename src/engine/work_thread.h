// SPDX-License-Identifier: GPL-3.0-or-later
// A thread that runs jobs in order. Built on the standard library rather than Qt, whose locks the
// thread sanitizer does not see.
#pragma once

#include "engine/language_scope.h"

#include <QtCore/QFuture>
#include <QtCore/QPromise>

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace roomrack::engine {

class WorkThread {
public:
    WorkThread() = default;
    WorkThread(const WorkThread &) = delete;
    WorkThread &operator=(const WorkThread &) = delete;
    ~WorkThread() { finish(); }

    /// The thread starts with the first job.
    void post(std::function<void()> job);
    /// Posts `work`; its result is the future's.
    template <typename Work>
    auto later(Work work) -> QFuture<std::invoke_result_t<Work>>
    {
        using Reply = std::invoke_result_t<Work>;
        auto promise = std::make_shared<QPromise<Reply>>();
        promise->start();
        auto future = promise->future();
        post([promise, work = std::move(work)]() mutable {
            promise->addResult(work());
            promise->finish();
        });
        return future;
    }
    /// Runs the posted jobs, then ends the thread; nothing may be posted after it.
    void finish();

private:
    void work();
    std::mutex lock_;
    std::condition_variable wake_;
    struct Job {
        std::function<void()> what;
        LanguageScope language;  ///< of the posting thread
    };
    std::deque<Job> jobs_;
    bool finishing_ = false;
    std::thread thread_;
};

}  // namespace roomrack::engine
