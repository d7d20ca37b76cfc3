// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine_impl.h"

namespace roomrack::engine {

/// Looks up in the file a booking that is no longer in memory.
void Engine::Impl::lookUp(PropertyId property, BookingId id, Recalled &recalled) const
{
    if (!store_) return;
    const auto found = store_->findBooking(property, id);
    if (found && !booking::isOpen(found->booking.status)) {
        recalled.ended.insert(id, *found);
    } else {
        const bool absent = found || found.error().code == ErrorCode::NotFound;
        recalled.others.insert(id, absent ? std::nullopt : std::optional(found.error()));
    }
}

std::vector<std::pair<PropertyId, BookingId>> Engine::Impl::forgotten(
    std::span<const Command> commands, const Recalled &known) const
{
    std::vector<std::pair<PropertyId, BookingId>> asked;
    for (const Command &command : commands) {
        const booking::House *h = house(booking::callerOf(command).property);
        const BookingId id = h ? h->forgotten(command) : BookingId{};
        if (id && !known.contains(id)) asked.emplace_back(h->catalogue().property.id, id);
    }
    return asked;
}

/// Looks up the bookings that are no longer in memory, with the lock released. Called with the lock
/// held, before deciding.
Recalled Engine::Impl::recall(std::span<const Command> commands, std::unique_lock<Lock> &held)
{
    Recalled recalled;
    std::vector<std::pair<PropertyId, BookingId>> asked;
    do {
        for (const auto &[property, id] : asked) {
            const std::lock_guard alone(storeLock_);
            lookUp(property, id, recalled);
        }
        if (!asked.empty()) held.lock();
        asked = forgotten(commands, recalled);
        if (asked.empty() || state_ != State::Running) return recalled;
        held.unlock();
    } while (true);
}

Recalled Engine::Impl::recallNow(std::span<const Command> commands) const
{
    Recalled recalled;
    for (const auto &[property, id] : forgotten(commands, recalled)) lookUp(property, id, recalled);
    return recalled;
}

}  // namespace roomrack::engine
