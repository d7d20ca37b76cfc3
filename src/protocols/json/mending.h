// SPDX-License-Identifier: GPL-3.0-or-later
// What RFC 8259 lets a sender write and our parser does not take (sections 6 and 8.2: "behavior is
// unpredictable"): half a surrogate pair, and numbers that fit into nothing.
#pragma once

#include <string>
#include <string_view>

namespace roomrack::protocols::json {

/// The same text, byte for byte as long: each \u escape that is half a surrogate pair is U+FFFD,
/// and each well formed number is 0 with blanks behind it. Only its values are not to be relied on:
/// whoever reads numbers takes them from `json`.
std::string mended(std::string_view json);

}  // namespace roomrack::protocols::json
