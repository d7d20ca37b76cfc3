// SPDX-License-Identifier: GPL-3.0-or-later
// What a channel's protocol needs for a link.
#pragma once

#include "channels/connection/dialect.h"

#include <memory>

namespace roomrack::channels {

/// The dialect of the settings' protocol; null for a protocol without a link of this kind (FIAS).
std::unique_ptr<Dialect> dialectFor(const sync::ChannelSettings &settings,
                                    const QByteArray &secret);

/// Whether a channel of this protocol can be connected: by a dialect, or a link of its own.
bool speaks(sync::Protocol protocol);

}  // namespace roomrack::channels
