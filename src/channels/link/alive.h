// SPDX-License-Identifier: GPL-3.0-or-later
// Callbacks that may come when whoever asked is gone, in the words of links.
#pragma once

#include "core/alive.h"

namespace roomrack::channels {

using core::Alive;

}  // namespace roomrack::channels
