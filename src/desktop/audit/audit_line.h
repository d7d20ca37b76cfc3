// SPDX-License-Identifier: GPL-3.0-or-later
// A record of the audit trail in words, column by column: the same in the table, in the details
// beside it and in the exported file.
#pragma once

#include "desktop/session/hotel_view.h"
#include "storage/audit.h"

#include <QtCore/QLocale>
#include <QtCore/QString>

namespace roomrack::desktop {

struct AuditLine {
    QString when;  ///< recorded, on the hotel's clock
    QString who;
    QString kind;
    QString what;
    QString before, after;  ///< of settings and roles
    QString why;
    QString state;  ///< "Undone" where it was taken back
};

AuditLine auditLine(const HotelView &view, const storage::AuditRow &row, const QLocale &locale);
/// The booking or hold that it is about; 0: none.
qint64 bookingOf(const booking::Record &record);
/// "Non-refundable, 3 guests"; empty for what is not about a rate plan.
QString planText(const HotelView &view, const booking::Record &record);

/// What people look for, and the kinds of records that it is: "Booking", "Rate", "User".
struct KindGroup {
    QString name;
    std::vector<booking::RecordKind> kinds;
};
std::vector<KindGroup> kindGroups();

/// Who can have done something: users, the desk, the program, and channels.
struct ActorChoice {
    QString name;
    ActorId actor;
};
std::vector<ActorChoice> actorChoices(const HotelView &view);

}  // namespace roomrack::desktop
