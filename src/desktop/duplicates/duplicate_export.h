// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the log of duplicates as a CSV file.
#pragma once

#include "desktop/reports/row_export.h"

namespace roomrack::desktop {

/// Newest first, one a line; as exportRows().
QFuture<Result<void>> exportDuplicates(RowExport wanted, PropertyId property,
                                       storage::DuplicateQuestion question);

}  // namespace roomrack::desktop
