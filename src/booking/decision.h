// SPDX-License-Identifier: GPL-3.0-or-later
// A decision's inputs and output, and the changes reported to listeners.
#pragma once

#include "booking/batch.h"

#include <QtCore/QHash>

namespace roomrack::booking {

/// Nights whose cells changed: those of a pool with all its room types, or of one room type.
struct Touch {
    qint32 pool = 0;  ///< index in the catalogue
    Stay nights;
    qint32 type = -1;  ///< index; -1: the pool and all its types
};
/// Nights for which a rate plan's own rates changed.
struct RateTouch {
    qint32 type = 0;  ///< index in the catalogue
    RatePlanId plan;
    qint32 guests = 0;
    Stay nights;
};

/// Nights whose restrictions of a scope changed.
struct ScopeTouch {
    qint32 type = 0;  ///< index in the catalogue
    inventory::RestrictionScope scope;
    Stay nights;
};

/// What is reported to listeners; collected only if there are any.
struct Changes {
    std::vector<Touch> touches;
    std::vector<RateTouch> rates;
    std::vector<ScopeTouch> scopes;
    std::vector<Hold> holdsTaken;      ///< new, or with a new deadline
    std::vector<HeldRooms> roomsHeld;  ///< of those in holdsTaken that hold numbered rooms
    std::vector<HoldId> holdsGone;
    /// the horizon was extended or the description edited: listeners take a new snapshot
    bool longer = false;
    bool isEmpty() const
    {
        return touches.empty() && holdsTaken.empty() && holdsGone.empty() && !longer;
    }
};

/// The inputs of a decision, and the destination of what must be written.
struct Decision {
    Instant now;         ///< hold time: monotonic
    qint64 lastSeq = 0;  ///< last sequence number assigned; grows
    Batch *batch = nullptr;
    Changes *changes = nullptr;  ///< may be null
    /// Ended bookings that House::forgotten() named, read from the file.
    const QHash<BookingId, EndedBooking> *ended = nullptr;
    /// The same of requests that were cancelled before they were bookings.
    const QHash<BookingId, CancelledRequest> *cancelled = nullptr;
    /// All properties of the same place, to which a guest may be walked; null: not known.
    const std::vector<PropertyId> *hotels = nullptr;
    BookingId sisterBooking{};           ///< of WalkBooking::stay, which was decided before
    LastItemIds *lastItemIds = nullptr;  ///< of the file; null: not known
    qint64 committed = 0;                ///< the last record that the file has
    /// Set on refusal: the newest record that the refusal depends on; 0: on the command alone.
    qint64 restsOn = 0;
    bool unrecorded = false;  ///< set if rows were written without a record
};

/// A record of the property with the caller and time of the decision; not appended yet.
Record recordOf(PropertyId property, RecordKind kind, const Caller &caller, const Decision &d);
/// Assigns the next sequence number and returns it.
qint64 append(Record r, Decision &d);
/// A refusal that rests on the last record, unless the caller sets a more exact one afterwards.
tl::unexpected<Error> refuse(ErrorCode code, QString field, QString reason, Decision &d,
                             int left = -1);

}  // namespace roomrack::booking
