// SPDX-License-Identifier: GPL-3.0-or-later
// What a change of settings leaves behind at a channel: codes no longer mapped, restrictions no
// longer sent. Much of it can be reset by a link that still uses the old names; the rest is
// reported to the user.
#pragma once

#include "sync/board.h"
#include "sync/settings.h"

#include <QtCore/QStringList>

namespace roomrack::channels {

/// Rows of a board whose nights must be sent again because the channel, or its code for them, has
/// changed. All rows if the channel itself is another.
std::vector<sync::RowKey> renamedRows(const sync::ChannelSettings &before,
                                      const sync::ChannelSettings &now);

/// Rows of rooms and restrictions whose codes are no longer mapped: they must be closed at the
/// channel before they are forgotten. None if the channel itself is another.
std::vector<sync::RowKey> leavingRows(const sync::ChannelSettings &before,
                                      const sync::ChannelSettings &now);

/// Settings of the link that closes removed codes: the channel as it is reached now, with the old
/// codes, and without nights on sale.
sync::ChannelSettings closingSettings(const sync::ChannelSettings &before,
                                      const sync::ChannelSettings &now);

/// Settings of the link that resets restrictions: `now`, with the kinds that `board` has and that
/// are no longer sent. Equal to `now` if there is nothing to be reset. `board`: what was confirmed
/// under `before`.
sync::ChannelSettings clearingSettings(const sync::ChannelSettings &before,
                                       const sync::ChannelSettings &now, const sync::Board &board);

/// What stays at the channel and cannot be reset from here, as sentences for the user.
QStringList leftBehind(const sync::ChannelSettings &before, const sync::ChannelSettings &now,
                       const sync::Board &board);
/// The same for what was to be reset with the settings `spoken` and the channel refused.
QStringList refusedThere(const sync::ChannelSettings &spoken, const sync::ChannelSettings &now,
                         const sync::Board &board);

}  // namespace roomrack::channels
