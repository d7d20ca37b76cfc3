// SPDX-License-Identifier: GPL-3.0-or-later
// How much can be asked at once, so that no sum runs over.
#pragma once

#include <QtCore/QtGlobal>

namespace roomrack::booking {

inline constexpr int kMostRooms = 10'000;
inline constexpr int kMostGuests = 100 * kMostRooms;
/// Minor units of one booking: a thousand of the dearest still add up in a report.
inline constexpr qint64 kMostMoney = 1'000'000'000'000'000;

}  // namespace roomrack::booking
