// SPDX-License-Identifier: GPL-3.0-or-later
// What a decision needs from outside, what it writes, and what listeners hear of it.
#pragma once

#include "booking/batch.h"

#include <QtCore/QHash>

namespace roomrack::booking {

/// Nights whose cells are not what they were: those of a pool with all its room types, or of one
/// room type alone.
struct Touch {
    qint32 pool = 0;  ///< index in the catalogue
    Stay nights;
    qint32 type = -1;  ///< index; -1: the pool and all its types
};
/// Nights for which a rate plan's own rates are not what they were.
struct RateTouch {
    qint32 type = 0;  ///< index in the catalogue
    RatePlanId plan;
    qint32 guests = 0;
    Stay nights;
};

/// What listeners hear of, collected only where somebody listens.
struct Changes {
    std::vector<Touch> touches;
    std::vector<RateTouch> rates;
    std::vector<Hold> holdsTaken;  ///< new, or with a new deadline
    std::vector<HoldId> holdsGone;
    bool longer = false;  ///< there are more nights than before
    bool isEmpty() const
    {
        return touches.empty() && holdsTaken.empty() && holdsGone.empty() && !longer;
    }
};

/// Everything a decision needs from outside, and where it puts what must be written.
struct Decision {
    Instant now;         ///< hold time: monotonic
    qint64 lastSeq = 0;  ///< last sequence number given out; grows
    Batch *batch = nullptr;
    Changes *changes = nullptr;  ///< may be null
    /// Bookings that are over, looked up in the file because House::forgotten() asked for them.
    const QHash<BookingId, EndedBooking> *ended = nullptr;
    /// All hotels of the same place, to which a guest may be walked; null: that is not known.
    const std::vector<PropertyId> *hotels = nullptr;
    qint64 committed = 0;  ///< the file has the records up to this one
    /// Set by a refusal: the newest record that it rests on; 0: on nothing but the question.
    qint64 restsOn = 0;
    bool unrecorded = false;  ///< set where rows were written that no record tells of
};

}  // namespace roomrack::booking
