// SPDX-License-Identifier: GPL-3.0-or-later
// A report as a CSV file: one row a line, dates in ISO 8601, figures as plain numbers.
#pragma once

#include "reports/csv.h"
#include "reports/figures.h"
#include "reports/output_file.h"

namespace roomrack::reports {

/// First night, last night, room-nights, occupancy in percent, then the amounts. There is no row of
/// totals: whoever calculates with the file would count everything twice.
QByteArray csvOf(const Report &report, CsvOptions options = {});

/// Errors as writeFile().
Result<void> writeCsv(const Report &report, const QString &path, CsvOptions options = {});

}  // namespace roomrack::reports
