// SPDX-License-Identifier: GPL-3.0-or-later
// The candidates of a request for rooms, by which its duplicate is found: the same for the local
// decision and for the central store, which is queried before.
#pragma once

#include "dedup/context.h"

#include <span>

namespace roomrack::dedup {

/// Rooms requested under one name.
struct RoomsAsked {
    Person who;
    Stay stay;
    RoomTypeId type;
    qint32 rooms = 1;
    ChannelId channel;  ///< its source; none: the desk
    Instant at;
};

/// How many numbers candidatesOf() requires.
constexpr int numbersFor(int rooms)
{
    return rooms > 1 ? rooms + 1 : rooms;
}

/// One for each room and, for several rooms, one for the group as a whole, which has a window of
/// its own. At most as many as there are numbers; none if the guest is unknown or there is no stay.
std::vector<Asked> candidatesOf(const RoomsAsked &rooms, std::span<const CandidateId> numbers);

}  // namespace roomrack::dedup
