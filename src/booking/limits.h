// SPDX-License-Identifier: GPL-3.0-or-later
// How much can be asked at once, so that no sum runs over.
#pragma once

#include <QtCore/QtGlobal>

namespace roomrack::booking {

inline constexpr int kMostRooms = 10'000;
inline constexpr int kMostHotelName = 200;       ///< letters
inline constexpr int kMostTemplateName = 80;     ///< letters
inline constexpr int kMostTemplate = 64 * 1024;  ///< letters of its content
inline constexpr int kMostFxRates = 20'000;      ///< in one command
inline constexpr int kMostFxSource = 100;        ///< letters
inline constexpr int kMostGuests = 100 * kMostRooms;
/// Minor units of one booking: a thousand of the dearest still add up in a report.
inline constexpr qint64 kMostMoney = 1'000'000'000'000'000;

/// Cells in one edit: ten years of a large hotel; more at once is a mistake, and would hold
/// everybody else up.
inline constexpr qint64 kMostCells = 1'000'000;

/// The business date moves on by so many days in one command: every night gets its cells, and a
/// wrong clock must not ask for a century of them.
inline constexpr int kMostDaysAtOnce = 1000;

}  // namespace roomrack::booking
