// SPDX-License-Identifier: GPL-3.0-or-later
// HTTP requests of connected desks.
#pragma once

#include "http/message.h"
#include "remote/desk_server.h"

namespace roomrack::remote {

/// Whether it is a POST below kPathPrefix.
bool isForDesks(const http::Request &request);
/// `permit` is that of the request's token.
DeskRequest deskRequest(const http::Request &request, const DeskPermit &permit);
http::Response deskResponse(const DeskReply &reply);

}  // namespace roomrack::remote
