// SPDX-License-Identifier: GPL-3.0-or-later
// Writes what the audit trail found as a CSV file, on a thread of its own; can be watched and
// stopped.
#pragma once

#include "desktop/reports/export_work.h"
#include "desktop/session/hotel_view.h"
#include "engine/read_desk.h"
#include "reports/csv.h"
#include "storage/audit.h"

#include <QtCore/QFuture>
#include <QtCore/QLocale>

#include <memory>

namespace roomrack::desktop {

struct AuditExport {
    engine::OpenReader open;
    storage::AuditQuery query;
    std::shared_ptr<const HotelView> view;  ///< for names
    QLocale locale;
    reports::CsvOptions csv;
    QString path;
    StopFlag stop{};
};

/// Newest first, one record a line. Cancelling the future stops the work; nothing is written then.
/// Progress counts records. Errors as reports::writeFile(), and those of reading the place.
QFuture<Result<void>> exportAudit(AuditExport wanted);

}  // namespace roomrack::desktop
