// SPDX-License-Identifier: GPL-3.0-or-later
// Two bookings, or a booking and a request, field by field as text: both values, and how similar
// the duplicate filter considers them.
#pragma once

#include "booking/request_rows.h"
#include "desktop/session/hotel_view.h"
#include "storage/reader.h"

#include <QtCore/QLocale>

#include <vector>

namespace roomrack::desktop {

struct CompareSide {
    QString heading;  ///< "BK-10479 · Confirmed"
    booking::Guest guest;
    Stay stay;  ///< no nights: unknown
    RoomTypeId roomType;
    qint32 rooms = 0;
    qint64 total = 0;  ///< minor units
    Instant arrived;   ///< zero: unknown
    ChannelId channel;
    QString payment;
    dedup::Traits traits;  ///< the compared fields
};

struct CompareLine {
    QString label;
    QString first;
    QString second;
    QString word;          ///< "same after normalisation"; may be empty
    bool differs = false;  ///< the texts differ; the filter may treat them as equal
    friend bool operator==(const CompareLine &, const CompareLine &) = default;
};

/// "same", "same after normalisation", "same without country code", "2 nights different".
QString fieldWord(const dedup::FieldLikeness &field, const QString &first, const QString &second);
std::vector<CompareLine> compareSides(const HotelView &view, const CompareSide &first,
                                      const CompareSide &second, const QLocale &locale);

/// A line of the log with the related data of both bookings.
struct DuplicateCase {
    booking::DuplicateRow row;
    std::optional<storage::BookingRow> first, mine;     ///< none: not booked (yet)
    std::vector<booking::SagaRow> firstPaid, minePaid;  ///< their payments
};
/// Called on the thread of AsyncReader. NotFound: there is no such line.
Result<DuplicateCase> duplicateCase(storage::Reader &reader, PropertyId property,
                                    dedup::CandidateId id);
/// The existing booking in its current state.
CompareSide firstSide(const HotelView &view, const DuplicateCase &it);
/// The new booking, as requested.
CompareSide newSide(const DuplicateCase &it);
/// From a booking in the file; the caller sets the compared fields.
CompareSide sideOf(const storage::BookingRow &row, const std::vector<booking::SagaRow> &paid);

/// "14:32:06" on the hotel's business date and the calendar day after it, "18 Jul 14:32" on other
/// days.
QString duplicateTime(const HotelView &view, Instant at, const QLocale &locale);
/// How many of the fields that identify a guest and a stay are equal or similar, and how many are
/// compared.
std::pair<int, int> agreeing(const dedup::Traits &a, const dedup::Traits &b);

}  // namespace roomrack::desktop
