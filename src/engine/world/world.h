// SPDX-License-Identifier: GPL-3.0-or-later
// Time and order of events for channel links, payments and mails. The real one is an event loop; a
// simulation runs a day in seconds, and repeats it from its seed.
#pragma once

#include "core/clock.h"
#include "core/error.h"
#include "core/random.h"

#include <QtCore/QtGlobal>

#include <functional>
#include <memory>
#include <mutex>

namespace roomrack::engine {

class World {
public:
    /// The clock must outlive it.
    World(const core::Clock &clock, quint64 seed)
        : random(seed), clock_(clock), start_(clock.wall() - clock.steadyMicros())
    {
        door_->world_ = this;
    }
    virtual ~World() = default;

    /// Monotonic, whatever the wall clock is set to.
    Instant now() const { return start_ + clock_.steadyMicros(); }
    /// The wall clock, for calendar dates.
    Instant wall() const { return clock_.wall(); }
    /// Calls `what` in this scheduler's thread after the delay. Only from that thread.
    virtual void later(qint64 micros, std::function<void()> what) = 0;
    /// Calls `what` in this scheduler's thread, in the order of posting. Thread-safe.
    virtual void post(std::function<void()> what) = 0;

    core::Random random;  ///< for this scheduler's thread only

    /// For threads that may outlive this scheduler: what is posted after its end is dropped.
    class Door {
    public:
        void post(std::function<void()> what)
        {
            const std::lock_guard alone(lock_);
            if (world_) world_->post(std::move(what));
        }

    private:
        friend World;
        std::mutex lock_;
        World *world_ = nullptr;
    };
    std::shared_ptr<Door> door() const { return door_; }

protected:
    /// Call first in the destructor of a class that can be posted to.
    void closeDoor()
    {
        const std::lock_guard alone(door_->lock_);
        door_->world_ = nullptr;
    }

private:
    const core::Clock &clock_;
    const Instant start_;
    std::shared_ptr<Door> door_ = std::make_shared<Door>();
    Q_DISABLE_COPY(World)
};

}  // namespace roomrack::engine
