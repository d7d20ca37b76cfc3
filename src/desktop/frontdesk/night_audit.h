// SPDX-License-Identifier: GPL-3.0-or-later
// The night audit as figures and as a printable page: a preview computed from the day's bookings,
// and afterwards the result as recorded in the file.
#pragma once

#include "desktop/session/hotel_view.h"
#include "storage/reader.h"

#include <QtCore/QLocale>

namespace roomrack::desktop {

/// Data of a business date from the file.
struct AuditedDay {
    std::vector<storage::BookingRow> bookings;  ///< of storage::DeskDay, and those requested by id
    storage::DayMovements movements;
    storage::DayFigures figures;  ///< of the day's night
};
/// Blocking: call it on the thread of AsyncReader. `marked`: bookings that the audit marked as
/// no-shows, whose arrival may have been due earlier.
Result<AuditedDay> readAuditedDay(storage::Reader &reader, PropertyId property, Night day,
                                  const std::vector<BookingId> &marked = {});

struct NightAudit {
    struct Line {
        storage::BookingRow row;
        qint64 fee = 0;  ///< no-show fee, minor units
    };
    Night today;
    bool done = false;
    bool marks = true;          ///< marks pending arrivals as no-shows
    std::vector<Line> missing;  ///< before: pending no-shows; after: no-shows of the day
    std::vector<Line> overdue;  ///< due out, not checked out
    int arrived = 0;            ///< number of bookings
    int left = 0;
    int inHouse = 0;  ///< includes the overdue ones
    int rooms = 0;    ///< rooms in house
    qint64 fees = 0;  ///< sum of no-show fees
    storage::DayFigures figures;
};

/// The preview: fees follow the cancellation terms at `at`, the time at which the no-shows would be
/// marked.
NightAudit auditBefore(const AuditedDay &day, const HotelView &view, Night today, Instant at);
/// The result after `before` was carried out: no-shows with the fees charged.
NightAudit auditAfter(const AuditedDay &day, const NightAudit &before);
/// The printable page: the hotel, the day, and each list, as HTML for Qt's rich text.
QString auditPage(const NightAudit &audit, const HotelView &view, const QLocale &locale);

}  // namespace roomrack::desktop
