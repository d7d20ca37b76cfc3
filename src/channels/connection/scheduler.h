// SPDX-License-Identifier: GPL-3.0-or-later
// Time and event order for links, under the names of src/engine.
#pragma once

#include "engine/scheduler/scheduler.h"

namespace roomrack::channels {

using engine::Scheduler;

}  // namespace roomrack::channels
