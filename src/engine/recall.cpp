// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine_impl.h"

namespace roomrack::engine {

/// Looks up the bookings that the houses have forgotten, with the lock let go: that is a question
/// to the file. Called with the lock held, before deciding.
Recalled Engine::Impl::recall(std::span<const Command> commands, std::unique_lock<Lock> &held)
{
    Recalled recalled;
    std::vector<std::pair<PropertyId, BookingId>> asked;
    do {
        for (const auto &[property, id] : asked) {
            const std::lock_guard alone(storeLock_);
            if (!store_) break;
            const auto found = store_->findBooking(property, id);
            if (found && !booking::isOpen(found->booking.status)) {
                recalled.ended.insert(id, *found);
            } else {
                const bool absent = found || found.error().code == ErrorCode::NotFound;
                recalled.others.insert(id, absent ? std::nullopt : std::optional(found.error()));
            }
        }
        if (!asked.empty()) held.lock();
        asked.clear();
        for (const Command &command : commands) {
            const booking::House *h = house(booking::callerOf(command).property);
            const BookingId id = h ? h->forgotten(command) : BookingId{};
            if (id && !recalled.contains(id)) asked.emplace_back(h->catalogue().property.id, id);
        }
        if (asked.empty() || state_ != State::Running) return recalled;
        held.unlock();
    } while (true);
}

}  // namespace roomrack::engine
