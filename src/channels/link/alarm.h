// SPDX-License-Identifier: GPL-3.0-or-later
// Wakes a line at the soonest of the times that it asked for: one alarm at a time, however often
// it looks at what comes next.
#pragma once

#include "channels/link/alive.h"
#include "channels/link/world.h"

#include <algorithm>

namespace roomrack::channels {

class Alarm {
public:
    /// `ring` is called in the world's thread, not after this is gone.
    Alarm(World &world, std::function<void()> ring) : world_(world), ring_(std::move(ring)) {}

    /// Rings then, unless it is to ring before; whoever is woken asks again.
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

    /// When it rings next; zero: nobody asked.
    Instant next() const { return next_; }

private:
    World &world_;
    const std::function<void()> ring_;
    Instant next_;
    Alive alive_;
};

}  // namespace roomrack::channels
