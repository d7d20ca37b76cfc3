// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/host/equip.h"

#include "channels/alpinebits/alpine_dialect.h"
#include "channels/opentravel/travel_dialect.h"
#include "channels/ota_json/json_dialect.h"

namespace roomrack::channels {

std::unique_ptr<Dialect> dialectFor(const sync::ChannelSettings &settings, const QByteArray &secret)
{
    switch (settings.protocol) {
    case sync::Protocol::OtaJson: return std::make_unique<JsonDialect>(settings, secret);
    case sync::Protocol::OpenTravel: return std::make_unique<TravelDialect>(settings, secret);
    case sync::Protocol::AlpineBits: return std::make_unique<AlpineDialect>(settings, secret);
    case sync::Protocol::Fias: break;
    }
    return {};
}

bool speaks(sync::Protocol protocol)
{
    sync::ChannelSettings settings;
    settings.protocol = protocol;
    return protocol == sync::Protocol::Fias || dialectFor(settings, {}) != nullptr;
}

}  // namespace roomrack::channels
