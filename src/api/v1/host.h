// SPDX-License-Identifier: GPL-3.0-or-later
// What the host of the API server provides for /v1; all of it must outlive the server.
#pragma once

#include "api/v1/booker.h"
#include "api/v1/gate.h"
#include "engine/async_reader.h"

#include <map>

namespace roomrack::engine {
class Engine;
}

namespace roomrack::api::v1 {

struct Host {
    engine::Engine *engine = nullptr;  ///< null: no /v1
    engine::AsyncReader *reading = nullptr;
    std::vector<PropertyId> hotels;  ///< properties served; other tokens are unknown
    /// By property. Without one, requests to book are answered "busy".
    std::map<PropertyId, Booker> bookers;
};

struct ApiLimits {
    core::Rate tokens{3'000, 100};    ///< per token
    core::Rate desks{60'000, 2'000};  ///< per token of connected desks (many small requests)
    core::Rate strangers{600, 50};    ///< of all requests without a valid token
    qsizetype bodyAtMost = 64 << 10;  ///< of most routes; see Route::bodyAtMost
    int feedsAtMost = 64;
    /// History kept for feeds that reconnect.
    size_t changesKept = 4'096;
    qint64 bytesKept = 16 << 20;
    /// Maximum bytes written to a feed's socket but not yet sent.
    qint64 feedAhead = 256 << 10;
    int feedSilentSeconds = 45;  ///< until an unresponsive feed is closed
};

}  // namespace roomrack::api::v1
