// SPDX-License-Identifier: GPL-3.0-or-later
// Booking requests when no central store must be queried: decided in the caller's thread, which
// saves two thread changes. Requests that wait for a payment continue at the request desk.
#pragma once

#include "engine/world/world.h"
#include "reservations/requests/request_desk.h"

namespace roomrack::reservations {

class DirectDesk {
public:
    /// The engine must outlive it; the desk must exist as long as `door` accepts posts.
    DirectDesk(engine::Engine &engine, Render render, std::shared_ptr<engine::World::Door> door,
               RequestDesk &desk);

    /// Thread-safe; `done` is called in the engine's or the desk's thread, or at once.
    void book(const Request &request, BookingWish wish, Replied done) const;

private:
    engine::Engine &engine_;
    const Render render_;
    const std::shared_ptr<engine::World::Door> door_;
    RequestDesk &desk_;
};

}  // namespace roomrack::reservations
