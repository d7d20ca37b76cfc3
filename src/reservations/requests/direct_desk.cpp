// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/requests/direct_desk.h"

#include "reservations/requests/keyed_request.h"

namespace roomrack::reservations {

DirectDesk::DirectDesk(engine::Engine &engine, Render render,
                       std::shared_ptr<engine::World::Door> door, RequestDesk &desk)
    : engine_(engine), render_(std::move(render)), door_(std::move(door)), desk_(desk)
{}

void DirectDesk::book(const Request &request, BookingWish wish, Replied done) const
{
    if (const auto ok = booking::checkClaimKey(request.key); !ok) return done(notTaken(ok.error()));
    constexpr auto kKind = Outcome::Kind::Booking;
    auto asks = bookingOf(request, std::move(wish));
    booking::Claim claim = asks.claim;
    std::vector<engine::Command> commands{engine::Command(asks)};
    engine_.once(std::move(claim), std::move(commands), renderOnce(kKind, render_),
                 [door = door_, desk = &desk_, request, asks = std::move(asks),
                  done = std::move(done)](Result<engine::Once> &&once) {
                     if (const auto reply = replyOf(kKind, once)) return done(*reply);
                     door->post([desk, request, asks, done, once = std::move(once)] {
                         desk->waitFor(request, asks, once, done);
                     });
                 });
}

}  // namespace roomrack::reservations
