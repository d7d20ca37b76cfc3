// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/hook_path.h"

#include <QtCore/QCryptographicHash>

#include <algorithm>

namespace roomrack::api {

namespace {

using channels::WebhookAnswer;
using channels::WebhookCall;

constexpr qsizetype kLongestToken = 64;
/// Used or released tokens make room.
constexpr char kWaitSeconds[] = "60";

std::vector<qint64> numbersOf(const QByteArray &path)
{
    std::vector<qint64> numbers;
    const QList<QByteArray> parts = path.split('/');
    if (parts.size() < 3 || parts.size() > 4 || parts[1] != "hooks") return {};
    for (qsizetype i = 2; i < parts.size(); ++i) {
        bool ok = false;
        numbers.push_back(parts[i].size() <= 18 ? parts[i].toLongLong(&ok) : 0);
        if (!ok || numbers.back() <= 0) return {};
    }
    return numbers;
}

}  // namespace

HookPath hookPath(const QByteArray &path)
{
    const QByteArray tokens = "/tokens/";
    const auto at = path.indexOf(tokens);
    if (at < 0) return {numbersOf(path), std::nullopt};
    return {numbersOf(path.left(at)), path.mid(at + tokens.size())};
}

bool isMessageToken(const QByteArray &token)
{
    return !token.isEmpty() && token.size() <= kLongestToken
           && std::all_of(token.begin(), token.end(), [](char c) {
                  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
                         || c == '-' || c == '_';
              });
}

QString storedToken(const QByteArray &token)
{
    return QString::fromLatin1(QCryptographicHash::hash(token, QCryptographicHash::Sha256).toHex());
}

std::optional<WebhookCall> tokenCall(const QByteArray &method, const QByteArray &token)
{
    using Kind = WebhookCall::Kind;
    WebhookCall call;
    call.token = storedToken(token);
    if (method == "PUT")
        call.kind = Kind::MakeToken;
    else if (method == "GET" || method == "HEAD")
        call.kind = Kind::AskToken;
    else if (method == "DELETE")
        call.kind = Kind::DropToken;
    else
        return std::nullopt;
    return isMessageToken(token) ? std::optional(call) : std::nullopt;
}

http::Response tokenResponse(const WebhookAnswer &answer)
{
    using Came = WebhookAnswer::Came;
    switch (answer.came) {
    case Came::Done: return http::textResponse(200, "ok");
    case Came::NotThere: return http::textResponse(404, "token not found");
    case Came::TooMany: break;
    case Came::Failed: return http::textResponse(503, "not processed; try again");
    }
    http::Response full = http::textResponse(429, "too many unused tokens of this channel");
    full.headers.emplace_back("Retry-After", kWaitSeconds);
    return full;
}

http::Response noTokenResponse()
{
    return http::textResponse(409, "message token not found: already processed or deleted");
}

}  // namespace roomrack::api
