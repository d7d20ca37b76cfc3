// SPDX-License-Identifier: GPL-3.0-or-later
// Time and the order of things for links, in the words of src/engine.
#pragma once

#include "engine/world/world.h"

namespace roomrack::channels {

using engine::World;

}  // namespace roomrack::channels
