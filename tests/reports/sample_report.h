// SPDX-License-Identifier: GPL-3.0-or-later
// A hotel's year with seasons, a closed fortnight and nights given away, the same every time.
#pragma once

#include "reports/figures.h"

namespace roomrack::tests {

std::vector<storage::DayFigures> sampleDays(Night first, int nights);
reports::Report sampleReport(Stay period, reports::Granularity granularity);

}  // namespace roomrack::tests
