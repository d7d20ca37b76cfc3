// SPDX-License-Identifier: GPL-3.0-or-later
// Exports the log of duplicates as CSV.
#pragma once

#include "desktop/exports/row_export.h"

namespace roomrack::desktop {

/// Newest first, one entry per line; see exportRows().
QFuture<Result<void>> exportDuplicates(RowExport wanted, PropertyId property,
                                       storage::DuplicateFilter filter);

}  // namespace roomrack::desktop
