// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/exports/export_job.h"

#include "reports/csv_report.h"

#include <QtConcurrent/QtConcurrentRun>

namespace roomrack::desktop {

reports::CsvOptions spreadsheetCsv(const QLocale &locale)
{
    const bool comma = locale.decimalPoint() == QLatin1String(",");
    return {true, comma ? ';' : ',', comma ? ',' : '.'};
}

QFuture<Result<void>> exportCsv(reports::Report report, QString path, reports::CsvOptions options,
                                StopFlag stop)
{
    return QtConcurrent::run([report = std::move(report), path = std::move(path), options,
                              stop = std::move(stop)]() -> Result<void> {
        if (*stop) return reports::stopped();
        return reports::writeCsv(report, path, options);
    });
}

QFuture<Result<void>> exportPdf(reports::Report report, QString path, reports::PdfOptions options,
                                StopFlag stop)
{
    return QtConcurrent::run([report = std::move(report), path = std::move(path), options,
                              stop = std::move(stop)](QPromise<Result<void>> &promise) {
        const auto progress = [&promise, &stop](int done, int of) {
            promise.setProgressRange(0, of);
            promise.setProgressValue(done);
            return !*stop;
        };
        promise.addResult(reports::writePdf(report, path, options, progress));
    });
}

}  // namespace roomrack::desktop
