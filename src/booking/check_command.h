// SPDX-License-Identifier: GPL-3.0-or-later
// What can be said of a command without a house: whether its lists, texts, dates, numbers and enums
// are such that it can be decided, and what it decides be stored. Asked by House::decide() of every
// command, whichever way it came: what the file cannot take must not join a wave.
#pragma once

#include "booking/commands.h"

namespace roomrack::booking {

/// Invalid: the field, what is wrong with it, and what would be right.
Result<void> check(const Command &command);
Result<void> check(const TakeHold &command);
Result<void> check(const ReleaseHold &command);

/// What a booking's end costs as the caller says: never less than nothing, and no more than what
/// was booked. History may tell of any amount.
Result<void> checkFee(const CancelBooking &command, const Booking &booking);

}  // namespace roomrack::booking
