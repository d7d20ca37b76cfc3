// SPDX-License-Identifier: GPL-3.0-or-later
// Bookings closed, and requests cancelled, long ago: no longer in memory, loaded from the file for
// a call that refers to them. In the caller's thread, or in the writer's when a batch is repaired.
#pragma once

#include "engine/engine_state.h"

#include <span>

namespace roomrack::engine {

struct Recalled {
    QHash<BookingId, booking::EndedBooking> ended;
    QHash<BookingId, booking::CancelledRequest> cancelled;
    QHash<BookingId, std::optional<Error>> others;  ///< missing, or the error of the lookup
    bool contains(BookingId id) const
    {
        return ended.contains(id) || cancelled.contains(id) || others.contains(id);
    }
};

class Recall {
public:
    explicit Recall(EngineState &state) : state_(state) {}

    /// Called with the lock held, before deciding; releases it during the lookup.
    Recalled before(std::span<const Command> commands, HeldLock &held) const;
    /// The same with the lock kept, in the writer's thread.
    Recalled now(std::span<const Command> commands) const;

private:
    using Asked = std::vector<std::pair<PropertyId, BookingId>>;
    void lookUp(PropertyId property, BookingId id, Recalled &recalled) const;
    Asked forgotten(std::span<const Command> commands, const Recalled &known) const;

    EngineState &state_;
};

}  // namespace roomrack::engine
