// SPDX-License-Identifier: GPL-3.0-or-later
// What another system is to be sent about a booking, and whether its state shows that it was
// applied. Pure.
#pragma once

#include "channels/outbox/outbox_books.h"
#include "engine/hotel_view.h"
#include "protocols/reservation.h"
#include "sync/protocols.h"

namespace roomrack::channels {

/// The booking that an outbox is working on.
struct OutboxTask {
    OutboxKnown known;
    booking::OutboxRow out;
    protocols::Reservation reservation;
    std::optional<protocols::Reservation> theirs;  ///< GDS only: as it last sent it
    bool changes = false;                          ///< GDS only: more than the property's number
    /// The message was answered as processed before, but had no effect: nor would it have again.
    bool notTaken = false;
};
class OutboxContent {
public:
    OutboxContent(const engine::HotelView &hotel, const sync::ChannelSettings &settings)
        : hotel_(hotel), settings_(settings),
          soldThere_(sync::factsOf(settings).bookingsSent == sync::BookingsSent::SoldThere)
    {}

    /// GDS: only what it sold, under its numbers.
    bool isSoldThere() const { return soldThere_; }
    /// Fills in the reservation; false: nothing is to be sent. NotFound: it has no code there.
    Result<bool> work(OutboxTask &task) const;
    /// Whether the version that was under way is there, or was.
    bool tookEffect(const OutboxTask &task,
                    const std::optional<protocols::Reservation> &there) const;
    /// A state that equals neither ours nor their last message is an earlier message of ours, or
    /// the guest's own change since. The latter is sent to us anyway: wait for it, do not overwrite
    /// it.
    bool mayBeNews(const OutboxTask &task, const std::optional<protocols::Reservation> &there,
                   Instant now) const;
    /// Microseconds after which a request that was sent cannot arrive any more.
    qint64 longestWay() const { return 2 * settings_.timeoutSeconds * kSecond; }

private:
    Result<bool> workSoldThere(OutboxTask &task) const;

    const engine::HotelView &hotel_;
    const sync::ChannelSettings &settings_;
    const bool soldThere_;
};

}  // namespace roomrack::channels
