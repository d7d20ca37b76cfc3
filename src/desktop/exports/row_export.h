// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the rows of a page's list as a CSV file, page by page, on a separate thread, with progress
// and cancellation.
#pragma once

#include "desktop/exports/export_work.h"
#include "desktop/session/hotel_view.h"
#include "engine/async_reader.h"
#include "reports/csv.h"
#include "storage/reader.h"

#include <QtCore/QFuture>
#include <QtCore/QLocale>

#include <functional>
#include <memory>

namespace roomrack::desktop {

class HotelSession;

struct RowExport {
    engine::OpenReader open;                ///< opens readers of the property
    std::shared_ptr<const HotelView> view;  ///< for names
    QLocale locale;
    reports::CsvOptions csv;
    QString path;
    StopFlag stop{};
};
/// The export of the open property, for spreadsheets or for other programs.
RowExport rowExport(HotelSession &session, const QLocale &locale, const QString &path,
                    bool forSpreadsheets);

/// Rows written by one step, and rows in total.
struct RowsWritten {
    qint64 rows = 0;
    qint64 total = 0;  ///< total of all steps
};
/// Writes the next rows after the first `done` ones; returns 0 rows if all are written.
using WriteRows = std::function<Result<RowsWritten>(storage::Reader &, reports::CsvWriter &,
                                                    const RowExport &, qint64 done)>;
inline constexpr qint64 kRowsAtOnce = 2000;

/// Writes the heading, then the rows until there are no more. If stopped, writes no file. Progress
/// counts rows. Errors: those of reports::writeFile() and of reading the property.
QFuture<Result<void>> exportRows(RowExport wanted, QStringList heading, WriteRows write);

}  // namespace roomrack::desktop
