// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/requests/direct_request_service.h"

#include "reservations/requests/keyed_request.h"

namespace roomrack::reservations {

DirectRequestService::DirectRequestService(engine::Engine &engine, Render render,
                                           std::shared_ptr<engine::Scheduler::Poster> poster,
                                           RequestService &requestService)
    : engine_(engine), render_(std::move(render)), poster_(std::move(poster)),
      requestService_(requestService)
{}

void DirectRequestService::book(const Request &request, BookingInput input, Replied done) const
{
    if (const auto ok = booking::checkClaimKey(request.key); !ok) return done(notTaken(ok.error()));
    constexpr auto kKind = Outcome::Kind::Booking;
    auto asks = bookingOf(request, std::move(input));
    booking::Claim claim = asks.claim;
    std::vector<engine::Command> commands{engine::Command(asks)};
    engine_.once(std::move(claim), std::move(commands), renderOnce(kKind, render_),
                 [poster = poster_, requestService = &requestService_, request,
                  asks = std::move(asks), done = std::move(done)](Result<engine::Once> &&once) {
                     if (const auto reply = replyOf(kKind, once)) return done(*reply);
                     poster->post([requestService, request, asks, done, once = std::move(once)] {
                         requestService->waitFor(request, asks, once, done);
                     });
                 });
}

}  // namespace roomrack::reservations
