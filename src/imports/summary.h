// SPDX-License-Identifier: GPL-3.0-or-later
// What an import did, in figures and in words.
#pragma once

#include "imports/booking_file.h"

namespace roomrack::imports {

struct Summary {
    QString property;
    PropertyId propertyId;
    bool created = false;  ///< a new hotel, not one that was there
    qint64 lines = 0;      ///< rows of the file
    qint64 usable = 0;     ///< of them, the ones understood
    qint64 bookings = 0;   ///< taken in this import
    qint64 repeated = 0;   ///< were there already
    qint64 carriedOn = 0;  ///< of those, the ones to which something more happened now
    qint64 later = 0;      ///< booked after the day the import stops at
    qint64 changes = 0;
    qint64 cancellations = 0;
    qint64 noShows = 0;
    qint64 departures = 0;
    qint64 inHouse = 0;           ///< checked in, not out
    qint64 open = 0;              ///< still to come
    qint64 roomNights = 0;        ///< of bookings that count as sold
    qint64 oversoldBookings = 0;  ///< were beyond a limit when they were taken
    qint64 oversoldNights = 0;    ///< nights with anything beyond a limit, after the import
    int rooms = 0;                ///< physical
    Night businessDate;
    std::vector<Problem> problems;  ///< refused lines, in their order
    qint64 micros = 0;

    bool changedNothing() const { return bookings == 0 && carriedOn == 0 && !created; }
    friend bool operator==(const Summary &, const Summary &) = default;
};

/// For a terminal or a page: one line a figure, then the refused lines by reason with the first
/// of each.
QString summaryText(const Summary &summary);
/// The refused lines alone, "12 zero nights: lines 7, 19, 40, ...".
QStringList problemLines(const std::vector<Problem> &problems);

}  // namespace roomrack::imports
