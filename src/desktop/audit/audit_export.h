// SPDX-License-Identifier: GPL-3.0-or-later
// Writes what the audit trail found as a CSV file.
#pragma once

#include "desktop/reports/row_export.h"
#include "storage/audit.h"

namespace roomrack::desktop {

/// Newest first, one record a line; as exportRows().
QFuture<Result<void>> exportAudit(RowExport wanted, storage::AuditQuery query);

}  // namespace roomrack::desktop
