// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks an engine's writer: everything decided meanwhile joins one batch.
#pragma once

#include "engine/two_hotels.h"

#include <future>

namespace roomrack::tests {

class HeldWriter {
public:
    /// Blocks the writer in the notification of a commit, which the constructor triggers.
    explicit HeldWriter(const HotelsInOnePlace &hotels) : hotels_(hotels)
    {
        listener_ = hotels_.engine->listeners().add([this](const engine::ChangeSetPtr &) {
            if (told_.exchange(true)) return;
            holds_.set_value();
            goOn_.get_future().wait();
        });
        const booking::SaveTemplate any{hotels_.desk(0), QStringLiteral("Held"),
                                        QStringLiteral("{}")};
        hotels_.engine->call(engine::Command(any), {});
        holds_.get_future().wait();
    }
    ~HeldWriter() { release(); }
    void release()
    {
        if (released_) return;
        released_ = true;
        goOn_.set_value();
        hotels_.engine->listeners().remove(listener_);
    }
    /// Decided at once; the answer comes after release().
    std::future<Result<engine::Answer>> call(const engine::Command &command) const
    {
        const auto promise = std::make_shared<std::promise<Result<engine::Answer>>>();
        hotels_.engine->call(command, [promise](Result<engine::Answer> &&answer) {
            promise->set_value(std::move(answer));
        });
        return promise->get_future();
    }

private:
    Q_DISABLE_COPY(HeldWriter)
    const HotelsInOnePlace &hotels_;
    int listener_ = 0;
    std::atomic<bool> told_{false};
    std::promise<void> holds_, goOn_;
    bool released_ = false;
};

}  // namespace roomrack::tests
