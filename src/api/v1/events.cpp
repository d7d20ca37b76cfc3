// SPDX-License-Identifier: GPL-3.0-or-later
// GET /v1/events without a WebSocket: responds with the required upgrade. Feed serves WebSockets.
#include "api/v1/api.h"
#include "api/v1/topics.h"

namespace roomrack::api::v1 {

void serveEvents(Api &, const Call &call)
{
    http::Response answer =
        problemAnswer({426, "upgrade-wanted", ErrorText::tr("a WebSocket connection is required"),
                       QStringLiteral("Upgrade")});
    answer.headers.emplace_back("Upgrade", "websocket");
    call.answer(answer);
}

}  // namespace roomrack::api::v1
