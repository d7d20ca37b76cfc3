// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of an audit record, column by column; used by the table, the details panel and the
// exported file.
#pragma once

#include "desktop/session/hotel_view.h"
#include "desktop/session/past_rooms.h"
#include "storage/audit.h"

#include <QtCore/QLocale>
#include <QtCore/QString>

namespace roomrack::desktop {

struct AuditLine {
    QString when;  ///< time of recording, hotel time zone
    QString who;
    QString kind;
    QString what;
    QString before, after;  ///< for settings, roles, housekeeping, room numbers
    QString why;
    QString state;         ///< "Undone" or "Partly undone"; empty: neither
    QString types, plans;  ///< names of the room types and rate plans; empty: none
    std::optional<std::pair<Night, Night>> nights{};  ///< the first and the last
};

/// Rooms have the numbers that `past` has for the record's time.
AuditLine auditLine(const HotelView &view, const storage::AuditRow &row, const QLocale &locale,
                    const PastRooms &past = {});
/// The same without `when`, which takes the longest.
AuditLine auditTexts(const HotelView &view, const storage::AuditRow &row, const QLocale &locale,
                     const PastRooms &past = {});
/// The name of a channel or source; its number if it was removed. Empty: none.
QString auditChannel(const HotelView &view, ChannelId channel);
/// "2026-07-10T13:05:00+01:00": time and offset in the hotel's time zone.
QString zonedTime(const inventory::Property &property, Instant at);
/// "18–22 Jul 2026, 25 Jul 2026": the nights of all settings of the row; empty if there are none.
QString settingNights(const storage::AuditRow &row, const QLocale &locale);
/// "12", "120.00": a setting's value, amounts without a currency.
QString settingValue(const HotelView &view, booking::CellField field, qint64 value,
                     const QLocale &locale);
/// "Non-refundable, 3 guests"; "all rate plans", "all rate plans on Wayfarer OTA" for a
/// restriction; empty if the record does not refer to a rate plan.
QString planText(const HotelView &view, const booking::Record &record);
QString planText(const HotelView &view, booking::RecordKind kind, RatePlanId plan, int guests,
                 ChannelId channel = {});

/// A filter group and its record kinds: "Booking", "Rate", "User".
struct KindGroup {
    QString name;
    std::vector<booking::RecordKind> kinds;
};
std::vector<KindGroup> kindGroups();

/// A choice of the actor filter: a user, the desk, the system or a channel.
struct ActorChoice {
    QString name;
    ActorId actor;
};
std::vector<ActorChoice> actorChoices(const HotelView &view);

}  // namespace roomrack::desktop
