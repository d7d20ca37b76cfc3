// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/server_state.h"

#include <algorithm>

namespace roomrack::remote {

namespace {

constexpr size_t kTimes = 20;

}  // namespace

DeskEvents ServerState::events()
{
    return {[this](const Welcome &welcome) { welcomed(welcome); },
            [this](FeedNews &&news) { hear(std::move(news)); },
            [this](const engine::ServerConnectionState &state) { changed(state); }};
}

std::vector<inventory::Property> ServerState::properties() const
{
    const std::lock_guard held(lock_);
    return properties_;
}

std::optional<engine::ClockDoubt> ServerState::clockDoubt() const
{
    const std::lock_guard held(lock_);
    return clockDoubt_;
}

void ServerState::watch(std::function<void(const engine::ServerConnectionState &)> watch)
{
    const std::lock_guard held(lock_);
    watch_ = std::move(watch);
    if (watch_) watch_(state_);
}

void ServerState::welcomed(const Welcome &welcome)
{
    noteTime(welcome.now);
    committed_ = welcome.committed;
    const std::lock_guard held(lock_);
    clockDoubt_ = welcome.clock;
    properties_ = welcome.properties;
    if (!std::exchange(isOpen_, true)) opened_.set_value({});
}

void ServerState::changed(const engine::ServerConnectionState &state)
{
    // Holding the lock, so that no removed watch is called.
    const std::lock_guard held(lock_);
    state_ = state;
    if (!state.up && !std::exchange(isOpen_, true))
        opened_.set_value(fail(state.code, {}, state.why));
    if (watch_) watch_(state_);
}

/// A received server time is late by the network delay; the maximum of the last ones is the most
/// accurate.
void ServerState::noteTime(Instant there)
{
    aheads_.push_back(there.micros - clock_.steadyMicros());
    if (aheads_.size() > kTimes) aheads_.pop_front();
    ahead_ = *std::max_element(aheads_.begin(), aheads_.end());
}

void ServerState::hear(FeedNews &&news)
{
    noteTime(news.now);
    committed_ = news.committed;
    {
        const std::lock_guard held(lock_);
        clockDoubt_ = news.clock;
    }
    std::vector<std::shared_ptr<engine::ChangeSet>> changes;
    for (engine::ChangeSet &change : news.changes)
        changes.push_back(std::make_shared<engine::ChangeSet>(std::move(change)));
    if (news.lost) {
        changes.clear();
        for (const inventory::Property &property : properties()) {
            auto &reload = *changes.emplace_back(std::make_shared<engine::ChangeSet>());
            reload.property = property.id;
            reload.at = news.now;
            reload.seq = news.committed;
            reload.reload = true;
        }
    }
    listeners_.tell(changes);
}

}  // namespace roomrack::remote
