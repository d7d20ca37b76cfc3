// SPDX-License-Identifier: GPL-3.0-or-later
// Metrics in Prometheus text format (exposition format 0.0.4).
#pragma once

#include "api/api_server_state.h"

namespace roomrack::api {

QByteArray metricsText(const ApiServerState &state, const ApiServerCounts &counts, Instant now);

}  // namespace roomrack::api
