// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a property's description, new or changed.
#pragma once

#include "engine/property_loader.h"

namespace roomrack::engine {

class HotelWriter {
public:
    HotelWriter(EngineState &state, CommandCompletion &completion)
        : state_(state), completion_(completion)
    {}

    /// Engine::saveHotel(): checks the description in the caller's thread and waits until the
    /// writer's thread has written it.
    Result<PropertyId> save(HotelSetup setup);

private:
    Result<PropertyId> write(HotelSetup &setup);

    EngineState &state_;
    CommandCompletion &completion_;
};

}  // namespace roomrack::engine
