// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/push/push_reader.h"

#include "channels/push/alpine_push.h"
#include "channels/push/json_push.h"
#include "channels/push/travel_push.h"

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
    return {{}, [answer = std::move(answer)](bool) { return answer; }, {}};
}

bool PushReader::isOneOf(const http::Request &request, std::initializer_list<const char *> types)
{
    const QByteArray type = request.header("Content-Type").split(';').first().trimmed().toLower();
    return std::any_of(types.begin(), types.end(), [&](const char *t) { return type == t; });
}

std::unique_ptr<PushReader> pushReaderFor(const sync::ChannelSettings &settings,
                                          const QByteArray &secret)
{
    switch (settings.protocol) {
    case sync::Protocol::OtaJson: return std::make_unique<JsonPush>(secret);
    case sync::Protocol::OpenTravel: return std::make_unique<TravelPush>(settings, secret);
    case sync::Protocol::AlpineBits: return std::make_unique<AlpinePush>(settings, secret);
    case sync::Protocol::Fias: break;
    }
    return {};
}

}  // namespace roomrack::channels
