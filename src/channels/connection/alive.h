// SPDX-License-Identifier: GPL-3.0-or-later
// Callbacks that may arrive after the requesting object is gone, under the names of links.
#pragma once

#include "core/alive.h"

namespace roomrack::channels {

using core::Alive;

}  // namespace roomrack::channels
