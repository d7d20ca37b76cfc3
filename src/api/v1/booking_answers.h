// SPDX-License-Identifier: GPL-3.0-or-later
// Responses to requests to book, change and cancel, stored with their keys. Rendered from the
// outcome, also by payment processing (reservations/requests/request.h).
#pragma once

#include "reservations/requests/request.h"

namespace roomrack::api::v1 {

/// For a property with this currency. Uses only its arguments; thread-safe.
reservations::Render requestRender(Currency currency);

}  // namespace roomrack::api::v1
