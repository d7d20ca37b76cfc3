// SPDX-License-Identifier: GPL-3.0-or-later
// Ages of children in a channel's reservation.
#pragma once

#include "protocols/reservation.h"

namespace roomrack::channels {

/// In years, in all rooms of the stay, sorted; without those that are not told. None if one is no
/// age, or there are more than a booking keeps.
std::vector<qint32> childAgesOf(const protocols::RoomStay &stay);

}  // namespace roomrack::channels
