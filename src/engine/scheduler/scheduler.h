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

class Scheduler {
public:
    /// The clock must outlive it.
    Scheduler(const core::Clock &clock, quint64 seed)
        : random(seed), clock_(clock), start_(clock.wall() - clock.steadyMicros())
    {
        poster_->scheduler_ = this;
    }
    virtual ~Scheduler() = default;

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
    class Poster {
    public:
        void post(std::function<void()> what)
        {
            const std::lock_guard alone(lock_);
            if (scheduler_) scheduler_->post(std::move(what));
        }

    private:
        friend Scheduler;
        std::mutex lock_;
        Scheduler *scheduler_ = nullptr;
    };
    std::shared_ptr<Poster> poster() const { return poster_; }

protected:
    /// Call first in the destructor of a class that can be posted to.
    void closeApiServer()
    {
        const std::lock_guard alone(poster_->lock_);
        poster_->scheduler_ = nullptr;
    }

private:
    const core::Clock &clock_;
    const Instant start_;
    std::shared_ptr<Poster> poster_ = std::make_shared<Poster>();
    Q_DISABLE_COPY(Scheduler)
};

}  // namespace roomrack::engine
