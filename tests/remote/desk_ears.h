// SPDX-License-Identifier: GPL-3.0-or-later
// Records what a desk receives from its property and its connection.
#pragma once

#include "engine/property_service.h"

#include <algorithm>
#include <mutex>
#include <vector>

namespace roomrack::tests {

/// Events that a desk received.
struct Ears {
    explicit Ears(engine::PropertyService &heard) : service(heard)
    {
        handle = service.listeners().add([this](const engine::ChangeSetPtr &change) {
            const std::lock_guard held(lock);
            changes.push_back(change);
        });
    }
    ~Ears() { service.listeners().remove(handle); }
    bool heard(BookingId id)
    {
        const std::lock_guard held(lock);
        return std::any_of(changes.begin(), changes.end(), [id](const auto &change) {
            return std::find(change->bookings.begin(), change->bookings.end(), id)
                   != change->bookings.end();
        });
    }
    bool heardReload()
    {
        const std::lock_guard held(lock);
        return std::any_of(changes.begin(), changes.end(),
                           [](const auto &change) { return change->reload; });
    }
    engine::PropertyService &service;
    std::mutex lock;
    std::vector<engine::ChangeSetPtr> changes;
    int handle = 0;
};

/// State of a desk's connection.
struct ConnectionWatch {
    explicit ConnectionWatch(engine::PropertyService &watched) : service(watched)
    {
        service.watchConnection([this](const engine::ServerConnectionState &state) {
            const std::lock_guard held(lock);
            last = state;
        });
    }
    ~ConnectionWatch() { service.watchConnection({}); }
    bool isUp()
    {
        const std::lock_guard held(lock);
        return last.up;
    }
    qint64 visit()
    {
        const std::lock_guard held(lock);
        return last.visit;
    }
    engine::PropertyService &service;
    std::mutex lock;
    engine::ServerConnectionState last;
};

}  // namespace roomrack::tests
