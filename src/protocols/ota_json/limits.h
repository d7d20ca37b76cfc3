// SPDX-License-Identifier: GPL-3.0-or-later
// Size limits of JSON protocol messages, for all readers.
#pragma once

#include "protocols/json/document.h"

namespace roomrack::protocols::ota_json {

/// Availability, restrictions, answers and pages of the feed: 10 MB ("up to 10mb per json call",
/// https://docs.channex.io/api-v.1-documentation/rate-limits).
inline constexpr json::Limits kMessage{10'000'000, 16, 2'000'000, 1 << 16, 1'000, true};
/// One revision: some contain the OTA's original message as one long text ("raw_message").
inline constexpr json::Limits kRevision{10'000'000, 32, 200'000, 1 << 22, 1'000, true};
/// Webhooks.
inline constexpr qsizetype kWebhookBytes = 1 << 20;
/// Revisions on a page.
inline constexpr int kMostItems = 1'000;
/// Members of a message and of a revision.
inline constexpr int kMostMembers = 200;
/// Nights that one update may span.
inline constexpr int kMaxSpan = 4000;

}  // namespace roomrack::protocols::ota_json
