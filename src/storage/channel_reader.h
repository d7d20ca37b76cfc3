// SPDX-License-Identifier: GPL-3.0-or-later
// A Reader's queries about channels: see booking/channel_rows.h for the tables.
#pragma once

#include "booking/channel_rows.h"
#include "sync/settings.h"

#include <optional>

namespace roomrack::storage {

/// A channel's settings. They are missing if the text cannot be parsed, and `wrong` holds the
/// reason: such a channel is paused until a user reviews it.
struct ChannelSetup {
    ChannelId channel;
    std::optional<sync::ChannelSettings> settings;
    QString wrong;
    qint64 seq = 0;  ///< the record that saved it
    /// The settings under which its cells were confirmed; none if they never were, or cannot be
    /// read.
    std::optional<sync::ChannelSettings> linked;
    /// What remains at the channel and cannot be withdrawn from here, one sentence per line.
    QString left;
};

/// A page of the message log, newest first.
struct ChannelMessageQuery {
    PropertyId property;
    ChannelId channel;         ///< none: all channels
    bool onlyTrouble = false;  ///< omits delivered ones
};

}  // namespace roomrack::storage
