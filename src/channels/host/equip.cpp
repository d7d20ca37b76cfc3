// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/host/equip.h"

#include "channels/alpinebits/alpine_dialect.h"
#include "channels/opentravel/travel_dialect.h"
#include "channels/ota_json/json_dialect.h"
#include "channels/push/alpine_push.h"
#include "channels/push/json_push.h"
#include "channels/push/travel_push.h"
#include "channels/tcp/tcp_wire.h"

#include <algorithm>

namespace roomrack::channels {

namespace {

using Settings = sync::ChannelSettings;

/// A factory of the type that the table has.
template <typename Base, typename Made>
std::unique_ptr<Base> make(const Settings &settings, const QByteArray &secret)
{
    return std::make_unique<Made>(settings, secret);
}

}  // namespace

constinit const std::array<ProtocolLink, 4> kProtocolLinks{{
    {.protocol = sync::Protocol::OtaJson,
     .dialect = make<Dialect, JsonDialect>,
     .pushReader = [](const Settings &, const QByteArray &secret) -> std::unique_ptr<PushReader> {
         return std::make_unique<JsonPush>(secret);
     }},
    {.protocol = sync::Protocol::AlpineBits,
     .dialect = make<Dialect, AlpineDialect>,
     .pushReader = make<PushReader, AlpinePush>},
    {.protocol = sync::Protocol::OpenTravel,
     .dialect = make<Dialect, TravelDialect>,
     .pushReader = make<PushReader, TravelPush>},
    // A PMS pushes its out-of-order rooms in OpenTravel.
    {.protocol = sync::Protocol::Fias,
     .wire = [](const Settings &settings) -> std::unique_ptr<Wire> {
         return std::make_unique<TcpWire>(settings.address);
     },
     .pushReader = make<PushReader, TravelPush>},
}};

const ProtocolLink &linkOf(sync::Protocol protocol)
{
    return *std::find_if(kProtocolLinks.begin(), kProtocolLinks.end(),
                         [protocol](const auto &row) { return row.protocol == protocol; });
}

std::unique_ptr<Dialect> dialectFor(const Settings &settings, const QByteArray &secret)
{
    const auto make = linkOf(settings.protocol).dialect;
    return make ? make(settings, secret) : nullptr;
}

std::unique_ptr<PushReader> pushReaderFor(const Settings &settings, const QByteArray &secret)
{
    return linkOf(settings.protocol).pushReader(settings, secret);
}

}  // namespace roomrack::channels
