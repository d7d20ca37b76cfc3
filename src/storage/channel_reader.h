// SPDX-License-Identifier: GPL-3.0-or-later
// What a Reader answers about channels: see booking/channel_rows.h for what is kept.
#pragma once

#include "booking/channel_rows.h"
#include "sync/settings.h"

#include <optional>

namespace roomrack::storage {

/// What was agreed with a channel. Settings are missing where the text cannot be read any more,
/// and `wrong` says why: such a channel rests until somebody looks at it.
struct ChannelSetup {
    ChannelId channel;
    std::optional<sync::ChannelSettings> settings;
    QString wrong;
    qint64 seq = 0;  ///< the record that saved it
    /// What its cells were confirmed under; none where they never were, or that cannot be read.
    std::optional<sync::ChannelSettings> linked;
};

/// A page of the log of messages, newest first.
struct ChannelMessageQuery {
    PropertyId property;
    ChannelId channel;         ///< none: all channels
    bool onlyTrouble = false;  ///< not those that were done
};

}  // namespace roomrack::storage
