// SPDX-License-Identifier: GPL-3.0-or-later
// What is out of step on a board as FreeRooms and RatePlans of AlpineBits: ranges of nights of the
// same rooms, amounts or restrictions. Pure; the dialect knows when which is sent.
#pragma once

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
                                             const sync::Board &board, const sync::Pass &pass,
                                             bool whole);

/// Entries of the pass that AlpineBits cannot say: a price of nothing.
std::vector<sync::Refusal> unsayable(const sync::Board &board, const sync::Pass &pass);

}  // namespace roomrack::channels
