// SPDX-License-Identifier: GPL-3.0-or-later
// Wakes a link at the earliest of its requested times, with one timer at a time.
#pragma once

#include "channels/connection/alive.h"
#include "channels/connection/scheduler.h"

#include <algorithm>

namespace roomrack::channels {

class Alarm {
public:
    /// `ring` is called in the scheduler's thread, and not after this object is destroyed.
    Alarm(Scheduler &scheduler, std::function<void()> ring)
        : scheduler_(scheduler), ring_(std::move(ring))
    {}

    /// Rings at `when` unless it rings earlier anyway; the callback must request later times again.
    void at(Instant when)
    {
        const Instant now = scheduler_.now();
        if (next_ > now && next_ <= when) return;
        next_ = when;
        scheduler_.later(std::max<qint64>(0, when - now), alive_.only([this, when] {
            if (next_ != when) return;
            next_ = {};
            ring_();
        }));
    }

    /// When it rings next; zero: not requested.
    Instant next() const { return next_; }

private:
    Scheduler &scheduler_;
    const std::function<void()> ring_;
    Instant next_;
    Alive alive_;
};

}  // namespace roomrack::channels
