// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/frontdesk/night_audit.h"

#include "desktop/booking_dialogs/booking_facts.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <cmath>

namespace roomrack::desktop {

using booking::BookingStatus;

namespace {

struct NightAuditWords {
    Q_DECLARE_TR_FUNCTIONS(NightAudit)
};

/// A table cell; columns are separated only by spacing.
QString cell(const QString &text, bool right = false)
{
    return QStringLiteral("<td%1>%2</td>")
        .arg(right ? QStringLiteral(" align=\"right\"") : QString(), text.toHtmlEscaped());
}

QString paragraph(const QString &text)
{
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

QString listOf(const QString &title, const std::vector<NightAudit::Line> &lines,
               const HotelView &view, bool fees, const QLocale &locale)
{
    QString html = QStringLiteral("<h3>%1</h3>")
                       .arg(NightAuditWords::tr("%1: %2", "a list's title, how many")
                                .arg(title, locale.toString(qint64(lines.size())))
                                .toHtmlEscaped());
    if (lines.empty()) return html;
    html += QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"3\">");
    for (const NightAudit::Line &line : lines) {
        const booking::Booking &b = line.row.booking;
        html += QStringLiteral("<tr>") + cell(bookingNumber(b.id)) + cell(line.row.guest.name)
                + cell(line.row.rooms.isEmpty() ? roomsText(view.catalogue(), b.counted, b.rooms)
                                                : line.row.rooms.join(QStringLiteral(", ")))
                + cell(stayDates(b.stay, locale))
                + cell(fees ? amountText(view.catalogue(), line.fee, locale) : QString(), true)
                + QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table>");
}

/// The day's figures: one name and one value per row.
QString figuresOf(const NightAudit &audit, const HotelView &view, const QLocale &locale)
{
    const auto money = [&](double minor) {
        return amountText(view.catalogue(), qint64(std::llround(minor)), locale);
    };
    const storage::DayFigures &f = audit.figures;
    const QString sold =
        NightAuditWords::tr("%1 of %2, %3 %", "rooms sold, rooms there are, percent")
            .arg(locale.toString(f.occupied), locale.toString(f.rooms),
                 locale.toString(f.occupancy() * 100, 'f', 1));
    const QString inHouse = NightAuditWords::tr("%n booking(s)", nullptr, audit.inHouse)
                            + QStringLiteral(", ")
                            + NightAuditWords::tr("%n room(s)", nullptr, audit.rooms);
    const std::pair<QString, QString> rows[] = {
        {NightAuditWords::tr("Arrived"), locale.toString(audit.arrived)},
        {NightAuditWords::tr("Departed"), locale.toString(audit.left)},
        {NightAuditWords::tr("In house"), inHouse},
        {NightAuditWords::tr("Rooms sold tonight"), sold},
        {NightAuditWords::tr("Room revenue tonight"), money(double(f.revenue))},
        {NightAuditWords::tr("ADR"), money(f.adr())},
        {NightAuditWords::tr("RevPAR"), money(f.revPar())}};
    QString html = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"3\""
                                  " style=\"margin-top:10px\">");
    for (const auto &[name, figure] : rows) {
        html += QStringLiteral("<tr>") + cell(name) + QStringLiteral("<td width=\"24\"></td>")
                + cell(figure, true) + QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table>");
}

QString missingTitle(const NightAudit &audit)
{
    if (!audit.marks) return NightAuditWords::tr("Pending no-shows (not marked)");
    return audit.done ? NightAuditWords::tr("No-shows") : NightAuditWords::tr("Pending no-shows");
}

/// The counts common to both audits; the no-shows differ before and after.
NightAudit counted(const AuditedDay &day, Night today)
{
    NightAudit audit;
    audit.today = today;
    audit.figures = day.figures;
    audit.arrived = int(day.movements.arrived.size());
    audit.left = int(day.movements.departed.size());
    for (const storage::BookingRow &row : day.bookings) {
        const booking::Booking &b = row.booking;
        if (b.status != BookingStatus::CheckedIn) continue;
        ++audit.inHouse;
        audit.rooms += b.rooms;
        if (b.stay.checkOut() <= today) audit.overdue.push_back({row, 0});
    }
    return audit;
}

}  // namespace

Result<AuditedDay> readAuditedDay(storage::Reader &reader, PropertyId property, Night day,
                                  const std::vector<BookingId> &marked)
{
    AuditedDay result;
    auto bookings = reader.ask(storage::DeskDay{property, day});
    if (!bookings) return tl::unexpected(bookings.error());
    result.bookings = std::move(*bookings);
    for (const BookingId id : marked) {
        const bool known = std::any_of(result.bookings.begin(), result.bookings.end(),
                                       [id](const auto &row) { return row.booking.id == id; });
        if (known) continue;
        auto row = reader.ask(storage::OneBooking{property, id});
        if (!row) return tl::unexpected(row.error());
        result.bookings.push_back(std::move(*row));
    }
    auto movements = reader.ask(storage::MovementsOf{property, day});
    if (!movements) return tl::unexpected(movements.error());
    result.movements = std::move(*movements);
    auto figures = reader.ask(storage::NightFigures{property, Stay(day, 1)});
    if (!figures) return tl::unexpected(figures.error());
    result.figures = figures->front();
    return result;
}

NightAudit auditBefore(const AuditedDay &day, const HotelView &view, Night today, Instant at)
{
    NightAudit audit = counted(day, today);
    for (const storage::BookingRow &row : day.bookings) {
        const booking::Booking &b = row.booking;
        if (b.status != BookingStatus::Confirmed || b.stay.checkIn() > today) continue;
        audit.missing.push_back({row, noShowFeeAt(b, view, at)});
        audit.fees += audit.missing.back().fee;
    }
    return audit;
}

NightAudit auditAfter(const AuditedDay &day, const NightAudit &before)
{
    NightAudit audit = counted(day, before.today);
    audit.done = true;
    audit.marks = before.marks;
    const BookingStatus wanted = before.marks ? BookingStatus::NoShow : BookingStatus::Confirmed;
    const std::vector<BookingId> &marked = day.movements.noShows;
    for (const storage::BookingRow &row : day.bookings) {
        const booking::Booking &b = row.booking;
        const bool expected =
            std::any_of(before.missing.begin(), before.missing.end(),
                        [&b](const NightAudit::Line &l) { return l.row.booking.id == b.id; });
        const bool ofTheDay = before.marks
                                  ? std::find(marked.begin(), marked.end(), b.id) != marked.end()
                                  : b.stay.checkIn() == audit.today;
        if (b.status != wanted || (!ofTheDay && !expected)) continue;
        audit.missing.push_back({row, row.fee});
        audit.fees += row.fee;
    }
    return audit;
}

QString auditPage(const NightAudit &audit, const HotelView &view, const QLocale &locale)
{
    const QString day = dateText(audit.today, locale);
    const QString next = dateText(audit.today + 1, locale);
    QStringList parts;
    parts << QStringLiteral("<h2>%1</h2>")
                 .arg(NightAuditWords::tr("Night audit for %1").arg(day).toHtmlEscaped());
    parts << paragraph(view.property().name) << figuresOf(audit, view, locale);
    parts << listOf(missingTitle(audit), audit.missing, view, audit.marks, locale);
    if (!audit.missing.empty() && audit.marks) {
        parts << paragraph(NightAuditWords::tr("Total fees: %1")
                               .arg(amountText(view.catalogue(), audit.fees, locale)));
    }
    parts << listOf(NightAuditWords::tr("Due out, not checked out"), audit.overdue, view, false,
                    locale);
    parts << paragraph(
        audit.done ? NightAuditWords::tr("The business date is now %1.").arg(next)
                   : NightAuditWords::tr("The business date moves from %1 to %2.").arg(day, next));
    return parts.join(QString());
}

}  // namespace roomrack::desktop
