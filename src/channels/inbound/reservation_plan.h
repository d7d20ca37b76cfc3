// SPDX-License-Identifier: GPL-3.0-or-later
// What a channel's reservation means for the hotel's bookings: which are taken, changed and
// cancelled, or why a person must look at it. Pure: what is known already is an argument.
#pragma once

#include "booking/booking.h"
#include "booking/channel_rows.h"
#include "booking/commands.h"
#include "channels/inbound/reservation_order.h"
#include "engine/hotel_view.h"
#include "pricing/fx.h"

#include <optional>

namespace roomrack::channels {

/// What the books say of a reservation before this message.
struct KnownReservation {
    HeardBefore heard;
    std::vector<booking::Booking> bookings;  ///< its rooms, by number of the part
    std::vector<booking::Guest> guests;      ///< of those bookings, as they are stored
    std::vector<BookingId> givenUp;          ///< of those, what the channel itself cancelled
    /// Rates of exchange as they were when it was booked first: its price is agreed since then.
    std::vector<pricing::FxRate> fx;
};

struct ReservationPlan {
    bool copy = false;  ///< it was dealt with before: nothing of this is to be written
    std::vector<booking::Command> commands;
    booking::InboxRow inbox;
    /// Nights whose rooms the channel changed by itself when it took the reservation, or an earlier
    /// version of it: what it shows there is not known any more.
    std::vector<std::pair<RoomTypeId, Stay>> touched;
    /// Written when every command was done.
    std::optional<booking::ChannelReservationRow> row;
};

/// Who plans: the channel, its settings, and rates of exchange for amounts in another currency.
struct PlanContext {
    const engine::HotelView &hotel;
    ChannelId channel;
    const sync::ChannelSettings &settings;
    const std::vector<pricing::FxRate> &fx;
    Instant now;
    ReadAgain read{};
};

/// The same reservation over and over gives the same bookings; an older message than the last one
/// that counted changes nothing (orderOf()); a cancellation that comes first keeps the reservation
/// cancelled. Of the guest what the channel says otherwise than before is changed, and what the
/// desk wrote stays. Rooms that the channel gave up and sells again are booked anew, with numbers
/// of their own. Nothing is guessed: a room that is not mapped, a currency without a rate, another
/// hotel's reservation, a guest who only asks, or an order that cannot be told leaves no commands
/// and state Waiting, with the reason.
ReservationPlan planReservation(const Received &message, const KnownReservation &known,
                                const PlanContext &context);

/// Under which the bookings of a reservation are known, parts 1, 2, ... as occurrences.
QByteArray reservationDigest(const QString &reservation);

}  // namespace roomrack::channels
