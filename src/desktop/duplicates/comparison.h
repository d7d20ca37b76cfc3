// SPDX-License-Identifier: GPL-3.0-or-later
// Two bookings, or a booking and a request, field by field in words: what each says, and how alike
// that is to the search for duplicates.
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
    Stay stay;  ///< no nights: not known
    RoomTypeId roomType;
    qint32 rooms = 0;
    qint64 total = 0;  ///< minor units
    Instant arrived;   ///< zero: not known
    ChannelId channel;
    QString payment;
    dedup::Traits traits;  ///< what is compared
};

struct CompareLine {
    QString label;
    QString first;
    QString second;
    QString word;          ///< "same after normalising"; empty: nothing to say
    bool differs = false;  ///< the texts do; the search may take them for the same
    friend bool operator==(const CompareLine &, const CompareLine &) = default;
};

/// "same", "same after normalising", "same without country code", "2 nights differ".
QString fieldWord(const dedup::FieldLikeness &field, const QString &first, const QString &second);
std::vector<CompareLine> compareSides(const HotelView &view, const CompareSide &first,
                                      const CompareSide &second, const QLocale &locale);

/// A line of the log with what the file knows about both bookings.
struct DuplicateCase {
    booking::DuplicateRow row;
    std::optional<storage::BookingRow> first, mine;     ///< none: not booked, or not yet
    std::vector<booking::SagaRow> firstPaid, minePaid;  ///< their payments
};
/// For the read desk's thread. NotFound: there is no such line.
Result<DuplicateCase> duplicateCase(storage::Reader &reader, PropertyId property,
                                    dedup::CandidateId id);
/// The one that was there, as it is now.
CompareSide firstSide(const HotelView &view, const DuplicateCase &it);
/// The one that came, as it was asked for.
CompareSide newSide(const DuplicateCase &it);
/// Of a booking in the file; what is compared the caller fills in.
CompareSide sideOf(const storage::BookingRow &row, const std::vector<booking::SagaRow> &paid);

/// "14:32:06" of the hotel's business date and the calendar day after, "18 Jul 14:32" of others.
QString duplicateTime(const HotelView &view, Instant at, const QLocale &locale);
/// How many of the fields that identify a guest and a stay agree, or nearly, and of how many.
std::pair<int, int> agreeing(const dedup::Traits &a, const dedup::Traits &b);

}  // namespace roomrack::desktop
