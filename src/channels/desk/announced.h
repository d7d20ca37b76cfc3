// SPDX-License-Identifier: GPL-3.0-or-later
// Which messages a channel would be sent because of an edit that nobody has made yet: by the same
// board, covers and limits that send it afterwards.
#pragma once

#include "channels/desk/shown.h"
#include "channels/link/dialect.h"

namespace roomrack::channels {

/// Messages of one kind.
struct AnnouncedPart {
    QString what;  ///< "availability", as the log names them
    int messages = 0;
    qint64 entries = 0;  ///< in all of them: ranges of nights with one value
    friend bool operator==(const AnnouncedPart &, const AnnouncedPart &) = default;
};
struct Announced {
    ChannelId channel;
    bool paused = false;               ///< it gets them when it is resumed
    std::vector<AnnouncedPart> parts;  ///< none: nothing changes there
    friend bool operator==(const Announced &, const Announced &) = default;
};

/// What `board` would send once the hotel is `after`, beyond what it is to send already. Only
/// `spans` of the hotel have changed.
std::vector<AnnouncedPart> announcedParts(sync::Board board, const Shown &shown,
                                          const engine::HotelView &after, const SoldThere &sold,
                                          const std::vector<engine::CellSpan> &spans,
                                          const std::vector<Stream> &streams, int entriesAtMost,
                                          bool weekdays);

}  // namespace roomrack::channels
