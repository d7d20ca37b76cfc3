// SPDX-License-Identifier: GPL-3.0-or-later
// A scheduler whose time passes as fast as its events can be processed, in an order that depends
// only on its seed.
#pragma once

#include "engine/scheduler/scheduler.h"

#include <algorithm>
#include <mutex>
#include <queue>
#include <tuple>
#include <vector>

namespace roomrack::engine {

class VirtualScheduler final : public Scheduler {
public:
    /// Moves this clock; nothing else may.
    VirtualScheduler(core::ManualClock &clock, quint64 seed);
    ~VirtualScheduler() override { closeApiServer(); }

    void later(qint64 micros, std::function<void()> what) override;
    void post(std::function<void()> what) override;

    /// Processes all events up to `end`, and leaves the clock there. `tick` is called whenever time
    /// has moved.
    void runUntil(Instant end, const std::function<void()> &tick = {});
    /// Events processed since the start.
    qint64 events() const { return events_; }

private:
    struct Event {
        Instant at;
        qint64 order = 0;  ///< among events of the same moment
        std::function<void()> what;
        bool operator<(const Event &other) const
        {
            return std::tie(other.at, other.order) < std::tie(at, order);
        }
    };
    void workOffPosts();

    core::ManualClock &clock_;
    std::priority_queue<Event> planned_;
    qint64 order_ = 0;
    qint64 events_ = 0;
    std::mutex lock_;
    std::vector<std::function<void()>> posted_;  ///< under the lock
};

}  // namespace roomrack::engine
