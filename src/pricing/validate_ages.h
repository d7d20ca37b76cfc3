// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of lists that cover ages and days without gap or overlap.
#pragma once

#include "pricing/tax_rules.h"

namespace roomrack::pricing {

/// Age bands: from 0 on, each from the year after the one before, the last without an end.
/// `name`: of what has them, for the error text.
Result<void> validateAges(const std::vector<AgeBand> &ages, const QString &name);

/// Seasons: days of the calendar, none in two of them.
Result<void> validateSeasons(const std::vector<Season> &seasons, const QString &name);

}  // namespace roomrack::pricing
