// SPDX-License-Identifier: GPL-3.0-or-later
// How everything stands, as text for Prometheus (exposition format 0.0.4).
#pragma once

#include "api/door_state.h"

namespace roomrack::api {

QByteArray metricsText(const DoorState &state, const DoorCounts &counts, Instant now);

}  // namespace roomrack::api
