// SPDX-License-Identifier: GPL-3.0-or-later
// The periods that can be reported on, counted from the hotel's business date.
#pragma once

#include "core/stay.h"

namespace roomrack::reports {

enum class PeriodChoice : quint8 { ThisMonth, LastMonth, LastTwelveMonths, Custom };

/// Ten years: more is a slip of the keyboard.
inline constexpr int kMostNights = 3660;

/// The whole month of the business date, the one before it, or the twelve whole months before
/// it. Custom answers like ThisMonth: something to begin with.
Stay periodOf(PeriodChoice choice, Night businessDate);

/// From the first to the last night, both inclusive. Errors name the field "from" or "to".
Result<Stay> customPeriod(Night first, Night last);

}  // namespace roomrack::reports
