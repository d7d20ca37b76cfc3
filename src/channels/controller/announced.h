// SPDX-License-Identifier: GPL-3.0-or-later
// Which messages an edit that is not yet made would cause for a channel: computed with the same
// board, ranges and limits that send it afterwards.
#pragma once

#include "channels/connection/dialect.h"
#include "channels/controller/shown.h"

namespace roomrack::channels {

/// Messages of one kind.
struct AnnouncedPart {
    QString what;  ///< "availability", as in the message log
    int messages = 0;
    qint64 entries = 0;  ///< total: ranges of nights with one value
    friend bool operator==(const AnnouncedPart &, const AnnouncedPart &) = default;
};
struct Announced {
    ChannelId channel;
    bool paused = false;               ///< sent when the channel is resumed
    std::vector<AnnouncedPart> parts;  ///< empty: nothing changes there
    friend bool operator==(const Announced &, const Announced &) = default;
};

/// What `board` would send for the property in state `after`, beyond what is already pending. Only
/// `spans` of the property have changed.
std::vector<AnnouncedPart> announcedParts(sync::Board board, const Shown &shown,
                                          const engine::HotelView &after, const SoldThere &sold,
                                          const std::vector<engine::CellSpan> &spans,
                                          const std::vector<Stream> &streams, int entriesAtMost,
                                          bool weekdays);

}  // namespace roomrack::channels
