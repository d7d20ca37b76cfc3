// SPDX-License-Identifier: GPL-3.0-or-later
// The last state that the server sent of itself and its properties. Written in the connection's
// thread, read from any thread.
#pragma once

#include "engine/listeners.h"
#include "remote/desk_connection.h"

#include <future>

namespace roomrack::remote {

class ServerState {
public:
    /// The clock must outlive it.
    explicit ServerState(const core::Clock &clock) : clock_(clock) {}

    /// For the connection, which must not outlive it.
    DeskEvents events();
    /// Blocks until the server has answered, or with the error why it has not. Call once.
    Result<void> waitForWelcome() { return opened_.get_future().get(); }

    std::vector<inventory::Property> properties() const;
    std::optional<engine::ClockDoubt> clockDoubt() const;
    /// The server's hold time.
    Instant now() const { return {clock_.steadyMicros() + ahead_.load()}; }
    qint64 committedSeq() const { return committed_.load(); }
    /// See PropertyService::watchConnection().
    void watch(std::function<void(const engine::ServerConnectionState &)> watch);
    /// Called for each commit.
    engine::Listeners &listeners() { return listeners_; }

private:
    void welcomed(const Welcome &welcome);
    void hear(FeedNews &&news);
    void changed(const engine::ServerConnectionState &state);
    void noteTime(Instant there);

    const core::Clock &clock_;
    mutable std::mutex lock_;
    std::vector<inventory::Property> properties_;
    std::function<void(const engine::ServerConnectionState &)> watch_;
    engine::ServerConnectionState state_;
    std::optional<engine::ClockDoubt> clockDoubt_;
    std::promise<Result<void>> opened_;
    bool isOpen_ = false;
    engine::Listeners listeners_;
    std::deque<qint64> aheads_;  ///< offsets of the last server times received
    std::atomic<qint64> ahead_ = 0;
    std::atomic<qint64> committed_ = 0;
};

}  // namespace roomrack::remote
