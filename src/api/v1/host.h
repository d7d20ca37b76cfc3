// SPDX-License-Identifier: GPL-3.0-or-later
// What is behind /v1, handed over by whoever hosts the door; all of it must outlive the door.
#pragma once

#include "api/v1/booker.h"
#include "api/v1/gate.h"
#include "engine/read_desk.h"

#include <map>

namespace roomrack::engine {
class Engine;
}

namespace roomrack::api::v1 {

struct Host {
    engine::Engine *engine = nullptr;  ///< null: there is no /v1 here
    engine::ReadDesk *reading = nullptr;
    std::vector<PropertyId> hotels;  ///< that are served; tokens of others are unknown
    /// By hotel. One without is told "busy" where it wants to book.
    std::map<PropertyId, Booker> bookers;
};

struct ApiLimits {
    Rate tokens;                      ///< of each token
    Rate desks{1'000, 2'000};         ///< of each token, for the many small questions of a window
    Rate strangers{10, 50};           ///< of all who have none, together
    qsizetype bodyAtMost = 64 << 10;  ///< of most routes; see Route::bodyAtMost
    int feedsAtMost = 64;
    /// What of the past is kept for feeds that come back.
    size_t changesKept = 4'096;
    qint64 bytesKept = 16 << 20;
    /// So much is handed to the line of a feed before the last of it was taken.
    qint64 feedAhead = 256 << 10;
    int feedSilentSeconds = 45;  ///< until a feed that does not answer is cut
};

}  // namespace roomrack::api::v1
