// SPDX-License-Identifier: GPL-3.0-or-later
// Lookups of single rows for commands, while the store's own connection writes: on a connection of
// their own, which is opened again when it was lost.
#pragma once

#include "booking/house_input.h"
#include "storage/connection.h"

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace roomrack::storage {

class Lookups {
public:
    using Connect = std::function<Result<std::unique_ptr<Connection>>()>;
    // By the thread that opens and closes the store, while nothing is looked up.
    Result<void> open(Connect connect);
    void close();

    // Thread-safe.
    /// A booking by number, whatever its status, with its fee if any.
    Result<booking::EndedBooking> findBooking(PropertyId property, BookingId id);
    /// A request that was cancelled before it was a booking; none: there is no such request.
    Result<std::optional<booking::CancelledRequest>> cancelledRequest(PropertyId property,
                                                                      BookingId id);
    /// The guest of a booking (empty: none is stored), when it was last cancelled or marked as a
    /// no-show (0: never), and the questions about duplicates that its end left undecided.
    struct Past {
        booking::Guest guest;
        Instant ended;
        std::vector<booking::DuplicateRow> undecided;
    };
    Result<Past> pastOf(PropertyId property, BookingId id);
    /// Those of these bookings that there are, with their guests and the messages about them.
    Result<booking::ClosedGuests> closedGuests(PropertyId property,
                                               const std::vector<BookingId> &bookings);
    /// The stored answer of a key; none: no such key, or no answer yet.
    Result<std::optional<booking::ClaimAnswer>> claimAnswer(PropertyId property, ActorId caller,
                                                            const QByteArray &key);

private:
    Result<std::optional<booking::ClosedGuest>> closedGuest(PropertyId property, BookingId id);
    Result<void> connect();
    /// With the lock held.
    Result<void> reconnectIfLost();

    std::mutex lock_;
    Connect connect_;
    std::unique_ptr<Connection> connection_;
    Statement booking_;
};

}  // namespace roomrack::storage
