// SPDX-License-Identifier: GPL-3.0-or-later
// Time and the order of things for links. The real one is an event loop; a simulation plays a day
// in seconds, and plays it again from its seed.
#pragma once

#include "core/clock.h"
#include "core/error.h"
#include "core/random.h"

#include <QtCore/QtGlobal>

#include <functional>

namespace roomrack::channels {

class World {
public:
    explicit World(quint64 seed) : random(seed) {}
    virtual ~World() = default;

    /// Never goes back.
    virtual Instant now() const = 0;
    /// Calls `what` in this world's thread once so much time has passed. Only from that thread.
    virtual void later(qint64 micros, std::function<void()> what) = 0;
    /// Calls `what` in this world's thread, after everything that was posted before it. From any
    /// thread.
    virtual void post(std::function<void()> what) = 0;

    core::Random random;  ///< of this world's thread

private:
    Q_DISABLE_COPY(World)
};

}  // namespace roomrack::channels
