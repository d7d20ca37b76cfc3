// SPDX-License-Identifier: GPL-3.0-or-later
// What a state rebuilt from the file takes over from the one that it replaces: in-memory state that
// was not rolled back (docs/decisions/0043).
#pragma once

#include "booking/property_state.h"

namespace roomrack::booking {

/// The first decision that is rolled back.
struct Lost {
    qint64 seq = 0;  ///< its first record, or the next number if it wrote none
    Instant at;
};

class Adoption {
public:
    explicit Adoption(PropertyState &state) : state_(state) {}

    /// Takes over volatile holds whose room type, rate plan and channel still exist, and the terms
    /// that all holds were taken under, which are not in the file. Without a
    /// rollback the file has all that PropertyState::memory has, except undone steps: the caller of
    /// an undo may have read the step before that was stored.
    void adoptVolatile(PropertyState &before);
    /// As above, if decisions of the state before are rolled back: holds that they spent are
    /// restored, those taken since `lost` that exceed what is free now are dropped, and no cell has
    /// an older version than a caller may have seen. Results of decisions before `lost` may not be
    /// in the file yet, so they stay in memory.
    void adoptAfterLoss(PropertyState &before, const std::vector<SpentHold> &spent,
                        const Lost &lost);

private:
    bool adopt(const Hold &hold, const std::vector<RoomId> &rooms);
    bool adoptRooms(const Hold &hold, const std::vector<RoomId> &rooms);

    PropertyState &state_;
};

}  // namespace roomrack::booking
