// SPDX-License-Identifier: GPL-3.0-or-later
// GET /v1/events without a WebSocket: says what is wanted. Feed serves those with one.
#include "api/v1/api.h"
#include "api/v1/topics.h"

namespace roomrack::api::v1 {

void serveEvents(Api &, const Call &call)
{
    http::Response answer =
        problemAnswer({426, "upgrade-wanted", ErrorText::tr("open it as a WebSocket"),
                       QStringLiteral("Upgrade")});
    answer.headers.emplace_back("Upgrade", "websocket");
    call.answer(answer);
}

}  // namespace roomrack::api::v1
