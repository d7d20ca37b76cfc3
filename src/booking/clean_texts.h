// SPDX-License-Identifier: GPL-3.0-or-later
// Removes card numbers from the texts of a command. They may be in any free text, and every text
// that reaches House may be stored, so they are removed from all commands, whatever their source.
// So are the character U+0000, which not every database can store, and a guest's name in which
// nothing is visible: it is none.
#pragma once

#include "booking/commands.h"

#include <optional>

namespace roomrack::booking {

/// The cleaned command; nothing if there is nothing to remove, which is nearly always. A channel's
/// reservation number is kept: digits in it that look like a card number are coincidence.
std::optional<Command> cleanTexts(const Command &command);

/// Removes card numbers from the property's settings, which are no command: a user types them, or
/// an import takes them as names of room types.
void takeCardsFrom(inventory::Catalogue &hotel, std::vector<pricing::RatePlan> &plans,
                   pricing::TaxRules &taxes);

}  // namespace roomrack::booking
