// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/push/push_reader.h"

#include "channels/connection/kept.h"
#include "channels/push/basic_auth.h"

#include <algorithm>

namespace roomrack::channels {

PushStep PushReader::refuse(http::Response answer, const QString &trouble)
{
    PushStep step = say(std::move(answer));
    step.trouble = trouble;
    return step;
}

PushStep PushReader::say(http::Response answer)
{
    PushStep step;
    step.answer = [answer = std::move(answer)](bool) { return answer; };
    return step;
}

PushStep PushReader::withPassword(const http::Request &request, const QString &account,
                                  const QString &secret, Instant now)
{
    const auto user = basicSecurity(request);
    if (!secret.isEmpty() && user && protocols::opentravel::verify(*user, account, secret, now))
        return say(http::textResponse(200, "ok"));
    const QString why = ErrorText::tr("the user or password is wrong");
    http::Response answer = http::textResponse(401, why.toUtf8());
    answer.headers.emplace_back("WWW-Authenticate", "Basic realm=\"Roomrack\"");
    PushStep step = refuse(std::move(answer), why);
    step.wrongSecret = user.has_value();
    return step;
}

bool PushReader::isOneOf(const http::Request &request, std::initializer_list<const char *> types)
{
    const QByteArray type = request.header("Content-Type").split(';').first().trimmed().toLower();
    return std::any_of(types.begin(), types.end(), [&](const char *t) { return type == t; });
}

QByteArray loggedBody(const http::Request &request, const QByteArray &secret)
{
    constexpr qsizetype kLongest = 4 * 1024;
    const QByteArray begins = request.body.left(64).trimmed();
    const bool json = begins.startsWith('{') || begins.startsWith('[');
    // Tags, or an AlpineBits form.
    const bool xml = begins.startsWith('<') || begins.startsWith("--");
    if (begins.isEmpty()) return {};
    if (!json && !xml)
        return ErrorText::tr("%n byte(s)", nullptr, int(request.body.size())).toUtf8();
    return keptBody(request.body, secret).left(kLongest);
}

}  // namespace roomrack::channels
