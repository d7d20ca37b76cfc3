// SPDX-License-Identifier: GPL-3.0-or-later
// What a channel's reservation means for the property's bookings: which are created, changed and
// cancelled, or why a user must check it. Pure: what is known already is an argument.
#pragma once

#include "booking/booking.h"
#include "booking/channel_rows.h"
#include "booking/commands.h"
#include "channels/inbound/reservation_order.h"
#include "engine/hotel_view.h"
#include "pricing/fx.h"

#include <optional>

namespace roomrack::channels {

/// What is stored about a reservation before this message.
struct KnownReservation {
    HeardBefore heard;
    std::vector<booking::Booking> bookings;  ///< its rooms, by part number
    std::vector<booking::Guest> guests;      ///< of those bookings, as stored
    std::vector<BookingId> givenUp;          ///< those that the channel itself cancelled
    /// Exchange rates at the time of the first booking: its price is agreed since then.
    std::vector<pricing::FxRate> fx;
    /// The greatest part number that the answers to an earlier plan of this message showed to be in
    /// use; 0: none did.
    qint32 taken = 0;
};

struct ReservationPlan {
    bool copy = false;  ///< settled before: nothing of this is written
    std::vector<booking::Command> commands;
    booking::InboxRow inbox;
    /// Nights whose rooms the channel changed by itself when it accepted the reservation, or an
    /// earlier version of it: what it shows there is unknown.
    std::vector<std::pair<RoomTypeId, Stay>> touched;
    /// Written when all commands have succeeded.
    std::optional<booking::ChannelReservationRow> row;
};

/// The context of a plan: the channel, its settings, and exchange rates for amounts in another
/// currency.
struct PlanContext {
    const engine::HotelView &hotel;
    ChannelId channel;
    const sync::ChannelSettings &settings;
    const std::vector<pricing::FxRate> &fx;
    Instant now;
    ReadAgain read{};
};

/// Idempotent: the same reservation always gives the same bookings. A message older than the last
/// one that counted changes nothing (orderOf()); a cancellation that comes first keeps the
/// reservation cancelled. Guest fields change only where the channel sends another value than
/// before; users' edits stay. Rooms that the channel gave up and sells again are booked anew, with
/// new numbers, as are rooms that were refused before. Nothing is guessed: an unmapped room, a
/// currency without a rate, another property's reservation, a mere enquiry, or an undecidable order
/// gives no commands and state Waiting, with the reason.
ReservationPlan planReservation(const Received &message, const KnownReservation &known,
                                const PlanContext &context);

/// The digest that identifies the bookings of a reservation; part numbers, from 1, are
/// occurrences. Rooms that were refused leave gaps.
QByteArray reservationDigest(const QString &reservation);

}  // namespace roomrack::channels
