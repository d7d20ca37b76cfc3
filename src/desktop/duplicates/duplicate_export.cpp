// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/duplicates/duplicate_export.h"

#include "desktop/words/request_words.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>

namespace roomrack::desktop {

namespace {

struct DuplicateExportWords {
    Q_DECLARE_TR_FUNCTIONS(Duplicates)
};

QStringList heading()
{
    return {DuplicateExportWords::tr("Number"),
            DuplicateExportWords::tr("Date"),
            DuplicateExportWords::tr("Date (UTC)"),
            DuplicateExportWords::tr("Type"),
            DuplicateExportWords::tr("Source"),
            DuplicateExportWords::tr("Match"),
            DuplicateExportWords::tr("Reason"),
            DuplicateExportWords::tr("Decision"),
            DuplicateExportWords::tr("Decided by"),
            DuplicateExportWords::tr("Decided (UTC)"),
            DuplicateExportWords::tr("Count"),
            DuplicateExportWords::tr("Booking"),
            DuplicateExportWords::tr("Other booking"),
            DuplicateExportWords::tr("Guest"),
            DuplicateExportWords::tr("Email"),
            DuplicateExportWords::tr("Phone"),
            DuplicateExportWords::tr("Arrival"),
            DuplicateExportWords::tr("Departure"),
            DuplicateExportWords::tr("Room type"),
            DuplicateExportWords::tr("Price"),
            DuplicateExportWords::tr("Charges avoided"),
            DuplicateExportWords::tr("Idempotency key or message")};
}

void line(reports::CsvWriter &csv, const HotelView &view, const booking::DuplicateRow &row,
          const QLocale &locale)
{
    const auto number = [](BookingId id) { return id ? bookingNumber(id) : QString(); };
    const auto amount = [&](qint64 minor) {
        return minor > 0 ? numberText(view.catalogue(), minor, locale) : QString();
    };
    const booking::DuplicateRequest &r = row.request;
    const bool decided = row.decided.micros != 0;
    const booking::User *user = view.user(row.decidedBy);
    const bool stays = r.stay.nights() > 0;
    csv.number(row.id.value).text(timeText(view.property(), row.at, locale));
    csv.text(utcText(row.at)).text(productText(row.product)).text(sourceText(view, row));
    csv.text(seenText(row, locale)).text(reasonText(row.product, row.why));
    csv.text(duplicateText(row.outcome)).text(decided && user ? user->name : QString());
    csv.text(decided ? utcText(row.decided) : QString()).number(row.times);
    csv.text(number(row.booking)).text(number(row.other));
    csv.text(r.guest.name).text(r.guest.email).text(r.guest.phone);
    csv.text(stays ? r.stay.checkIn().iso() : QString());
    csv.text(stays ? r.stay.checkOut().iso() : QString());
    csv.text(view.typeName(r.roomType)).text(amount(r.total)).text(amount(row.saved));
    csv.text(row.product == dedup::Product::ApiRequest ? keyOf(row) : row.reference).endRow();
}

}  // namespace

QFuture<Result<void>> exportDuplicates(RowExport wanted, PropertyId property,
                                       storage::DuplicateFilter filter)
{
    // Pages by number, not by offset: new lines do not move the rows.
    const WriteRows write = [property, filter](storage::Reader &reader, reports::CsvWriter &csv,
                                               const RowExport &to,
                                               qint64 done) mutable -> Result<RowsWritten> {
        const auto page = reader.ask(storage::DuplicateRows{property, filter, 0, kRowsAtOnce});
        if (!page) return tl::unexpected(page.error());
        for (const booking::DuplicateRow &row : page->rows) {
            line(csv, *to.view, row, to.locale);
            filter.before = row.id.value;
        }
        return RowsWritten{std::ssize(page->rows), done + page->total};
    };
    return exportRows(std::move(wanted), heading(), write);
}

}  // namespace roomrack::desktop
