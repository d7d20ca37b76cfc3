// SPDX-License-Identifier: GPL-3.0-or-later
// Wakes a link at the earliest of its requested times, with one timer at a time.
#pragma once

#include "channels/link/alive.h"
#include "channels/link/world.h"

#include <algorithm>

namespace roomrack::channels {

class Alarm {
public:
    /// `ring` is called in the scheduler's thread, and not after this object is destroyed.
    Alarm(World &world, std::function<void()> ring) : world_(world), ring_(std::move(ring)) {}

    /// Rings at `when` unless it rings earlier anyway; the callback must request later times again.
    void at(Instant when)
    {
        const Instant now = world_.now();
        if (next_ > now && next_ <= when) return;
        next_ = when;
        world_.later(std::max<qint64>(0, when - now), alive_.only([this, when] {
            if (next_ != when) return;
            next_ = {};
            ring_();
        }));
    }

    /// When it rings next; zero: not requested.
    Instant next() const { return next_; }

private:
    World &world_;
    const std::function<void()> ring_;
    Instant next_;
    Alive alive_;
};

}  // namespace roomrack::channels
