// SPDX-License-Identifier: GPL-3.0-or-later
// Addresses of webhooks: /hooks/CHANNEL or /hooks/PROPERTY/CHANNEL, and behind them /tokens/ID.
#pragma once

#include "channels/push/webhook_call.h"
#include "http/message.h"

#include <optional>
#include <vector>

namespace roomrack::api {

struct HookPath {
    std::vector<qint64> numbers;      ///< one or two; none where it is another path
    std::optional<QByteArray> token;  ///< of a message token, whatever it looks like
};
HookPath hookPath(const QByteArray &path);

/// 1 to 64 letters, digits, '-' and '_'.
bool isMessageToken(const QByteArray &token);

/// What the hotel's store has of one: the sender may have written anything there, a card
/// number even.
QString storedToken(const QByteArray &token);

/// What a request about a token asks for; none: the method or the token is wrong.
std::optional<channels::WebhookCall> tokenCall(const QByteArray &method, const QByteArray &token);
http::Response tokenResponse(const channels::WebhookAnswer &answer);
/// To a message whose token is not there.
http::Response noTokenResponse();

}  // namespace roomrack::api
