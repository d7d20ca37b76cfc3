// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/audit/audit_export.h"

#include "desktop/audit/audit_line.h"
#include "desktop/words/setting_words.h"
#include "desktop/words/stay_words.h"
#include "reports/output_file.h"
#include "storage/reader.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QCoreApplication>

namespace roomrack::desktop {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Audit)
};

constexpr qint64 kRowsAtOnce = 2000;

void heading(reports::CsvWriter &csv)
{
    for (const QString &name :
         {Words::tr("Record"), Words::tr("Recorded"), Words::tr("Recorded (UTC)"),
          Words::tr("Happened (UTC)"), Words::tr("Who"), Words::tr("Kind"),
          Words::tr("What happened"), Words::tr("Booking"), Words::tr("Guest"), Words::tr("User"),
          Words::tr("Room type"), Words::tr("Rate plan"), Words::tr("First night"),
          Words::tr("Last night"), Words::tr("Channel"), Words::tr("Before"), Words::tr("After"),
          Words::tr("Why"), Words::tr("Since then")}) {
        csv.text(name);
    }
    csv.endRow();
}

void line(reports::CsvWriter &csv, const HotelView &view, const storage::AuditRow &row,
          const QLocale &locale)
{
    const booking::Record &r = row.record;
    const AuditLine words = auditLine(view, row, locale);
    csv.number(r.seq).text(words.when).text(utcText(r.at));
    csv.text(r.effective.micros != 0 ? utcText(r.effective) : QString());
    csv.text(words.who).text(words.kind).text(words.what);
    const qint64 booking = bookingOf(r);
    csv.text(booking != 0 ? bookingNumber(BookingId{booking}) : QString()).text(row.guest);
    csv.text(aboutUser(view, r)).text(view.typeName(r.roomType)).text(planText(view, r));
    csv.text(r.nights > 0 ? r.night.iso() : QString());
    csv.text(r.nights > 0 ? (r.night + (r.nights - 1)).iso() : QString());
    csv.text(view.channelName(r.channel)).text(words.before).text(words.after);
    csv.text(words.why).text(words.state).endRow();
}

Result<void> write(const AuditExport &wanted, QPromise<Result<void>> &promise)
{
    auto reader = wanted.open();
    if (!reader) return tl::unexpected(reader.error());
    reports::CsvWriter csv(wanted.csv);
    heading(csv);
    for (qint64 done = 0;;) {
        if (*wanted.stop) return reports::stopped();
        const auto page = (*reader)->audit(wanted.query, done, kRowsAtOnce);
        if (!page) return tl::unexpected(page.error());
        for (const storage::AuditRow &row : page->rows) line(csv, *wanted.view, row, wanted.locale);
        done += std::ssize(page->rows);
        promise.setProgressRange(0, int(page->total));
        promise.setProgressValue(int(done));
        if (page->rows.empty() || done >= page->total) break;
    }
    if (*wanted.stop) return reports::stopped();
    return reports::writeFile(wanted.path, csv.bytes());
}

}  // namespace

QFuture<Result<void>> exportAudit(AuditExport wanted)
{
    return QtConcurrent::run([wanted = std::move(wanted)](QPromise<Result<void>> &promise) {
        promise.addResult(write(wanted, promise));
    });
}

}  // namespace roomrack::desktop
