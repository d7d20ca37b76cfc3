// SPDX-License-Identifier: GPL-3.0-or-later
// Copies and prices of a property's present state, and what an edit would make of it. Take the
// lock, in any thread.
#pragma once

#include "engine/engine_state.h"

namespace roomrack::engine {

Result<SnapshotPtr> snapshotOf(EngineState &state, PropertyId property);
/// As a hold would quote them; nothing is held.
Result<Quotes> quotesOf(EngineState &state, PropertyId property, Stay stay, int rooms,
                        int guestsARoom);

/// What the edit would change now. Errors: those of the command; Forbidden.
Result<booking::DescriptionEffects> effectsOf(EngineState &state,
                                              const booking::EditDescription &edit);

}  // namespace roomrack::engine
