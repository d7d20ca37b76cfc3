// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/link/event_loop_world.h"

#include <QtCore/QTimer>

#include <chrono>

namespace roomrack::channels {

EventLoopWorld::EventLoopWorld(const core::Clock &clock, quint64 seed)
    : World(seed), clock_(clock), start_(clock.wall() - clock.steadyMicros())
{}

Instant EventLoopWorld::now() const
{
    return start_ + clock_.steadyMicros();
}

void EventLoopWorld::later(qint64 micros, std::function<void()> what)
{
    // Rounded up: a timer that fires too early would only be planned again.
    QTimer::singleShot(std::chrono::milliseconds((micros + 999) / 1'000), Qt::PreciseTimer, &here_,
                       std::move(what));
}

void EventLoopWorld::post(std::function<void()> what)
{
    QMetaObject::invokeMethod(&here_, std::move(what), Qt::QueuedConnection);
}

}  // namespace roomrack::channels
