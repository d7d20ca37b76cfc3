// SPDX-License-Identifier: GPL-3.0-or-later
// Exports the audit trail's search result as CSV.
#pragma once

#include "desktop/exports/row_export.h"
#include "desktop/session/past_rooms.h"
#include "storage/audit.h"

namespace roomrack::desktop {

/// Newest first, one record per line; see exportRows().
QFuture<Result<void>> exportAudit(RowExport wanted, storage::AuditQuery query,
                                  const PastRooms &past = {});

}  // namespace roomrack::desktop
