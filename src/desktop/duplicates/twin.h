// SPDX-License-Identifier: GPL-3.0-or-later
// Which booking it is that a new one would be again, looked for as the house does it: for the desk,
// which wants to see both before it books.
#pragma once

#include "desktop/duplicates/comparison.h"
#include "engine/engine.h"

namespace roomrack::desktop {

/// What the desk is about to book.
struct DeskWish {
    PropertyId property;
    booking::Guest guest;
    Stay stay;
    RoomTypeId roomType;
    qint32 rooms = 1;
    qint64 total = 0;
    ChannelId channel;
};

struct Twin {
    storage::BookingRow row;
    std::vector<booking::SagaRow> paid;
    dedup::Traits mine, theirs;
    dedup::Conclusion conclusion;
};
/// For the read desk's thread. None: it is not in the file (not booked yet, or of another hotel).
Result<std::optional<Twin>> findTwin(engine::Engine &engine, storage::Reader &reader,
                                     const DeskWish &wish, Instant now);

}  // namespace roomrack::desktop
