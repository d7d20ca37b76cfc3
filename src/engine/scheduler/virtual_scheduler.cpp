// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/virtual_scheduler.h"

namespace roomrack::engine {

VirtualScheduler::VirtualScheduler(core::ManualClock &clock, quint64 seed)
    : Scheduler(clock, seed), clock_(clock)
{}

void VirtualScheduler::later(qint64 micros, std::function<void()> what)
{
    planned_.push({now() + std::max<qint64>(0, micros), ++order_, std::move(what)});
}

void VirtualScheduler::post(std::function<void()> what)
{
    const std::lock_guard alone(lock_);
    posted_.push_back(std::move(what));
}

void VirtualScheduler::workOffPosts()
{
    for (;;) {
        std::vector<std::function<void()>> some;
        {
            const std::lock_guard alone(lock_);
            some.swap(posted_);
        }
        if (some.empty()) return;
        for (auto &what : some) {
            ++events_;
            what();
        }
    }
}

void VirtualScheduler::runUntil(Instant end, const std::function<void()> &tick)
{
    workOffPosts();
    while (!planned_.empty() && planned_.top().at <= end) {
        Event event = planned_.top();
        planned_.pop();
        if (event.at > now()) {
            clock_.advance(event.at - now());
            if (tick) tick();
            workOffPosts();
        }
        ++events_;
        event.what();
        workOffPosts();
    }
    if (end > now()) clock_.advance(end - now());
    if (tick) tick();
    workOffPosts();
}

}  // namespace roomrack::engine
