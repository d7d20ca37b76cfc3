// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/host/equip.h"

#include "channels/ota_json/json_dialect.h"

namespace roomrack::channels {

std::unique_ptr<Dialect> dialectFor(const sync::ChannelSettings &settings, const QByteArray &secret)
{
    switch (settings.protocol) {
    case sync::Protocol::OtaJson: return std::make_unique<JsonDialect>(settings, secret);
    case sync::Protocol::AlpineBits:
    case sync::Protocol::OpenTravel:
    case sync::Protocol::Fias: break;
    }
    return {};
}

}  // namespace roomrack::channels
