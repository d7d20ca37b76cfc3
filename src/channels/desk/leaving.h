// SPDX-License-Identifier: GPL-3.0-or-later
// What other settings leave behind at a channel: names that nothing has any more, restrictions that
// are not sent any more. Much of it can be taken back by a line that still speaks of it; what
// cannot is said to a person.
#pragma once

#include "sync/board.h"
#include "sync/settings.h"

#include <QtCore/QStringList>

namespace roomrack::channels {

/// Rows of a board whose nights must be sent again because the other side, or what it calls them,
/// is another one. All of them where the channel itself is another.
std::vector<sync::RowKey> renamedRows(const sync::ChannelSettings &before,
                                      const sync::ChannelSettings &now);

/// Rows of rooms and restrictions whose names nothing has any more: they must be closed there
/// before they are forgotten. None where the channel itself is another.
std::vector<sync::RowKey> leavingRows(const sync::ChannelSettings &before,
                                      const sync::ChannelSettings &now);

/// As the line speaks that closes what leaves: with the channel as it is reached now, by the names
/// of before, and of no night that is on sale.
sync::ChannelSettings closingSettings(const sync::ChannelSettings &before,
                                      const sync::ChannelSettings &now);

/// As the line speaks that takes restrictions back: these settings, with the kinds that `board`
/// knows of and that are not sent any more. The same where there is nothing to be taken back.
/// `board`: what was confirmed under `before`.
sync::ChannelSettings clearingSettings(const sync::ChannelSettings &before,
                                       const sync::ChannelSettings &now, const sync::Board &board);

/// What stays at the channel and cannot be taken back from here, in sentences for a person.
QStringList leftBehind(const sync::ChannelSettings &before, const sync::ChannelSettings &now,
                       const sync::Board &board);
/// The same of what the channel was asked to take back, in these words, and refused.
QStringList refusedThere(const sync::ChannelSettings &spoken, const sync::ChannelSettings &now,
                         const sync::Board &board);

}  // namespace roomrack::channels
