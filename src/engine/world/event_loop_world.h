// SPDX-License-Identifier: GPL-3.0-or-later
// The real scheduler: the event loop of the thread that created it.
#pragma once

#include "engine/world/mailbox.h"
#include "engine/world/world.h"

#include <QtCore/QObject>

namespace roomrack::engine {

class EventLoopWorld final : public World {
public:
    using World::World;
    ~EventLoopWorld() override
    {
        closeDoor();
        mailbox_->close();
    }
    void later(qint64 micros, std::function<void()> what) override;
    void post(std::function<void()> what) override;

private:
    QObject here_;  ///< pending timers end with it
    const std::shared_ptr<Mailbox> mailbox_ = std::make_shared<Mailbox>(&here_);
};

}  // namespace roomrack::engine
