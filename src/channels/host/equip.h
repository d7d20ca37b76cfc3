// SPDX-License-Identifier: GPL-3.0-or-later
// What connects a channel, by the protocol of its settings.
#pragma once

#include "channels/connection/dialect.h"
#include "channels/pms/wire.h"
#include "channels/push/push_reader.h"

#include <array>
#include <memory>

namespace roomrack::channels {

/// The code of a protocol. A channel has either a dialect, spoken over HTTP, or a wire (a PMS).
struct ProtocolLink {
    using Settings = sync::ChannelSettings;

    sync::Protocol protocol;
    std::unique_ptr<Dialect> (*dialect)(const Settings &, const QByteArray &secret) = nullptr;
    std::unique_ptr<Wire> (*wire)(const Settings &) = nullptr;
    std::unique_ptr<PushReader> (*pushReader)(const Settings &, const QByteArray &secret) = nullptr;
};
extern const std::array<ProtocolLink, 4> kProtocolLinks;

const ProtocolLink &linkOf(sync::Protocol protocol);

/// The dialect of the settings' protocol; null for a PMS.
std::unique_ptr<Dialect> dialectFor(const sync::ChannelSettings &settings,
                                    const QByteArray &secret);

/// The reader of what the channel pushes. An empty secret refuses every request.
std::unique_ptr<PushReader> pushReaderFor(const sync::ChannelSettings &settings,
                                          const QByteArray &secret);

}  // namespace roomrack::channels
