// SPDX-License-Identifier: GPL-3.0-or-later
// What is answered to requests to book, change and cancel, and stored with their keys: made of what
// became of them, by whoever drives payments too (reservations/requests/request.h).
#pragma once

#include "reservations/requests/request.h"

namespace roomrack::api::v1 {

/// For a hotel that counts in this currency. Knows nothing but its argument: from any thread.
reservations::Render requestRender(Currency currency);

}  // namespace roomrack::api::v1
