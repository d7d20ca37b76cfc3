// SPDX-License-Identifier: GPL-3.0-or-later
// What a house knows and no row of the file says, or not yet.
#pragma once

#include "booking/booking.h"

#include <QtCore/QHash>

#include <deque>

namespace roomrack::booking {

/// A member of the house that no row is read for belongs here: all of it is taken over as one by a
/// house that is built anew after a loss.
struct HouseMemory {
    struct Ending {
        BookingId booking;
        qint64 seq;
    };
    QHash<BookingId, EndedBooking> ended;  ///< until the file has them, and the last of them
    std::deque<Ending> endings;            ///< of `ended`, in order
    QHash<qint64, qint64> undone;          ///< steps undone since the file was opened, and by which
    qint64 usersChanged = 0;               ///< the record that did so last
    qint64 dateMoved = 0;                  ///< the record that last moved the business date

    /// Without what record `seq` and later ones brought.
    void dropFrom(qint64 seq);
};

}  // namespace roomrack::booking
