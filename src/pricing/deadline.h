// SPDX-License-Identifier: GPL-3.0-or-later
// When the deadline of a fee passes, on days whose clocks change.
#pragma once

#include "core/stay.h"
#include "core/zone.h"

namespace roomrack::pricing {

/// `days` before the arrival at `minute` after local midnight. A skipped local time: the moment the
/// clocks go forward. A repeated one: the last occurrence, in the guest's favour. Later deadlines
/// in local time are never earlier instants.
Instant deadlineOf(int days, int minute, const QTimeZone &zone, Stay stay);

}  // namespace roomrack::pricing
