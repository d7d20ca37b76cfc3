// SPDX-License-Identifier: GPL-3.0-or-later
// Requests to book where no central store is to be asked: decided in the thread of whoever asks,
// which saves them two changes of thread. What waits for its payment goes on at the request desk.
#pragma once

#include "engine/world/world.h"
#include "reservations/requests/request_desk.h"

namespace roomrack::reservations {

class DirectDesk {
public:
    /// The engine must outlive it; the desk, whatever the door still lets in.
    DirectDesk(engine::Engine &engine, Render render, std::shared_ptr<engine::World::Door> door,
               RequestDesk &desk);

    /// From any thread; `done` is called in the engine's or the desk's, or at once.
    void book(const Request &request, BookingWish wish, Replied done) const;

private:
    engine::Engine &engine_;
    const Render render_;
    const std::shared_ptr<engine::World::Door> door_;
    RequestDesk &desk_;
};

}  // namespace roomrack::reservations
