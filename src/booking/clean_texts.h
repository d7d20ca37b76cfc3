// SPDX-License-Identifier: GPL-3.0-or-later
// Card numbers in the texts of a command. People write them where they like, and whatever comes to
// the house as words may be kept: so they go at its door, wherever a command comes from. So does
// the character U+0000, which not every database can hold.
#pragma once

#include "booking/commands.h"

#include <optional>

namespace roomrack::booking {

/// The command without them; nothing where there is none, which is nearly always. What a channel
/// calls its reservation by stays as it is: a number in it that looks like a card's is chance.
std::optional<Command> cleanTexts(const Command &command);

/// From what a hotel is described by, which is no command: somebody types it, or an import takes
/// it for the names of room types.
void takeCardsFrom(inventory::Catalogue &hotel, std::vector<pricing::RatePlan> &plans);

}  // namespace roomrack::booking
