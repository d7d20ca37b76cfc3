// SPDX-License-Identifier: GPL-3.0-or-later
// A report as a CSV file: one row per line, dates in ISO 8601, figures as plain numbers.
#pragma once

#include "reports/csv.h"
#include "reports/figures.h"
#include "reports/output_file.h"

namespace roomrack::reports {

/// Columns: first night, last night, room nights, occupancy in percent, then the amounts. Without a
/// totals row, which would be counted twice in calculations on the file.
QByteArray csvOf(const Report &report, CsvOptions options = {});

/// Errors as in writeFile().
Result<void> writeCsv(const Report &report, const QString &path, CsvOptions options = {});

}  // namespace roomrack::reports
