// SPDX-License-Identifier: GPL-3.0-or-later
// Where a word of a search in the audit trail occurs: the words are looked up once in the few
// tables with names; for each record only numbers are then compared, so that no join slows the
// pass over the log.
#pragma once

#include "booking/record.h"

#include <QtCore/QByteArray>

#include <unordered_set>
#include <vector>

namespace roomrack::storage {

/// Where one search word occurs, as ids.
struct WordPlaces {
    QByteArray digits;  ///< the word, if it is a number
    std::unordered_set<qint64> users, types, plans, channels, rooms, bookings;
    std::vector<std::pair<qint64, qint64>> steps;  ///< [first record, last], in order

    bool has(const booking::Record &record) const;
    bool hasAny(const std::vector<RoomId> &of) const;

private:
    bool hasBooking(qint64 id) const;
    bool hasStep(qint64 seq) const;
};

}  // namespace roomrack::storage
