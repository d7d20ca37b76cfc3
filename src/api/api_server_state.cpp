// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/api_server_state.h"

#include "api/hook_path.h"

#include <algorithm>
#include <cstring>

namespace roomrack::api {

ServedProperty servedProperty(const inventory::Catalogue &catalogue,
                              const std::vector<channels::ChannelStatus> &lines,
                              const std::vector<booking::InboxRow> &waiting,
                              const channels::ChannelHost::Secret &secret)
{
    ServedProperty hotel;
    hotel.property = catalogue.property.id;
    hotel.name = catalogue.property.name;
    for (const channels::ChannelStatus &line : lines) {
        const inventory::Channel *channel = catalogue.channel(line.channel);
        const auto waits =
            std::count_if(waiting.begin(), waiting.end(), [&](const booking::InboxRow &row) {
                return row.channel == line.channel;
            });
        hotel.channels.push_back({line, channel ? channel->name : QString(),
                                  secret(line.channel, line.settings).value_or(QByteArray()),
                                  static_cast<int>(waits)});
    }
    return hotel;
}

const ServedChannel *findChannel(const ApiServerState &state, PropertyId property,
                                 ChannelId channel)
{
    for (const ServedProperty &hotel : state.hotels) {
        for (const ServedChannel &one : hotel.channels) {
            if (hotel.property == property && one.status.channel == channel) return &one;
        }
    }
    return nullptr;
}

const ServedProperty *payingHotel(const ApiServerState &state, const QByteArray &path)
{
    const QByteArray stem = path.chopped(qsizetype(std::strlen(kPaymentsHook)));
    const std::vector<qint64> numbers = hookPath(stem).numbers;
    const auto &hotels = state.hotels;
    const auto at = std::find_if(hotels.begin(), hotels.end(), [&](const ServedProperty &hotel) {
        return stem == "/hooks" ? hotels.size() == 1 && state.numbersAlone
                                : numbers.size() == 1 && numbers[0] == hotel.property.value;
    });
    return at == hotels.end() || at->paymentSecret.isEmpty() ? nullptr : &*at;
}

http::Response healthResponse(const ApiServerState &state)
{
    if (state.hotels.empty()) return http::textResponse(503, "not ready");
    for (const ServedProperty &hotel : state.hotels) {
        if (!hotel.failed.isEmpty()) return http::textResponse(503, "channel sync stopped");
        if (!hotel.loaded) return http::textResponse(503, "not ready");
    }
    return http::textResponse(200, "ok");
}

}  // namespace roomrack::api
