// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/work_thread.h"

namespace roomrack::engine {

void WorkThread::post(std::function<void()> job)
{
    {
        const std::lock_guard held(lock_);
        jobs_.push_back({std::move(job), LanguageScope::current()});
        if (!thread_.joinable()) thread_ = std::thread([this] { work(); });
    }
    wake_.notify_one();
}

void WorkThread::finish()
{
    {
        const std::lock_guard held(lock_);
        finishing_ = true;
    }
    wake_.notify_one();
    if (thread_.joinable()) thread_.join();
}

void WorkThread::work()
{
    std::unique_lock held(lock_);
    for (;;) {
        wake_.wait(held, [this] { return finishing_ || !jobs_.empty(); });
        if (jobs_.empty()) return;
        Job job = std::move(jobs_.front());
        jobs_.pop_front();
        held.unlock();
        const LanguageScope::Activation speaking(std::move(job.language));
        job.what();
        job.what = nullptr;  // destroy captures before locking again
        held.lock();
    }
}

}  // namespace roomrack::engine
