// SPDX-License-Identifier: GPL-3.0-or-later
// Which booking it is that a new one would be again, looked for as the house does it: for the desk,
// which wants to see both before it books.
#pragma once

#include "booking/request_rows.h"
#include "dedup/rules.h"
#include "desktop/duplicates/comparison.h"
#include "storage/reader.h"

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
    dedup::Rules rules{};  ///< the hotel's
};

struct Twin {
    storage::BookingRow row;
    std::vector<booking::SagaRow> paid;
    dedup::Traits mine, theirs;
    dedup::Conclusion conclusion;
};
/// For the read desk's thread. None: it is not in the file (not booked yet, or of another hotel).
/// `home` is the hotel's country (engine/home_country.h).
Result<std::optional<Twin>> findTwin(const QString &home, storage::Reader &reader,
                                     const DeskWish &wish, Instant now);

}  // namespace roomrack::desktop
