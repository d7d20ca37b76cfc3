// SPDX-License-Identifier: GPL-3.0-or-later
// Bringing a hotel's bookings into a file: read, make the hotel or find it, play the history.
#pragma once

#include "imports/hotel_draft.h"
#include "imports/player.h"

namespace roomrack::imports {

/// How far to play, and how the business date moves afterwards.
struct Course {
    Night until;         ///< events of later days are not played
    Night businessDate;  ///< afterwards
    inventory::AuditMode audit = inventory::AuditMode::ByHand;
};
/// With `until` given: that day, by hand. History that reaches yesterday or later: today, on
/// time. Older history: the day after its last event, by hand, so that it stays where it ended.
Course courseOf(const BookingFile &file, std::optional<Night> until, Night today);

/// Imports into an open engine. A property of the name is added to, else made. An error leaves
/// what was committed until then; `summary` says how much that is.
Result<void> importBookings(engine::Engine &engine, const core::Clock &clock,
                            const BookingFile &file, const HotelDraft &draft,
                            std::optional<Night> until, const Watch &watch, Summary &summary);

/// Opens or creates the hotel file, or a database, and imports. A file that was not there before is
/// removed when anything fails or the import is cancelled; in one that was there, what was
/// committed stays, and the error says so; so it does in a database, of which only the hotel of
/// that name is opened.
Result<Summary> importFile(const QString &hotelFile, const core::Clock &clock,
                           const BookingFile &file, const HotelDraft &draft,
                           std::optional<Night> until, const Watch &watch = {});

}  // namespace roomrack::imports
