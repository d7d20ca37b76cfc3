// SPDX-License-Identifier: GPL-3.0-or-later
// The property that a booking file describes: room types, number of rooms of each, and nightly
// rates. The user can edit the draft before the property is created.
#pragma once

#include "engine/engine.h"
#include "imports/booking_file.h"

#include <QtCore/QMap>

namespace roomrack::imports {

struct TypeDraft {
    QString code;
    int rooms = 0;  ///< physical rooms, all for sale
    int standardGuests = 2;
    int maxGuests = 2;
    friend bool operator==(const TypeDraft &, const TypeDraft &) = default;
};

struct HotelDraft {
    QString name;
    QString timeZone = QStringLiteral("UTC");
    std::vector<TypeDraft> types;  ///< sorted by code
    QStringList channels;
    ActorId by = kDeskActor;  ///< the importing user; an administrator if users exist

    int rooms() const;
};

/// Capacity of each room type is its busiest night by assigned type: actual stays of departed
/// guests, and bookings still expected.
HotelDraft draftHotel(const BookingFile &file, const QString &name, const QString &timeZone);

/// Replaces capacities ("A" -> 50). An unknown code, or a capacity below 0 or above 10,000, is an
/// error on the code.
Result<void> setRooms(HotelDraft &draft, const QMap<QString, int> &rooms);

/// The nightly rate of each type (order of BookingFile::typeCodes) for the nights of `range`, in
/// minor units: the median over stays booked for that type that cover the night. Fallbacks: the
/// nearest night within a week, the same weekday 52 weeks away, the type's median, the property's
/// median; -1 where the file has no price at all.
std::vector<std::vector<qint64>> nightlyRates(const BookingFile &file, Stay range);

/// Market segments for the names that the hotel has not, whatever their case: with negative ids and
/// codes made of the names ("ONLINETA").
std::vector<inventory::MarketSegment> newSegments(
    const QStringList &names, const std::vector<inventory::MarketSegment> &existing);

/// Input for Engine::saveHotel: a pool and numbered rooms for each type, a front desk, the file's
/// channels and market segments, and the rate plan BAR. The business date is the day of the first
/// booking; the ledger starts at the first arrival.
engine::HotelSetup setupOf(const HotelDraft &draft, const BookingFile &file,
                           inventory::AuditMode audit);

}  // namespace roomrack::imports
