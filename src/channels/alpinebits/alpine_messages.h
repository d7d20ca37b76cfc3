// SPDX-License-Identifier: GPL-3.0-or-later
// What is out of step on a board as FreeRooms and RatePlans of AlpineBits: ranges of nights of the
// same rooms, amounts or restrictions. Pure; the dialect knows when which is sent.
#pragma once

#include "channels/link/hotel_facts.h"
#include "protocols/alpinebits/free_rooms.h"
#include "protocols/alpinebits/rate_plans.h"
#include "sync/board.h"
#include "sync/settings.h"

namespace roomrack::channels {

/// `whole`: everything that the board shows, which replaces what the server has; else the nights of
/// the pass. What is out of step and not in the pass is said as the server has it, so that nothing
/// is shown that the board does not know of.
protocols::alpinebits::FreeRooms freeRoomsOf(const sync::ChannelSettings &settings,
                                             const sync::Board &board, const sync::Pass &pass,
                                             bool whole);

/// `whole`: each plan anew, and plans that are not named are gone; else an overlay.
protocols::alpinebits::RatePlans ratePlansOf(const sync::ChannelSettings &settings,
                                             const HotelFacts &facts, const sync::Board &board,
                                             const sync::Pass &pass, bool whole);

/// Entries of the pass that AlpineBits cannot say: a price of nothing, prices of a plan that has
/// none for the standard number of guests, other meals than those of the plan's first room type.
std::vector<sync::Refusal> unsayable(const sync::ChannelSettings &settings, const HotelFacts &facts,
                                     const sync::Board &board, const sync::Pass &pass);

/// A price for a number of guests, in minor units; not positive: there is none.
struct GuestPrice {
    qint32 guests = 0;
    qint64 amount = 0;
    friend bool operator==(const GuestPrice &, const GuestPrice &) = default;
};
/// AlpineBits has amounts for up to the standard number of guests, and one for each guest more.
/// That amount, so that no number is sold cheaper than its price; none where there are no prices
/// above the standard number, or it would make one dearer by more than rounding does (a minor unit
/// a guest).
std::optional<qint64> furtherGuest(const std::vector<GuestPrice> &prices, int standard);

}  // namespace roomrack::channels
