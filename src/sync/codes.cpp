// SPDX-License-Identifier: GPL-3.0-or-later
#include "sync/codes.h"

#include <algorithm>

namespace roomrack::sync {

const RoomMapping *mappingOf(const ChannelSettings &settings, RoomTypeId type)
{
    const auto it = std::find_if(settings.rooms.begin(), settings.rooms.end(),
                                 [type](const RoomMapping &m) { return m.roomType == type; });
    return it == settings.rooms.end() ? nullptr : &*it;
}

const RateMapping *mappingOf(const ChannelSettings &settings, RoomTypeId type, RatePlanId plan)
{
    const auto it = std::find_if(
        settings.rates.begin(), settings.rates.end(),
        [type, plan](const RateMapping &m) { return m.roomType == type && m.plan == plan; });
    return it == settings.rates.end() ? nullptr : &*it;
}

QString roomCode(const ChannelSettings &settings, RoomTypeId type)
{
    const RoomMapping *room = mappingOf(settings, type);
    return room ? room->code : QString();
}

QString rateCode(const ChannelSettings &settings, RoomTypeId type, RatePlanId plan)
{
    const RateMapping *rate = mappingOf(settings, type, plan);
    return rate ? rate->code : QString();
}

}  // namespace roomrack::sync
