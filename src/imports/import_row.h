// SPDX-License-Identifier: GPL-3.0-or-later
// One valid, parsed line of a booking export.
#pragma once

#include "booking/booking.h"
#include "core/stay.h"
#include "imports/mapping.h"

#include <QtCore/QByteArray>

namespace roomrack::imports {

struct ImportRow {
    qint64 line = 0;
    Stay stay;     ///< as booked
    Night booked;  ///< day of booking, not after arrival
    Outcome outcome = Outcome::NotSaid;
    Night settled;        ///< day of the outcome, if any
    qint32 roomType = 0;  ///< index in BookingFile::typeCodes
    qint32 assignedType = 0;
    qint32 channel = -1;  ///< index in BookingFile::channels; -1: not given
    qint32 segment = -1;  ///< index in BookingFile::segments; -1: not given
    qint32 rooms = 1;
    qint32 adults = 1;
    qint32 children = 0;  ///< babies included
    qint32 changes = 0;
    qint64 total = 0;     ///< minor units, all rooms and nights
    qint64 nightly = -1;  ///< minor units, one room; -1: no price in the file
    booking::Guest guest;
    QByteArray digest;      ///< of the row's content
    qint32 occurrence = 1;  ///< 1, 2, ... among rows with the same content

    /// Nights used by a departed guest: at least the first, at most the booked nights.
    Stay used() const
    {
        if (outcome != Outcome::Departed) return stay;
        return Stay(stay.checkIn(), std::clamp(settled - stay.checkIn(), 1, stay.nights()));
    }
    /// Whether the room is or was occupied, or a guest is still expected.
    bool countsAsSold() const
    {
        return outcome != Outcome::Cancelled && outcome != Outcome::NoShow;
    }
};

}  // namespace roomrack::imports
