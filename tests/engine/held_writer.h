// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps an engine's writer from going on: whatever is decided meanwhile is one wave.
#pragma once

#include "engine/two_hotels.h"

#include <future>

namespace roomrack::tests {

class HeldWriter {
public:
    /// Holds it as soon as it tells of a commit, which this makes.
    explicit HeldWriter(const HotelsInOnePlace &hotels) : hotels_(hotels)
    {
        listener_ = hotels_.engine->subscribe([this](const engine::ChangeSetPtr &) {
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
        hotels_.engine->unsubscribe(listener_);
    }
    /// Decided now; the answer comes after release().
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
