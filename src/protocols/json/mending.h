// SPDX-License-Identifier: GPL-3.0-or-later
// Handles input that RFC 8259 allows but our parser refuses (sections 6 and 8.2: "behavior is
// unpredictable"): half a surrogate pair, and numbers out of every range.
#pragma once

#include <string>
#include <string_view>

namespace roomrack::protocols::json {

/// Returns the text with the same length in bytes: each \u escape that is half a surrogate pair
/// becomes U+FFFD, and each well-formed number becomes 0 followed by blanks. The numbers are not
/// usable: read them from `json`.
std::string mended(std::string_view json);

}  // namespace roomrack::protocols::json
