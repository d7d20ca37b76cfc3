// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the log of duplicates as a CSV file, on a thread of its own; can be watched and stopped.
#pragma once

#include "desktop/reports/export_work.h"
#include "desktop/session/hotel_view.h"
#include "engine/read_desk.h"
#include "reports/csv.h"
#include "storage/reader.h"

#include <QtCore/QFuture>
#include <QtCore/QLocale>

#include <memory>

namespace roomrack::desktop {

struct DuplicateExport {
    engine::OpenReader open;  ///< of readers of the hotel
    PropertyId property;
    storage::DuplicateQuestion question;
    std::shared_ptr<const HotelView> view;  ///< for names
    QLocale locale;
    reports::CsvOptions csv;
    QString path;
    StopFlag stop{};
};

/// Newest first, one a line. Progress counts lines. Errors as reports::writeFile(), and those of
/// reading the hotel.
QFuture<Result<void>> exportDuplicates(DuplicateExport wanted);

}  // namespace roomrack::desktop
