// SPDX-License-Identifier: GPL-3.0-or-later
// What a night audit finds and does, as figures and as a printable page: worked out before from
// the day's bookings, so that the person sees it, and again from what the file says was done.
#pragma once

#include "desktop/session/hotel_view.h"
#include "storage/reader.h"

#include <QtCore/QLocale>

namespace roomrack::desktop {

/// What the file knows of a business date.
struct AuditedDay {
    std::vector<storage::BookingRow> bookings;  ///< as Reader::deskDay, and those asked for by id
    storage::DayFigures figures;                ///< of its night
};
/// Blocks: for the read desk. `marked`: bookings that the audit itself made no-shows, which may
/// have been due long before.
Result<AuditedDay> readAuditedDay(storage::Reader &reader, PropertyId property, Night day,
                                  const std::vector<BookingId> &marked = {});

struct NightAudit {
    struct Line {
        storage::BookingRow row;
        qint64 fee = 0;  ///< of a no-show, minor units
    };
    Night today;
    bool done = false;
    bool marks = true;          ///< arrivals that did not come become no-shows
    std::vector<Line> missing;  ///< before: arrivals that did not come; after: no-shows of the day
    std::vector<Line> overdue;  ///< should have left
    int arrived = 0;            ///< bookings
    int left = 0;
    int inHouse = 0;  ///< the overdue ones too
    int rooms = 0;    ///< rooms in house
    qint64 fees = 0;  ///< of all missing ones
    storage::DayFigures figures;
};

/// Before: fees follow from the cancellation terms at `at`, when the no-shows would be marked.
NightAudit auditBefore(const AuditedDay &day, const HotelView &view, Night today, Instant at);
/// After `before` was carried out: no-shows with the fees that were charged.
NightAudit auditAfter(const AuditedDay &day, const NightAudit &before);
/// A page to print: the hotel, the day, and each list. Plain HTML of Qt's rich text.
QString auditPage(const NightAudit &audit, const HotelView &view, const QLocale &locale);

}  // namespace roomrack::desktop
