// SPDX-License-Identifier: GPL-3.0-or-later
// The window's copy of the property's state, under the name that the pages use.
#pragma once

#include "engine/hotel_view.h"

namespace roomrack::desktop {

using engine::CellSpan;
using engine::HotelView;

}  // namespace roomrack::desktop
