// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/audit/audit_export.h"

#include "desktop/audit/audit_line.h"
#include "desktop/words/setting_words.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>

namespace roomrack::desktop {

namespace {

struct AuditExportWords {
    Q_DECLARE_TR_FUNCTIONS(Audit)
};

QStringList heading(const QString &zone)
{
    return {AuditExportWords::tr("Record"),
            AuditExportWords::tr("Date (%1)", "time zone").arg(zone),
            AuditExportWords::tr("Date and UTC offset"),
            AuditExportWords::tr("Effective date (%1)", "time zone").arg(zone),
            AuditExportWords::tr("User"),
            AuditExportWords::tr("Type"),
            AuditExportWords::tr("Event"),
            AuditExportWords::tr("Booking"),
            AuditExportWords::tr("Guest"),
            AuditExportWords::tr("Affected user"),
            AuditExportWords::tr("Room type"),
            AuditExportWords::tr("Rate plan"),
            AuditExportWords::tr("First night"),
            AuditExportWords::tr("Last night"),
            AuditExportWords::tr("Channel"),
            AuditExportWords::tr("Before"),
            AuditExportWords::tr("After"),
            AuditExportWords::tr("Reason"),
            AuditExportWords::tr("Later status")};
}

void line(reports::CsvWriter &csv, const HotelView &view, const storage::AuditRow &row,
          const QLocale &locale, const PastRooms &past)
{
    const booking::Record &r = row.record;
    const AuditLine words = auditLine(view, row, locale, past);
    csv.number(r.seq).text(words.when).text(zonedTime(view.property(), r.at));
    csv.text(r.effective.micros != 0 ? zonedTime(view.property(), r.effective) : QString());
    csv.text(words.who).text(words.kind).text(words.what);
    const qint64 booking = bookingIdOf(r);
    csv.text(booking != 0 ? bookingNumber(BookingId{booking}) : QString()).text(row.guest);
    csv.text(aboutUser(view, r)).text(words.types).text(words.plans);
    csv.text(words.nights ? words.nights->first.iso() : QString());
    csv.text(words.nights ? words.nights->second.iso() : QString());
    csv.text(auditChannel(view, r.channel)).text(words.before).text(words.after);
    csv.text(words.why).text(words.state).endRow();
}

}  // namespace

QFuture<Result<void>> exportAudit(RowExport wanted, storage::AuditQuery query,
                                  const PastRooms &past)
{
    const WriteRows write = [query = std::move(query),
                             past](storage::Reader &reader, reports::CsvWriter &csv,
                                   const RowExport &to, qint64 done) -> Result<RowsWritten> {
        const auto page = reader.ask(storage::AuditTrail{query, done, kRowsAtOnce});
        if (!page) return tl::unexpected(page.error());
        for (const storage::AuditRow &row : page->rows) line(csv, *to.view, row, to.locale, past);
        return RowsWritten{std::ssize(page->rows), page->total};
    };
    const QString zone = wanted.view->property().timeZone;
    return exportRows(std::move(wanted), heading(zone), write);
}

}  // namespace roomrack::desktop
