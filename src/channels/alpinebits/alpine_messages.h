// SPDX-License-Identifier: GPL-3.0-or-later
// Cells of a board that are not in sync as AlpineBits FreeRooms and RatePlans: ranges of nights
// with the same rooms, amounts or restrictions. Pure; the dialect decides which is sent when.
#pragma once

#include "channels/connection/hotel_facts.h"
#include "protocols/alpinebits/free_rooms.h"
#include "protocols/alpinebits/rate_plans.h"
#include "sync/board.h"
#include "sync/settings.h"

namespace roomrack::channels {

/// `whole`: everything that the board shows, replacing what the server has; else the nights of the
/// pass. Pending cells outside the pass are sent with the server's current value, so that the
/// server never shows a value that the board does not record.
protocols::alpinebits::FreeRooms freeRoomsOf(const sync::ChannelSettings &settings,
                                             const sync::Board &board, const sync::Pass &pass,
                                             bool whole);

/// `whole`: complete plans, and plans not named are removed; else an overlay.
protocols::alpinebits::RatePlans ratePlansOf(const sync::ChannelSettings &settings,
                                             const HotelFacts &facts, const sync::Board &board,
                                             const sync::Pass &pass, bool whole);

/// Entries of the pass that AlpineBits cannot express: a price of zero, prices of a plan that has
/// none for the standard number of guests, meals other than those of the plan's first room type.
std::vector<sync::Refusal> unsayable(const sync::ChannelSettings &settings, const HotelFacts &facts,
                                     const sync::Board &board, const sync::Pass &pass);

/// A price for a number of guests, in minor units; zero or negative: no price.
struct GuestPrice {
    qint32 guests = 0;
    qint64 amount = 0;
    friend bool operator==(const GuestPrice &, const GuestPrice &) = default;
};
/// AlpineBits has amounts up to the standard number of guests, and one amount for each additional
/// guest. Returns that amount, chosen so that no number of guests is sold below its price; empty if
/// there are no prices above the standard number, or if one would become dearer by more than
/// rounding (a minor unit per guest).
std::optional<qint64> furtherGuest(const std::vector<GuestPrice> &prices, int standard);

}  // namespace roomrack::channels
