// SPDX-License-Identifier: GPL-3.0-or-later
// The real scheduler: the event loop of the thread that created it.
#pragma once

#include "engine/scheduler/mailbox.h"
#include "engine/scheduler/scheduler.h"

#include <QtCore/QObject>

namespace roomrack::engine {

class EventLoopScheduler final : public Scheduler {
public:
    using Scheduler::Scheduler;
    ~EventLoopScheduler() override
    {
        closeApiServer();
        mailbox_->close();
    }
    void later(qint64 micros, std::function<void()> what) override;
    void post(std::function<void()> what) override;

private:
    QObject here_;  ///< pending timers end with it
    const std::shared_ptr<Mailbox> mailbox_ = std::make_shared<Mailbox>(&here_);
};

}  // namespace roomrack::engine
