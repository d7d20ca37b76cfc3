// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of detected duplicates, summed for a period. Shared, so that the Duplicates and
// Inventory pages show the same numbers.
#pragma once

#include "desktop/session/hotel_session.h"
#include "storage/reader.h"

#include <vector>

namespace roomrack::desktop {

/// The sums of a period.
struct DuplicateSums {
    qint64 blocked = 0;   ///< bookings rejected, or marked as duplicates
    qint64 saved = 0;     ///< minor units not charged twice
    qint64 messages = 0;  ///< repeats
    qint64 requests = 0;
};
DuplicateSums sumsOf(const std::vector<storage::DuplicateFigure> &figures);
/// The hotel's midnight `days` - 1 days ago; 1 is today.
Instant dayBegin(const HotelSession &session, int days);

}  // namespace roomrack::desktop
