// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the store and builds the property states from it. Called in the writer's thread with the
// lock held.
#pragma once

#include "booking/rules/told_terms.h"
#include "engine/command_completion.h"

namespace roomrack::engine {

class PropertyLoader {
public:
    PropertyLoader(EngineState &state, CommandCompletion &completion)
        : state_(state), completion_(completion)
    {}

    /// On error both the store and the property states are gone. Holds have the terms of the states
    /// that there were, also at another attempt.
    Result<void> openStore();
    /// Adds a property or replaces its state.
    Result<void> load(PropertyId property);
    Result<std::unique_ptr<booking::House>> read(PropertyId property);

private:
    Result<void> openEverything();

    EngineState &state_;
    CommandCompletion &completion_;
    booking::ToldTerms told_;
};

}  // namespace roomrack::engine
