// SPDX-License-Identifier: GPL-3.0-or-later
// Size limits of commands, so that no sum overflows, all values fit the file, and no command delays
// the others for long: every command is decided under one lock.
#pragma once

#include "core/night.h"

namespace roomrack::booking {

using core::Night;

inline constexpr int kMostRooms = 10'000;
inline constexpr int kMostGuestName = 200;       ///< letters, that is code points (codePoints())
inline constexpr int kMostHotelName = 200;       ///< letters
inline constexpr int kMostTemplateName = 80;     ///< letters
inline constexpr int kMostTemplate = 64 * 1024;  ///< letters of its content
inline constexpr int kMostFxRates = 20'000;      ///< in one command
inline constexpr int kMostFxSource = 100;        ///< letters
inline constexpr int kMostGuests = 100 * kMostRooms;
/// Minor units of one booking: the sum of a thousand such bookings does not overflow.
inline constexpr qint64 kMostMoney = 1'000'000'000'000'000;

/// Cells in one edit: ten years of a large hotel; more is a mistake, and would block other
/// commands.
inline constexpr qint64 kMostCells = 1'000'000;

/// Runs in one edit; it is also bounded by its cells.
inline constexpr size_t kMostRuns = 100'000;
/// Numbered rooms times nights that one command assigns, moves or takes out of order: each is a
/// row.
inline constexpr qint64 kMostRoomNights = 200'000;
inline constexpr size_t kMostRoomMoves = 1'000;  ///< in one command
inline constexpr size_t kMostErased = 50;        ///< bookings whose guests one command erases
/// Rules of the overbooking policy: each night of each room type checks all of them.
inline constexpr size_t kMostRules = 200;
inline constexpr size_t kMostItems = 10'000;     ///< of a description, in one edit
inline constexpr int kMostPosition = 1'000'000;  ///< of an item in its list, from 0
inline constexpr qsizetype kMostItemText = 200;  ///< letters of a number, code or name
inline constexpr size_t kMostTaxEntries = 200;   ///< of a list of a tax or fee
inline constexpr size_t kMostChildAges = 100;    ///< of a booking
/// Entries of any other list of a command.
inline constexpr size_t kMostEntries = 100'000;

inline constexpr qsizetype kMostLine = 1'000;         ///< letters of a name, a reason, a number
inline constexpr qsizetype kMostText = 64 * 1024;     ///< letters of notes and other long texts
inline constexpr qsizetype kMostBytes = 1024 * 1024;  ///< bytes of keys, contents and responses

/// Range of dates that a command accepts; years have four digits.
inline constexpr Night kEarliestNight{-25'567};  ///< 1900-01-01
inline constexpr Night kLatestNight{2'932'896};  ///< 9999-12-31
inline constexpr int kLongestHold = 86'400;      ///< seconds
inline constexpr int kLongestStay = 73'000;      ///< nights of any range: two centuries

/// Days that one command may move the business date: every night gets its cells, and a wrong clock
/// must not create a century of them.
inline constexpr int kMostDaysAtOnce = 1000;

}  // namespace roomrack::booking
