// SPDX-License-Identifier: GPL-3.0-or-later
// What links send and receive, under the names of src/http.
#pragma once

#include "http/transport.h"

namespace roomrack::channels {

using http::Reply;
using http::Transport;
using protocols::header;
using protocols::Headers;
using Request = http::Outgoing;

}  // namespace roomrack::channels
