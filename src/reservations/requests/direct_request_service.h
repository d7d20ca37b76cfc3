// SPDX-License-Identifier: GPL-3.0-or-later
// Booking requests when no central store must be queried: decided in the caller's thread, which
// saves two thread changes. Requests that wait for a payment continue at the request service.
#pragma once

#include "engine/scheduler/scheduler.h"
#include "reservations/requests/request_service.h"

namespace roomrack::reservations {

class DirectRequestService {
public:
    /// The engine must outlive it; the service must exist as long as `poster` accepts posts.
    DirectRequestService(engine::Engine &engine, Render render,
                         std::shared_ptr<engine::Scheduler::Poster> poster,
                         RequestService &requestService);

    /// Thread-safe; `done` is called in the engine's or the service's thread, or at once.
    void book(const Request &request, BookingInput input, Replied done) const;

private:
    engine::Engine &engine_;
    const Render render_;
    const std::shared_ptr<engine::Scheduler::Poster> poster_;
    RequestService &requestService_;
};

}  // namespace roomrack::reservations
