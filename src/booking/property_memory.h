// SPDX-License-Identifier: GPL-3.0-or-later
// State of a property that no row of the file has, or not yet.
#pragma once

#include "booking/held_taxes.h"
#include "booking/request_rows.h"
#include "booking/room_history.h"

#include <QtCore/QHash>

#include <deque>

namespace roomrack::booking {

/// Members of PropertyState that are not read from rows belong here: a state that is rebuilt after
/// a loss takes them over as one.
struct PropertyMemory {
    struct Ending {
        BookingId booking;
        qint64 seq;
    };
    QHash<BookingId, EndedBooking> ended;          ///< until the file has them, and the latest
    std::deque<Ending> endings;                    ///< of `ended`, in order
    QHash<BookingId, CancelledRequest> cancelled;  ///< the same of requests
    std::deque<Ending> cancellations;              ///< of `cancelled`, in order
    /// steps undone since the file was opened -> the step that undid them
    QHash<qint64, qint64> undone;
    RoomHistory roomHistory;  ///< since the file was opened
    /// By the numbers of holds; of durable ones those that have a row in the file. A hold without
    /// an entry has the lines of now.
    QHash<qint64, HeldTaxes> heldTaxes;
    qint64 usersChanged = 0;  ///< the record that last changed a user
    qint64 dateMoved = 0;     ///< the record that last moved the business date

    /// Adds it to `cancelled`, and drops old ones that the file has: records up to `committed`.
    void keep(const CancelledRequest &request, qint64 committed);
    /// Drops what records from `seq` on have set.
    void dropFrom(qint64 seq);
};

}  // namespace roomrack::booking
