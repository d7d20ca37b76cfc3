// SPDX-License-Identifier: GPL-3.0-or-later
// User and password of a request (RFC 7617), for channels that push with basic authentication.
#pragma once

#include "protocols/opentravel/security.h"

#include "http/message.h"

#include <optional>

namespace roomrack::channels {

/// As a token that protocols::opentravel::verify() compares in constant time; empty if the request
/// has no such header, or an unreadable one.
std::optional<protocols::opentravel::Security> basicSecurity(const http::Request &request);

}  // namespace roomrack::channels
