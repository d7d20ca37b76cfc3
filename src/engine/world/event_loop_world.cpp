// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/world/event_loop_world.h"

#include <QtCore/QTimer>

#include <chrono>

namespace roomrack::engine {

void EventLoopWorld::later(qint64 micros, std::function<void()> what)
{
    // Rounded up: a timer that fires too early would only be scheduled again.
    QTimer::singleShot(std::chrono::milliseconds((micros + 999) / 1'000), Qt::PreciseTimer, &here_,
                       std::move(what));
}

void EventLoopWorld::post(std::function<void()> what)
{
    mailbox_->post(std::move(what));
}

}  // namespace roomrack::engine
