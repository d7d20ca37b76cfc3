// SPDX-License-Identifier: GPL-3.0-or-later
// A world whose time passes as fast as its events can be worked off, in an order that depends on
// nothing but its seed.
#pragma once

#include "engine/world/world.h"

#include <algorithm>
#include <mutex>
#include <queue>
#include <tuple>
#include <vector>

namespace roomrack::engine {

class VirtualWorld final : public World {
public:
    /// Moves this clock; nobody else may.
    VirtualWorld(core::ManualClock &clock, quint64 seed);
    ~VirtualWorld() override { closeDoor(); }

    void later(qint64 micros, std::function<void()> what) override;
    void post(std::function<void()> what) override;

    /// Works off everything up to `end`, and leaves the clock there. `tick` is called whenever time
    /// has moved on.
    void runUntil(Instant end, const std::function<void()> &tick = {});
    /// What was worked off since the beginning.
    qint64 events() const { return events_; }

private:
    struct Event {
        Instant at;
        qint64 order = 0;  ///< of what is planned for the same moment
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
