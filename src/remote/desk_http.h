// SPDX-License-Identifier: GPL-3.0-or-later
// Requests of desks as they come over HTTP.
#pragma once

#include "http/message.h"
#include "remote/desk_server.h"

namespace roomrack::remote {

/// Whether it is for a DeskServer: a POST below kPathPrefix.
bool isForDesks(const http::Request &request);
/// `permit` is of the token that it came with.
DeskRequest deskRequest(const http::Request &request, const DeskPermit &permit);
http::Response deskResponse(const DeskReply &reply);

}  // namespace roomrack::remote
