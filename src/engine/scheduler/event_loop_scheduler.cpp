// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scheduler/event_loop_scheduler.h"

#include <QtCore/QTimer>

#include <chrono>

namespace roomrack::engine {

void EventLoopScheduler::later(qint64 micros, std::function<void()> what)
{
    // Rounded up: a timer that fires too early would only be scheduled again.
    QTimer::singleShot(std::chrono::milliseconds((micros + 999) / 1'000), Qt::PreciseTimer, &here_,
                       std::move(what));
}

void EventLoopScheduler::post(std::function<void()> what)
{
    mailbox_->post(std::move(what));
}

}  // namespace roomrack::engine
