// SPDX-License-Identifier: GPL-3.0-or-later
// What a channel's reservation means for the hotel's bookings: which are taken, changed and
// cancelled, or why a person must look at it. Pure: what is known already is an argument.
#pragma once

#include "booking/booking.h"
#include "booking/channel_rows.h"
#include "booking/commands.h"
#include "channels/link/dialect.h"
#include "engine/hotel_view.h"
#include "pricing/fx.h"

#include <optional>

namespace roomrack::channels {

/// What the books say of a reservation before this message.
struct KnownReservation {
    std::optional<booking::ChannelReservationRow> row;
    std::vector<booking::Booking> bookings;  ///< its rooms, by number of the part
    bool sameMessage = false;  ///< this very revision was understood, or put aside, before
};

struct ReservationPlan {
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
};

/// The same reservation over and over gives the same bookings; an older message than the last one
/// that counted changes nothing; a cancellation that comes first keeps the reservation cancelled.
/// Nothing is guessed: a room that is not mapped, a currency without a rate or a guest who only
/// asks leaves no commands and state Waiting, with the reason.
ReservationPlan planReservation(const Received &message, const KnownReservation &known,
                                const PlanContext &context);

/// Under which the bookings of a reservation are known, parts 1, 2, ... as occurrences.
QByteArray reservationDigest(const QString &reservation);

}  // namespace roomrack::channels
