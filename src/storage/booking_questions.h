// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about bookings and nights (storage/reader.h), and their answers.
#pragma once

#include "booking/batch.h"
#include "booking/booking.h"
#include "booking/record.h"
#include "core/error.h"
#include "pricing/tax_lines.h"

#include <QtCore/QStringList>

#include <optional>
#include <vector>

namespace roomrack::storage {

enum class BookingSort : quint8 {
    Number,
    Guest,
    CheckIn,
    CheckOut,
    Created,
    Total,
    Status,
    RoomType,
    Channel,
    Nights
};
constexpr BookingSort lastOf(BookingSort)
{
    return BookingSort::Nights;
}

struct BookingQuery {
    PropertyId property;
    QString search;  ///< number, guest, e-mail, reference; parts, any case
    std::vector<booking::BookingStatus> statuses;  ///< empty: all
    std::vector<RoomTypeId> roomTypes;             ///< empty: all
    std::vector<ChannelId> channels;               ///< empty: all
    std::vector<SegmentId> segments{};             ///< empty: all
    std::optional<Stay> overlaps;                  ///< in house on any of these nights
    std::optional<Stay> arriving;                  ///< check-in within
    BookingSort sort = BookingSort::CheckIn;
    bool descending = false;
};

struct BookingRow {
    booking::Booking booking;
    booking::Guest guest;
    QStringList rooms;  ///< codes of assigned rooms
    qint64 fee = 0;     ///< cancellation or no-show fee, or walk cost; minor units
    std::optional<booking::Charge> charge{};  ///< in the guest's currency, if different
    QString reason{};  ///< of its cancellation or reinstatement, if that is its newest version
    /// Codes of the rooms tonight, before the arrival on the first night, and after the stay on the
    /// last one; without a room then those of the night before that has some, or the first ones.
    /// Only of OneBooking and DeskDay.
    QStringList roomsNow{};
    pricing::StayTaxes taxes{};    ///< lines as they were told to the guest; none: without rules
    bool taxesAreDamaged = false;  ///< there are lines, but they cannot be read
};

/// For the walk list.
struct ArrivalRow {
    BookingRow row;
    qint32 earlierStays = 0;
};

/// A booking from another system, and its status.
struct ForeignBooking {
    ChannelId channel;
    booking::ForeignKey key;
    BookingId booking;
    booking::BookingStatus status{};
    qint32 version = 1;
};

struct BookingPage {
    qint64 total = 0;  ///< rows that match the query
    qint64 offset = 0;
    std::vector<BookingRow> rows;
};

/// Room assignments for the room plan of some nights.
struct RoomPlan {
    struct Given {
        RoomId room;
        BookingId booking;  ///< none: the room is out of order
        Stay nights;
    };
    std::vector<BookingRow> bookings;  ///< sold on any of the nights; by number
    std::vector<Given> given;          ///< on those nights, by room and night
    /// By guests in house who have no other room tonight: from the end of their assignment to
    /// tonight. One night: due out today, or the stay goes on; more: overdue.
    std::vector<Given> occupied;
};

/// One night's figures, for reports and the figures strip. Source of the formulas: STR's industry
/// definitions; ADR counts only rooms that are occupied and paid for.
struct DayFigures {
    Night night;
    qint32 rooms = 0;     ///< physical - out of order
    qint32 occupied = 0;  ///< room-nights of bookings that count as sold
    qint32 paid = 0;      ///< of those, with a price above 0
    qint64 revenue = 0;   ///< minor units, with VAT, also one on top of the booking's total
    /// What channels keep of it; of bookings without one of their own by the channel's settings.
    qint64 commission = 0;
    double occupancy() const { return rooms > 0 ? double(occupied) / rooms : 0; }
    double adr() const { return paid > 0 ? double(revenue) / paid : 0; }       ///< minor units
    double revPar() const { return rooms > 0 ? double(revenue) / rooms : 0; }  ///< minor units
};

/// The rows from `offset` on, at most `limit`.
struct Bookings {
    static constexpr char kName[] = "bookings";
    using Answer = BookingPage;
    BookingQuery query;
    qint64 offset = 0;
    qint64 limit = 0;
};

/// NotFound: there is no such booking.
struct OneBooking {
    static constexpr char kName[] = "booking";
    using Answer = BookingRow;
    PropertyId property;
    BookingId booking;
};

/// Bookings and assigned rooms of these nights.
struct RoomPlanOf {
    static constexpr char kName[] = "room-plan";
    using Answer = RoomPlan;
    PropertyId property;
    Stay nights;
};

/// Assigned: to a booking whose guest has not arrived. Occupied: by a guest in house, also one who
/// is overdue tonight or stays on without a room, or used on that night by one who has checked out.
/// DueOut: it can be given, but last night's guest has to check out first.
enum class RoomUse : quint8 { DueOut, Assigned, Occupied, OutOfOrder };
constexpr RoomUse lastOf(RoomUse)
{
    return RoomUse::OutOfOrder;
}
struct TakenRoom {
    RoomId room;
    RoomUse use{};
    friend bool operator==(const TakenRoom &, const TakenRoom &) = default;
};
/// How rooms are taken on any of these nights, as the room plan shows it: one entry for each use of
/// a room. Rooms without one are free, but for holds. Who has a room is not read.
struct TakenRooms {
    static constexpr char kName[] = "taken-rooms";
    using Answer = std::vector<TakenRoom>;
    PropertyId property;
    Stay nights;
};

/// What was recorded while a business date was the current one.
struct DayMovements {
    std::vector<BookingId> arrived;
    std::vector<BookingId> departed;  ///< also on the day of their arrival, or overdue
    std::vector<BookingId> noShows;
};
/// The dates of a stay do not tell: one that ends on the day of its arrival keeps its first night.
/// Of history that is imported later, only what concerns the date counts.
struct MovementsOf {
    static constexpr char kName[] = "day-movements";
    using Answer = DayMovements;
    PropertyId property;
    Night day;
};

/// Front desk list of a business date: all guests due or in house, those who departed on it, and
/// no-shows of it and of yesterday. By number.
struct DeskDay {
    static constexpr char kName[] = "desk-day";
    using Answer = std::vector<BookingRow>;
    PropertyId property;
    Night today;
};

/// All records of a booking (or its hold), oldest first.
struct BookingHistory {
    static constexpr char kName[] = "booking-history";
    using Answer = std::vector<booking::Record>;
    PropertyId property;
    BookingId booking;
};

/// Records of bookings, without holds, after record `afterSeq`, oldest first: at most `limit`.
/// Repeat with the last one's number until the result is empty.
struct BookingRecords {
    static constexpr char kName[] = "booking-records";
    using Answer = std::vector<booking::Record>;
    PropertyId property;
    qint64 afterSeq = 0;
    int limit = 0;
};

/// One entry per night of the range, in order.
struct NightFigures {
    static constexpr char kName[] = "figures";
    using Answer = std::vector<DayFigures>;
    PropertyId property;
    Stay nights;
};

/// What the bookings of a market segment are of a period.
struct SegmentFigures {
    SegmentId segment;    ///< none: bookings without one
    qint32 bookings = 0;  ///< with a night in the period
    DayFigures sums{};    ///< over the nights of the period; without rooms and a night
};
/// Of the segments that have bookings in these nights, by id.
struct FiguresBySegment {
    static constexpr char kName[] = "figures-by-segment";
    using Answer = std::vector<SegmentFigures>;
    PropertyId property;
    Stay nights;
};

/// Arrivals of the night that have not checked in, and the number of the same guest's (by
/// e-mail) earlier stays; ordered by number.
struct Arrivals {
    static constexpr char kName[] = "arrivals";
    using Answer = std::vector<ArrivalRow>;
    PropertyId property;
    Night night;
};

/// The hotel that a walked guest was sent to; NotFound if the guest was not walked.
struct WalkOf {
    static constexpr char kName[] = "walk";
    using Answer = booking::WalkRow;
    PropertyId property;
    BookingId booking;
};

/// Guest name, for activity lines.
struct GuestName {
    static constexpr char kName[] = "guest-name";
    using Answer = QString;
    PropertyId property;
    BookingId booking;
};

/// All bookings from other systems, in no particular order.
struct ForeignBookings {
    static constexpr char kName[] = "foreign-bookings";
    using Answer = std::vector<ForeignBooking>;
    PropertyId property;
};

}  // namespace roomrack::storage
