// SPDX-License-Identifier: GPL-3.0-or-later
// What a channel's protocol needs for a line.
#pragma once

#include "channels/link/dialect.h"

#include <memory>

namespace roomrack::channels {

/// The dialect of the settings' protocol; null for one that has no line of this kind (FIAS).
std::unique_ptr<Dialect> dialectFor(const sync::ChannelSettings &settings,
                                    const QByteArray &secret);

/// Whether a channel of this protocol can be linked: by a dialect, or a line of its own.
bool speaks(sync::Protocol protocol);

}  // namespace roomrack::channels
