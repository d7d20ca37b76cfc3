// SPDX-License-Identifier: GPL-3.0-or-later
// What a request for rooms leaves so that its duplicate can be found: the same here, where it is
// decided, and for a central store, which is asked before.
#pragma once

#include "dedup/context.h"

#include <span>

namespace roomrack::dedup {

/// Rooms that somebody asks for under one name.
struct RoomsAsked {
    Person who;
    Stay stay;
    RoomTypeId type;
    qint32 rooms = 1;
    ChannelId channel;  ///< where it comes from; none: the desk
    Instant at;
};

/// How many numbers candidatesOf() takes.
constexpr int numbersFor(int rooms)
{
    return rooms > 1 ? rooms + 1 : rooms;
}

/// One for each room and, where there are several, one for the group as a whole, which has a window
/// of its own. As far as there are numbers; none where nobody is known or there is no stay.
std::vector<Asked> candidatesOf(const RoomsAsked &rooms, std::span<const CandidateId> numbers);

}  // namespace roomrack::dedup
