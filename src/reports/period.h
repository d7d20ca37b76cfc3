// SPDX-License-Identifier: GPL-3.0-or-later
// Report periods, relative to the property's business date.
#pragma once

#include "core/stay.h"

namespace roomrack::reports {

enum class PeriodChoice : quint8 { ThisMonth, LastMonth, LastTwelveMonths, Custom };

/// Ten years: longer periods are typing errors.
inline constexpr int kMostNights = 3660;

/// The whole month of the business date, the month before it, or the twelve whole months before it.
/// Custom returns the same as ThisMonth, as an initial value.
Stay periodOf(PeriodChoice choice, Night businessDate);

/// From the first to the last night, both inclusive. Errors name the field "from" or "to".
Result<Stay> customPeriod(Night first, Night last);

}  // namespace roomrack::reports
