// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/door_state.h"

#include <algorithm>

namespace roomrack::api {

DoorHotel doorHotel(const inventory::Catalogue &catalogue,
                    const std::vector<channels::ChannelStatus> &lines,
                    const std::vector<booking::InboxRow> &waiting,
                    const channels::ChannelHost::Secret &secret)
{
    DoorHotel hotel;
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

const DoorChannel *findChannel(const DoorState &state, PropertyId property, ChannelId channel)
{
    for (const DoorHotel &hotel : state.hotels) {
        for (const DoorChannel &one : hotel.channels) {
            if (hotel.property == property && one.status.channel == channel) return &one;
        }
    }
    return nullptr;
}

http::Response healthResponse(const DoorState &state)
{
    if (state.hotels.empty()) return http::textResponse(503, "not ready");
    for (const DoorHotel &hotel : state.hotels) {
        if (!hotel.failed.isEmpty()) return http::textResponse(503, "the channels rest");
        if (!hotel.loaded) return http::textResponse(503, "not ready");
    }
    return http::textResponse(200, "ok");
}

}  // namespace roomrack::api
