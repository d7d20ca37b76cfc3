// SPDX-License-Identifier: GPL-3.0-or-later
// Webhook paths: /hooks/CHANNEL or /hooks/PROPERTY/CHANNEL, optionally followed by /tokens/ID.
#pragma once

#include "channels/push/webhook_call.h"
#include "http/message.h"

#include <optional>
#include <vector>

namespace roomrack::api {

struct HookPath {
    std::vector<qint64> numbers;      ///< one or two; empty for any other path
    std::optional<QByteArray> token;  ///< message token, not validated
};
HookPath hookPath(const QByteArray &path);

/// 1 to 64 letters, digits, '-' and '_'.
bool isMessageToken(const QByteArray &token);

/// Form of a token in the property's store. The sender chooses its content, which could even be a
/// card number.
QString storedToken(const QByteArray &token);

/// Call for a token request; none if the method or the token is invalid.
std::optional<channels::WebhookCall> tokenCall(const QByteArray &method, const QByteArray &token);
http::Response tokenResponse(const channels::WebhookAnswer &answer);
/// Response to a message whose token does not exist.
http::Response noTokenResponse();

}  // namespace roomrack::api
