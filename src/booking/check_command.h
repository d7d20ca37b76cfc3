// SPDX-License-Identifier: GPL-3.0-or-later
// Validates a command without a House: whether its lists, texts, dates, numbers and enums can be
// decided on and the result stored. House::decide() calls it for every command from any source,
// because a value that the file cannot store must not join a commit batch.
#pragma once

#include "booking/commands.h"

namespace roomrack::booking {

/// Invalid: names the field, what is wrong with it, and what is accepted.
Result<void> check(const Command &command);
Result<void> check(const TakeHold &command);
Result<void> check(const ReleaseHold &command);

/// Checks a fee given by the caller: from 0 to the booking's total, or `guestTotal` if it is in the
/// guest's currency. Imported history may have any amount.
Result<void> checkFee(const CancelBooking &command, const Booking &booking, Currency own,
                      Money guestTotal);

}  // namespace roomrack::booking
