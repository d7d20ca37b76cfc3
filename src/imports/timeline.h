// SPDX-License-Identifier: GPL-3.0-or-later
// Derives the events of each row, for a whole file in chronological order. Files give only days;
// within a day events follow a hotel's daily schedule (see kDay in the .cpp).
#pragma once

#include "core/clock.h"
#include "core/zone.h"
#include "imports/import_row.h"

#include <vector>

namespace roomrack::imports {

enum class EventKind : quint8 { Booked, Changed, Cancelled, CheckedIn, CheckedOut, NoShow };

struct Event {
    Instant effective;
    Night day;        ///< local date at the property
    quint32 row = 0;  ///< index in the rows
    EventKind kind{};
    friend bool operator==(const Event &, const Event &) = default;
};

/// All events up to the end of the day `until`, sorted by time; the events of one row keep their
/// order. Rows booked later have none. Changes, of which files give only the number, are spread
/// evenly between booking and arrival or cancellation. A row without an outcome counts as stayed as
/// booked.
std::vector<Event> timeline(const std::vector<ImportRow> &rows, const QTimeZone &zone, Night until);

}  // namespace roomrack::imports
