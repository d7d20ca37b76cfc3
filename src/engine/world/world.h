// SPDX-License-Identifier: GPL-3.0-or-later
// Time and the order of things for lines, payments and mails. The real one is an event loop; a
// simulation plays a day in seconds, and plays it again from its seed.
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

    /// Never goes back, whoever sets the wall clock.
    Instant now() const { return start_ + clock_.steadyMicros(); }
    /// What the clock on the wall shows, for what belongs to a date.
    Instant wall() const { return clock_.wall(); }
    /// Calls `what` in this world's thread once so much time has passed. Only from that thread.
    virtual void later(qint64 micros, std::function<void()> what) = 0;
    /// Calls `what` in this world's thread, after everything that was posted before it. From any
    /// thread.
    virtual void post(std::function<void()> what) = 0;

    core::Random random;  ///< of this world's thread

    /// For threads that may outlive this world: what is posted after its end is dropped.
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
    /// First thing in the destructor of whoever can be posted to.
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
