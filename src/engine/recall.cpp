// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/recall.h"

#include "storage/lookups.h"

namespace roomrack::engine {

/// Looks up in the file a booking, or a cancelled request, that is no longer in memory.
void Recall::lookUp(PropertyId property, BookingId id, Recalled &recalled) const
{
    if (!state_.store) return;
    const auto found = state_.store->lookups().findBooking(property, id);
    if (found && !booking::isOpen(found->booking.status)) {
        recalled.ended.insert(id, *found);
        return;
    }
    const bool absent = found || found.error().code == ErrorCode::NotFound;
    if (!absent) {
        recalled.others.insert(id, found.error());
        return;
    }
    Result<std::optional<booking::CancelledRequest>> request;
    if (!found) request = state_.store->lookups().cancelledRequest(property, id);
    if (!request)
        recalled.others.insert(id, request.error());
    else if (*request)
        recalled.cancelled.insert(id, **request);
    else
        recalled.others.insert(id, std::nullopt);
}

Recall::Asked Recall::forgotten(std::span<const Command> commands, const Recalled &known) const
{
    Asked asked;
    for (const Command &command : commands) {
        const booking::House *h = state_.house(booking::callerOf(command).property);
        const BookingId id = h ? h->forgotten(command) : BookingId{};
        if (id && !known.contains(id)) asked.emplace_back(h->catalogue().property.id, id);
    }
    return asked;
}

Recalled Recall::before(std::span<const Command> commands, HeldLock &held) const
{
    Recalled recalled;
    Asked asked;
    do {
        for (const auto &[property, id] : asked) {
            const std::lock_guard alone(state_.storeLock);
            lookUp(property, id, recalled);
        }
        if (!asked.empty()) held.lock();
        asked = forgotten(commands, recalled);
        if (asked.empty() || state_.phase != EngineState::Phase::Running) return recalled;
        held.unlock();
    } while (true);
}

Recalled Recall::now(std::span<const Command> commands) const
{
    Recalled recalled;
    for (const auto &[property, id] : forgotten(commands, recalled)) lookUp(property, id, recalled);
    return recalled;
}

}  // namespace roomrack::engine
