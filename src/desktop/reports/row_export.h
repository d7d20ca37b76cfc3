// SPDX-License-Identifier: GPL-3.0-or-later
// Writes what a page's list found as a CSV file, page by page, on a thread of its own; can be
// watched and stopped.
#pragma once

#include "desktop/reports/export_work.h"
#include "desktop/session/hotel_view.h"
#include "engine/read_desk.h"
#include "reports/csv.h"
#include "storage/reader.h"

#include <QtCore/QFuture>
#include <QtCore/QLocale>

#include <functional>
#include <memory>

namespace roomrack::desktop {

class HotelSession;

struct RowExport {
    engine::OpenReader open;                ///< of readers of the hotel
    std::shared_ptr<const HotelView> view;  ///< for names
    QLocale locale;
    reports::CsvOptions csv;
    QString path;
    StopFlag stop{};
};
/// Of what the window has open, for spreadsheets or for other programs.
RowExport rowExport(HotelSession &session, const QLocale &locale, const QString &path,
                    bool forSpreadsheets);

/// How much one step wrote, and how much there is.
struct RowsWritten {
    qint64 rows = 0;
    qint64 total = 0;  ///< of all, those of former steps included
};
/// Writes the next rows, beginning behind the `done` ones; none where all are written.
using WriteRows = std::function<Result<RowsWritten>(storage::Reader &, reports::CsvWriter &,
                                                    const RowExport &, qint64 done)>;
inline constexpr qint64 kRowsAtOnce = 2000;

/// The heading, then rows as long as there are any. Where it is stopped nothing is written.
/// Progress counts rows. Errors as reports::writeFile(), and those of reading the hotel.
QFuture<Result<void>> exportRows(RowExport wanted, QStringList heading, WriteRows write);

}  // namespace roomrack::desktop
