// SPDX-License-Identifier: GPL-3.0-or-later
// The events that made each row, for a whole file in the order in which they happened. Files
// give days; within a day things happen in the order of a hotel's day (see kDay in the .cpp).
#pragma once

#include "core/clock.h"
#include "core/zone.h"
#include "imports/import_row.h"

#include <vector>

namespace roomrack::imports {

enum class EventKind : quint8 { Booked, Changed, Cancelled, CheckedIn, CheckedOut, NoShow };

struct Event {
    Instant effective;
    Night day;        ///< on the property's calendar
    quint32 row = 0;  ///< index in the rows
    EventKind kind{};
    friend bool operator==(const Event &, const Event &) = default;
};

/// All events up to the end of the day `until`, sorted by time; those of one row keep their
/// order. Rows booked later have none. Changes, of which files know only the number, are spread
/// evenly between booking and arrival or cancellation. A row that says nothing of its outcome
/// went as planned: the guest came, and left when booked.
std::vector<Event> timeline(const std::vector<ImportRow> &rows, const QTimeZone &zone, Night until);

}  // namespace roomrack::imports
