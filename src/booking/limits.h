// SPDX-License-Identifier: GPL-3.0-or-later
// How much can be asked at once, so that no sum runs over, nothing is asked for that the file
// cannot hold, and nobody is held up for long: every command is decided under one lock.
#pragma once

#include "core/night.h"

namespace roomrack::booking {

using core::Night;

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

/// Runs in one edit; it is also bounded by its cells.
inline constexpr size_t kMostRuns = 100'000;
/// Numbered rooms times nights that one command gives out, moves or takes out of order: each of
/// them is a row.
inline constexpr qint64 kMostRoomNights = 200'000;
inline constexpr size_t kMostRoomMoves = 1'000;  ///< in one command
/// Of the overbooking policy: each night of each room type looks at all of them.
inline constexpr size_t kMostRules = 200;
/// Entries of any other list that a command has.
inline constexpr size_t kMostEntries = 100'000;

inline constexpr qsizetype kMostLine = 1'000;         ///< letters of a name, a reason, a number
inline constexpr qsizetype kMostText = 64 * 1024;     ///< letters of notes, and whatever is longer
inline constexpr qsizetype kMostBytes = 1024 * 1024;  ///< of keys, contents and answers

/// Dates that a command may name; years have four digits.
inline constexpr Night kEarliestNight{-25'567};  ///< 1900-01-01
inline constexpr Night kLatestNight{2'932'896};  ///< 9999-12-31
inline constexpr int kLongestHold = 86'400;      ///< seconds
inline constexpr int kLongestStay = 73'000;      ///< nights of any range: two centuries

/// The business date moves on by so many days in one command: every night gets its cells, and a
/// wrong clock must not ask for a century of them.
inline constexpr int kMostDaysAtOnce = 1000;

}  // namespace roomrack::booking
