// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which rooms are chosen for a guest who needs one today.
#pragma once

#include "booking/housekeeping.h"

namespace roomrack::booking {

/// Lower first: inspected, clean, dirty; out of service last.
constexpr int readinessRank(HousekeepingStatus status)
{
    switch (status) {
    case HousekeepingStatus::Inspected: return 0;
    case HousekeepingStatus::Clean: return 1;
    case HousekeepingStatus::Dirty: return 2;
    case HousekeepingStatus::OutOfService: break;
    }
    return 3;
}

}  // namespace roomrack::booking
