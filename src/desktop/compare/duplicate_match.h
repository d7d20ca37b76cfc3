// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the booking that a new one would duplicate, with the engine's rules, so that the clerk sees
// both before booking.
#pragma once

#include "booking/request_rows.h"
#include "dedup/rules.h"
#include "desktop/compare/comparison.h"
#include "storage/reader.h"

namespace roomrack::desktop {

/// The booking that the clerk is about to make.
struct PlannedBooking {
    PropertyId property;
    booking::Guest guest;
    Stay stay;
    RoomTypeId roomType;
    qint32 rooms = 1;
    qint64 total = 0;
    ChannelId channel;
    dedup::Rules rules{};  ///< of the hotel
};

struct DuplicateMatch {
    storage::BookingRow row;
    std::vector<booking::SagaRow> paid;
    dedup::Traits mine, theirs;
    dedup::Conclusion conclusion;
};
/// Called on the thread of AsyncReader. None: it is not in the file (not booked yet, or at another
/// hotel). `home` is the hotel's country (engine/home_country.h).
Result<std::optional<DuplicateMatch>> findDuplicateMatch(const QString &home,
                                                         storage::Reader &reader,
                                                         const PlannedBooking &planned,
                                                         Instant now);

}  // namespace roomrack::desktop
