// SPDX-License-Identifier: GPL-3.0-or-later
// Chart of a report: occupancy as bars, ADR and RevPAR as lines.
#pragma once

#include "desktop/charts/chart_data.h"
#include "reports/figures.h"

#include <QtCore/QLocale>

namespace roomrack::desktop {

ChartData chartOf(const reports::Report &report, const QLocale &locale);

}  // namespace roomrack::desktop
