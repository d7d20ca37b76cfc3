// SPDX-License-Identifier: GPL-3.0-or-later
// The result of an import, as figures and text.
#pragma once

#include "imports/booking_file.h"

namespace roomrack::imports {

struct Summary {
    QString property;
    PropertyId propertyId;
    bool created = false;  ///< the property is new
    qint64 lines = 0;      ///< rows of the file
    qint64 usable = 0;     ///< valid rows
    qint64 bookings = 0;   ///< booked in this import
    qint64 repeated = 0;   ///< existed already
    qint64 carriedOn = 0;  ///< of repeated: those with new events in this import
    qint64 later = 0;      ///< booked after the last replayed day
    qint64 changes = 0;
    qint64 cancellations = 0;
    qint64 noShows = 0;
    qint64 departures = 0;
    qint64 inHouse = 0;           ///< checked in, not out
    qint64 open = 0;              ///< future stays
    qint64 roomNights = 0;        ///< of bookings that count as sold
    qint64 oversoldBookings = 0;  ///< beyond a limit when booked
    qint64 oversoldNights = 0;    ///< nights beyond a limit after the import
    int rooms = 0;                ///< physical rooms
    Night businessDate;
    std::vector<Problem> problems;  ///< refused lines, in file order
    qint64 micros = 0;

    bool changedNothing() const { return bookings == 0 && carriedOn == 0 && !created; }
    friend bool operator==(const Summary &, const Summary &) = default;
};

/// For a terminal or a page: one line per figure, then the refused lines grouped by reason with the
/// first of each.
QString summaryText(const Summary &summary);
/// Only the refused lines, "12 zero nights: lines 7, 19, 40, ...".
QStringList problemLines(const std::vector<Problem> &problems);

}  // namespace roomrack::imports
