// SPDX-License-Identifier: GPL-3.0-or-later
// Imports a booking file into a hotel file or database: reads it, creates or finds the property,
// and replays the history.
#pragma once

#include "imports/hotel_draft.h"
#include "imports/player.h"

namespace roomrack::imports {

/// The day to replay to, and how the business date advances afterwards.
struct Course {
    Night until;         ///< events of later days are not played
    Night businessDate;  ///< afterwards
    inventory::AuditMode audit = inventory::AuditMode::ByHand;
};
/// With `until` given: that day, night audit by hand. History that reaches yesterday or later:
/// today, audit on schedule. Older history: the day after its last event, by hand, so that the date
/// stays there.
Course courseOf(const BookingFile &file, std::optional<Night> until, Night today);

/// Imports into an open engine. Adds to the property of that name, or creates it. After an error,
/// earlier commits stay; `summary` reports how much that is.
Result<void> importBookings(engine::Engine &engine, const core::Clock &clock,
                            const BookingFile &file, const HotelDraft &draft,
                            std::optional<Night> until, const Watch &watch, Summary &summary);

/// Opens or creates the hotel file, or opens a database, and imports. A new file is removed when
/// anything fails or the import is cancelled. In an existing file or a database, committed bookings
/// stay, and the error reports that; of a database only the property of that name is opened.
Result<Summary> importFile(const QString &hotelFile, const core::Clock &clock,
                           const BookingFile &file, const HotelDraft &draft,
                           std::optional<Night> until, const Watch &watch = {});

}  // namespace roomrack::imports
