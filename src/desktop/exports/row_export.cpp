// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/exports/row_export.h"

#include "desktop/exports/export_job.h"
#include "desktop/session/hotel_session.h"

#include <QtConcurrent/QtConcurrentRun>

namespace roomrack::desktop {

namespace {

Result<void> writeAll(const RowExport &wanted, const QStringList &heading, const WriteRows &write,
                      QPromise<Result<void>> &promise)
{
    auto reader = wanted.open();
    if (!reader) return tl::unexpected(reader.error());
    reports::CsvWriter csv(wanted.csv);
    for (const QString &name : heading) csv.text(name);
    csv.endRow();
    for (qint64 done = 0;;) {
        if (*wanted.stop) return reports::stopped();
        const auto written = write(**reader, csv, wanted, done);
        if (!written) return tl::unexpected(written.error());
        done += written->rows;
        promise.setProgressRange(0, int(written->total));
        promise.setProgressValue(int(done));
        if (written->rows == 0 || done >= written->total) break;
    }
    if (*wanted.stop) return reports::stopped();
    return reports::writeFile(wanted.path, csv.bytes());
}

}  // namespace

RowExport rowExport(HotelSession &session, const QLocale &locale, const QString &path,
                    bool forSpreadsheets)
{
    return {session.reads().opener(), std::make_shared<const HotelView>(session.view()), locale,
            forSpreadsheets ? spreadsheetCsv(locale) : reports::CsvOptions(), path};
}

QFuture<Result<void>> exportRows(RowExport wanted, QStringList heading, WriteRows write)
{
    return QtConcurrent::run([wanted = std::move(wanted), heading = std::move(heading),
                              write = std::move(write)](QPromise<Result<void>> &promise) {
        promise.addResult(writeAll(wanted, heading, write, promise));
    });
}

}  // namespace roomrack::desktop
