// SPDX-License-Identifier: GPL-3.0-or-later
// What a channel's protocol needs for a line.
#pragma once

#include "channels/link/dialect.h"

#include <memory>

namespace roomrack::channels {

/// The dialect of the settings' protocol; null for one that has no line of this kind (FIAS).
std::unique_ptr<Dialect> dialectFor(const sync::ChannelSettings &settings,
                                    const QByteArray &secret);

}  // namespace roomrack::channels
