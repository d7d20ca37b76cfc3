// SPDX-License-Identifier: GPL-3.0-or-later
// The hotel that a file of bookings speaks of: room types, how many rooms of each, and what they
// cost by night. A person may change the draft before the hotel is made from it.
#pragma once

#include "engine/engine.h"
#include "imports/booking_file.h"

#include <QtCore/QMap>

namespace roomrack::imports {

struct TypeDraft {
    QString code;
    int rooms = 0;  ///< physical, and for sale
    int standardGuests = 2;
    int maxGuests = 2;
    friend bool operator==(const TypeDraft &, const TypeDraft &) = default;
};

struct HotelDraft {
    QString name;
    QString timeZone = QStringLiteral("UTC");
    std::vector<TypeDraft> types;  ///< by code
    QStringList channels;
    ActorId by = kDeskActor;  ///< whoever brings it in; where a hotel has users, an administrator

    int rooms() const;
};

/// Capacity of each room type is its busiest night by assigned type: guests who stayed as long as
/// they stayed, and bookings that are still expected.
HotelDraft draftHotel(const BookingFile &file, const QString &name, const QString &timeZone);

/// Replaces capacities ("A" -> 50). A code that is not there, or a capacity below 0 or above
/// 10,000, is an error on the code.
Result<void> setRooms(HotelDraft &draft, const QMap<QString, int> &rooms);

/// The nightly rate of each type (as in BookingFile::typeCodes) on the nights of `range`, minor
/// units: the median of the stays reserved for that type that cover the night. Where there is
/// none: the nearest night within a week, else the same weekday 52 weeks away, else the type's
/// median, else the hotel's; -1 where the file knows no price at all.
std::vector<std::vector<qint64>> nightlyRates(const BookingFile &file, Stay range);

/// Ready for Engine::saveHotel: a pool and numbered rooms for each type, a front desk and the
/// file's channels, the rate plan BAR. Business date is the day of the first booking; the ledger
/// begins with the first arrival.
engine::HotelSetup setupOf(const HotelDraft &draft, const BookingFile &file,
                           inventory::AuditMode audit);

}  // namespace roomrack::imports
