// SPDX-License-Identifier: GPL-3.0-or-later
// How large a message of the JSON protocol may be, for all who read one.
#pragma once

#include "protocols/json/document.h"

namespace roomrack::protocols::ota_json {

/// Availability, restrictions and pages of the feed: 10 MB (PROTOCOLS: "10 MB at most").
inline constexpr json::Limits kMessage{10'000'000, 16, 2'000'000, 1 << 16};
/// Answers and single revisions.
inline constexpr json::Limits kSmall{1 << 20, 16, 200'000, 1 << 16};
/// Nights that one update may span.
inline constexpr int kMaxSpan = 4000;

}  // namespace roomrack::protocols::ota_json
